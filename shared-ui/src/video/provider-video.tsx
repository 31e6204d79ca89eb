import type { ReactNode } from "react";
import { type EmbedConsent, EmbedGate, type EmbedGateWords } from "../consent/embed-gate.tsx";
import type { EmbeddedVideo } from "./player.ts";
import { ProviderPlayer, type ProviderPlayerWords } from "./provider-player.tsx";

/** Texts for a provider's video, before and after consent. */
export interface ProviderVideoWords extends EmbedGateWords, ProviderPlayerWords {}

export interface ProviderVideoProps {
	readonly title: string;
	readonly video: EmbeddedVideo;
	/** The host that the provider's frame comes from. */
	readonly host: string;
	/** Page of the video at the provider. */
	readonly href: string;
	readonly consent: EmbedConsent;
	readonly words: ProviderVideoWords;
	/** Our own picture, shown in place of the video. */
	readonly still: ReactNode;
}

/** A video at a provider, behind its gate (VD-5). */
export function ProviderVideo({ title, video, host, href, consent, words, still }: ProviderVideoProps) {
	return (
		<EmbedGate title={title} href={href} consent={consent} words={words} still={still}>
			{({ manually }) => (
				<ProviderPlayer title={title} video={video} host={host} still={still} words={words} startsAtOnce={manually} />
			)}
		</EmbedGate>
	);
}
