// The context of loaders: content, links, messages and the time. It records what they use, for the page cache.

import { TERM_ROUTE } from "@hub/content-model/cms/glossary-term";
import type { ContentQuery, ContentReader, LinkWriter } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { Log } from "../base/log.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import { previewReader } from "../preview/preview-reader.server.ts";
import type { Content } from "../store/content.server.ts";
import { createReader } from "../store/content-reader.server.ts";
import type { Render } from "./page-request.server.ts";

/** Creates contexts of loaders. */
export interface LoaderContexts {
	/** Reads content for a render. */
	reader(render: Render): ContentReader;
	/** The context of a remote's loader. */
	context(render: Render, remote: string, signal: AbortSignal): LoaderContext<never>;
}

export interface LoaderContextOptions {
	readonly content: Pick<Content, "list" | "count" | "vocabularyOf" | "now">;
	readonly pages: Pick<LivePages, "links">;
	readonly log: Log;
	readonly publicUrl: string;
}

export function createLoaderContexts({ content, pages, log, publicUrl }: LoaderContextOptions): LoaderContexts {
	const reader = ({ set, locale, use, preview }: Render): ContentReader => {
		const links = pages.links(set);
		const writer: LinkWriter = {
			canonicalHref: links.editorsHref,
			termHref: (slug) => links.href(TERM_ROUTE, { slug }, locale),
		};
		const onRead = ({ collection, over }: ContentQuery<unknown>): void => {
			use.collections.add(collection);
			use.timed ||= over !== undefined;
		};
		const live = createReader({ content, log, onRead, links: writer });
		return preview ? previewReader(live, { preview, log, vocabularyOf: content.vocabularyOf, links: writer }) : live;
	};
	return {
		reader,
		context(render, remote, signal) {
			const { set, locale, use } = render;
			const links = pages.links(set);
			return {
				locale,
				// A remote's loaders know its texts; the shell knows the remote by its name alone.
				t: textsIn(set.i18n, locale, remote) as never,
				content: reader(render),
				signal,
				href: (key, params, other = locale) => links.href(key, params, other),
				siteUrl: publicUrl.replace(/\/$/, ""),
				get now() {
					use.timed = true;
					return new Date(content.now());
				},
			};
		},
	};
}
