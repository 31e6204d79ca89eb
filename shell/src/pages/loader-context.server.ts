// What the loaders of remotes and of the shell itself read with: content, links, texts and the time; all that they use is noted.

import { collectionsOf } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type DeadlineClock, LINKS_PATIENCE } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Content } from "../content/content.server.ts";
import { createRenderReader } from "../content/render-reader.server.ts";
import type { Read } from "../directus/directus-source.server.ts";
import type { LivePages } from "../page-index/live-pages.server.ts";
import { previewReader } from "../preview/preview-reader.server.ts";
import type { Render } from "./page-request.server.ts";

/** What a loader of an owner, a remote or the shell itself, is given. @param clock is paused while content is awaited */
export type LoaderContexts = (render: Render, owner: string, signal: AbortSignal, clock: DeadlineClock) => LoaderContext<never>;

/** Dependencies. */
export interface LoaderContextOptions {
	readonly content: Pick<Content, "read" | "nodesOf">;
	readonly pages: LivePages;
	readonly log: Log;
	readonly publicUrl: string;
}

export function createLoaderContexts({ content, pages, log, publicUrl }: LoaderContextOptions): LoaderContexts {
	return ({ set, locale, use, preview }, owner, signal, clock) => {
		const source = {
			read(read: Read) {
				for (const collection of collectionsOf(read)) use.collections.add(collection);
				use.timed ||= read.timed ?? false;
				return clock.during(content.read(read));
			},
		};
		// Started beside the loader's reads, and awaited before any row is parsed.
		let known = pages.known(set);
		const ready = pages.of(set, LINKS_PATIENCE).then((now) => {
			known = now;
		});
		const links = { canonicalHref: (href: string) => known.links.editorsHref(href), parsedBefore: content.nodesOf };
		const live = createRenderReader(source, { log, signal, ready, context: links });
		return {
			locale,
			// A remote's loaders know its texts; the shell knows the remote by its name alone.
			t: textsIn(set.i18n, locale, owner) as never,
			content: preview ? previewReader(live, { preview, log, ready, context: links }) : live,
			signal,
			href: (key, params, other = locale) => known.links.href(key, params, other),
			siteUrl: publicUrl.replace(/\/$/, ""),
			get now() {
				use.timed = true;
				return new Date();
			},
		};
	};
}
