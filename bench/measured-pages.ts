// The pages that benchmarks look at in a browser: every kind in both languages, and the article.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BLOCK_PAGES, KNOWN_PAGES } from "../e2e/page-kinds.ts";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { publishArticle } from "./article-post.ts";
import { startSite } from "./started-site.ts";

/** A page in one of its languages. */
export interface MeasuredPage {
	/** The kind, and `article` for the one of 1,200 words. */
	readonly kind: string;
	readonly lang: "en" | "de";
	readonly url: string;
}

/**
 * Starts a site and hands on its pages.
 * @param choice a regular expression that `kind language` has to match; default all
 * @throws Error where none does
 */
export async function withPages<Value>(
	choice: string | undefined,
	look: (pages: readonly MeasuredPage[], folder: string) => Promise<Value>,
): Promise<Value> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	say("Starting a site");
	const site = await startSite(await ownSettings(join(folder, "site")));
	try {
		const article = { kind: "article", lang: "en", path: await publishArticle(site) } as const;
		const wanted = new RegExp(choice ?? "");
		const pages = [article, ...KNOWN_PAGES, ...BLOCK_PAGES].filter(({ kind, lang }) => wanted.test(`${kind} ${lang}`));
		if (pages.length === 0) throw new Error(`No page is called ${choice}: --path names pages by kind and language, as "home de".`);
		return await look(
			pages.map(({ kind, lang, path }) => ({ kind, lang, url: site.url + path })),
			folder,
		);
	} finally {
		await site.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
