// The replica gives the same rows as the content service.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import * as authors from "@hub/shared-contracts/cms/author";
import * as categories from "@hub/shared-contracts/cms/category";
import * as demos from "@hub/shared-contracts/cms/demo";
import * as events from "@hub/shared-contracts/cms/event";
import * as terms from "@hub/shared-contracts/cms/glossary-term";
import * as industries from "@hub/shared-contracts/cms/industry";
import * as menus from "@hub/shared-contracts/cms/navigation";
import * as pages from "@hub/shared-contracts/cms/page";
import * as partners from "@hub/shared-contracts/cms/partner";
import * as posts from "@hub/shared-contracts/cms/post";
import * as recordings from "@hub/shared-contracts/cms/recording";
import * as redirects from "@hub/shared-contracts/cms/redirect";
import * as references from "@hub/shared-contracts/cms/reference";
import * as resources from "@hub/shared-contracts/cms/resource";
import * as settings from "@hub/shared-contracts/cms/site-settings";
import * as useCases from "@hub/shared-contracts/cms/use-case";
import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRenderReader } from "../../src/content/render-reader.server.ts";
import { directusSource, type Read } from "../../src/directus/directus-source.server.ts";
import { createFeedClient } from "../../src/replica/feed-client.server.ts";
import { type FeedFollower, followFeed } from "../../src/replica/follow-feed.server.ts";
import { openReplica, type Replica } from "../../src/replica/replica-file.server.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { cmsUrl, cmsToken } = testSite().settings;
const source = directusSource(String(cmsUrl), String(cmsToken), log);

let folder: string;
let replica: Replica;
let follower: FeedFollower;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-replica-"));
	replica = openReplica(folder);
	follower = followFeed({
		replica,
		feed: createFeedClient(String(cmsUrl), String(cmsToken)),
		source,
		log,
		onChange: () => undefined,
	});
	await follower.filled;
});
afterAll(async () => {
	await follower.stop();
	source.stop();
	replica.close();
	rmSync(folder, { recursive: true });
});

/** What pages, feeds, sitemaps and the search ask of the content service. */
async function questions(): Promise<readonly ContentQuery<unknown>[]> {
	const all: ContentQuery<unknown>[] = [
		...[authors.authorEntries, authors.authorTexts, categories.categoryEntries, demos.demoEntries, demos.demoTexts],
		...[events.eventEntries, events.eventTexts, terms.termEntries, terms.termTexts, industries.industryEntries],
		...[industries.industryTexts, pages.pageEntries, pages.pageTexts, posts.postEntries, posts.postTexts],
		...[recordings.recordingEntries, recordings.recordingTexts, references.referenceEntries, references.referenceTexts],
		...[resources.resourceTexts, useCases.useCaseEntries, useCases.useCaseTexts, redirects.allRedirects()],
	];
	for (const { code } of LOCALES) {
		all.push(
			...[authors.authorsOf(code), categories.categoriesOf(code), demos.demosOf(code), events.announcedEvents(code, 10)],
			...[terms.glossaryOf(code), industries.industriesOf(code), menus.navigationOf(code), partners.partnersOf(code)],
			...[
				posts.postsOf(code),
				posts.newestPosts(code, 20),
				posts.postsMentioning(code, ["Daten", "über"], { field: "body", limit: 5 }),
			],
			...[
				recordings.recordingsOf(code),
				references.referencesOf(code),
				resources.resourcesOf(code),
				resources.resourceFacets(code),
			],
			...[
				settings.siteSettingsOf(code),
				useCases.useCasesOf(code),
				pages.pageOfRoute(code, "home"),
				categories.categoryTranslations("technology"),
			],
		);
		for (const [collection, bySlug] of Object.entries(BY_SLUG)) {
			const rows = await source.read({
				...{ collection, fields: ["slug"], sort: ["id"], limit: 200 },
				filter: { _and: [{ status: { _eq: "published" } }, { locale: { _eq: code } }] },
			});
			all.push(...rows.map(({ slug }) => bySlug(code, String(slug))));
		}
	}
	return all;
}

const BY_SLUG: Readonly<Record<string, (locale: Locale, slug: string) => ContentQuery<unknown>>> = {
	authors: authors.authorBySlug,
	categories: categories.categoryBySlug,
	demos: demos.demoBySlug,
	events: events.eventBySlug,
	glossary_terms: terms.termBySlug,
	industries: industries.industryBySlug,
	pages: pages.pageBySlug,
	posts: posts.postBySlug,
	recordings: recordings.recordingBySlug,
	client_references: references.referenceBySlug,
	use_cases: useCases.useCaseBySlug,
};

test("every query of the site gets the same rows from the replica as from the content service", async () => {
	const reads: Read[] = [];
	const noting = {
		read: async (read: Read) => {
			reads.push(read);
			return [];
		},
	};
	const reader = createRenderReader(noting, { log, signal: new AbortController().signal });
	for (const query of await questions()) {
		await reader.list(query);
		await reader.count(query).catch(() => undefined);
	}
	expect(reads.length).toBeGreaterThan(400);
	let rows = 0;
	for (const read of reads) {
		// Rows that are alike in all that a query sorts by come from the content service in any order.
		const total = "kind" in read ? read : { ...read, sort: [...read.sort, "id"] };
		const expected = await source.read(total);
		expect(replica.read(total), JSON.stringify(read).slice(0, 300)).toEqual(expected);
		rows += expected.length;
	}
	expect(rows).toBeGreaterThan(1_000);
}, 180_000);
