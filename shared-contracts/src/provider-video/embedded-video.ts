// Loads a provider's video with its texts. They travel with the pages that have such a video; other pages don't load
// them.

import {
	PROVIDER_HOSTS,
	PROVIDER_NAMES,
	type ProviderVideo,
	providerAddress,
	providerVideo,
	type VideoProvider,
} from "../content/video-provider.ts";
import { createI18n, loadMessages } from "../language/i18n.ts";
import type { Locale } from "../language/locale.ts";
import type { MessageSource } from "../language/messages.ts";

/** Data of a provider's video. With a title, a still and the service `consent`, `ProviderVideo` can render it. */
export interface EmbeddedVideo {
	/** Undefined if the source is a provider's address that is no single video: then only its link is shown. */
	readonly video: ProviderVideo | undefined;
	/** The host that the provider's frame comes from. */
	readonly host: string;
	/** The video's page at the provider. */
	readonly href: string;
	readonly words: EmbeddedVideoWords;
}

/** Texts before consent, after it, and on failure. */
export interface EmbeddedVideoWords {
	readonly closed: string;
	readonly opened: string;
	readonly once: string;
	readonly always: string;
	readonly notStored: string;
	readonly remove: string;
	readonly link: string;
	readonly play: string;
	readonly failed: string;
	/** Introduces the provider's own message. */
	readonly says: string;
	readonly failures: Readonly<Record<"invalid" | "missing" | "not-embeddable" | "unplayable" | "unreachable", string>>;
}

const i18n = createI18n({ strict: true });
const read: MessageSource = (tag) => import(`./messages/${tag}.json`);

/** Loads a provider's video with texts in a language. @param source its address there or its number */
export async function embeddedVideo(locale: Locale, kind: VideoProvider, source: string): Promise<EmbeddedVideo> {
	await loadMessages(i18n, "shared-contracts/provider-video", locale, read);
	const text = i18n.getFixedT(locale, "shared-contracts/provider-video");
	const provider = PROVIDER_NAMES[kind];
	const host = PROVIDER_HOSTS[kind];
	return {
		video: providerVideo(kind, source),
		host,
		href: providerAddress(kind, source),
		words: {
			closed: text("gate.closed", { provider, host }),
			opened: text("gate.opened", { provider }),
			once: text("gate.once"),
			always: text("gate.always"),
			notStored: text("gate.notStored"),
			remove: text("gate.remove"),
			link: text("link", { provider }),
			play: text("play"),
			failed: text("failed"),
			says: text("says", { provider }),
			failures: {
				invalid: text("failure.invalid"),
				missing: text("failure.missing", { provider }),
				"not-embeddable": text("failure.notEmbeddable", { provider }),
				unplayable: text("failure.unplayable", { provider }),
				unreachable: text("failure.unreachable", { provider }),
			},
		},
	};
}
