import type { ReactNode } from "react";
import { type EmbedConsent, EmbedGate, type EmbedGateWords } from "../consent/embed-gate.tsx";
import type { EmbeddedVideo } from "./player.ts";
import { ProviderPlayer, type ProviderPlayerWords } from "./provider-player.tsx";

/** What is said of a video at a provider, before it is allowed and after. */
export interface ProviderVideoWords extends EmbedGateWords, ProviderPlayerWords {}

export interface ProviderVideoProps {
	readonly title: string;
	readonly video: EmbeddedVideo;
	/** The host that the provider's frame comes from. */
	readonly host: string;
	/** Where the provider shows the video on a page of its own. */
	readonly href: string;
	readonly consent: EmbedConsent;
	readonly words: ProviderVideoWords;
	/** A picture of our own; it stands where the video does not. */
	readonly still: ReactNode;
}

/** A video at a provider, behind its gate (VD-5). */
export function ProviderVideo({ title, video, host, href, consent, words, still }: ProviderVideoProps) {
	return (
		<EmbedGate title={title} href={href} consent={consent} words={words} still={still}>
			{({ byHand }) => <ProviderPlayer title={title} video={video} host={host} still={still} words={words} startsAtOnce={byHand} />}
		</EmbedGate>
	);
}
