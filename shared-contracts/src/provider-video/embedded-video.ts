// A video at a provider with all that a page says around it, for loaders: the words travel with the pages that have such a video, and no
// other page loads them.

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

/** What a page is given of a video at a provider; with a title, a still and the service `consent` it is what `ProviderVideo` renders. */
export interface EmbeddedVideo {
	/** Undefined where the source is an address of the provider's, but of no one video: then its link is all there is. */
	readonly video: ProviderVideo | undefined;
	/** The host that the provider's frame comes from. */
	readonly host: string;
	/** Where the provider shows the video on a page of its own. */
	readonly href: string;
	readonly words: EmbeddedVideoWords;
}

/** What is said of a video before it is allowed, after, and when it fails. */
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
	/** Before the provider's own words. */
	readonly says: string;
	readonly failures: Readonly<Record<"invalid" | "missing" | "not-embeddable" | "unplayable" | "unreachable", string>>;
}

const i18n = createI18n({ strict: true });
const read: MessageSource = (tag) => import(`./messages/${tag}.json`);

/** A video at a provider, in the words of a language. @param source its address there or its number */
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
