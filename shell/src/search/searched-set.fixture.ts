// A release set whose one release has pages to be found, for tests.

import { entryRows } from "@hub/shared-contracts/cms/entry";
import { type ItemOf, select } from "@hub/shared-contracts/cms/select";
import { pages as blockPages } from "@hub/shared-contracts/collections/pages";
import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { type SearchRows, type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { Row } from "../directus/directus-source.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { allRoutesTable } from "../router/all-routes.fixture.ts";

const named = select(blockPages, "list", { also: ["slug"] });
const query = entryRows(named);
const MESSAGES = { page: "Page", pages: "Pages", "list.title": "Calendar", "list.summary": "What is coming up." };

/** What pages are called. */
export const KIND = { type: "page", label: "page", labels: "pages" };

const about: SearchRows<ItemOf<typeof named>>["about"] = ({ title, description }) => ({ title, summary: description });

/** Rows of pages at their slugs, said in a release's own words. */
export const pagesBySlug = (tell = about): SearchSource =>
	searchRows({ ...KIND, query, params: ({ slug, routeKey }) => (routeKey ? undefined : { slug: slug ?? "" }), about: tell });

/** A release with what is searched for at a route. */
export const release = (search: readonly SearchSource[], route = "page"): RemoteServer =>
	({ routes: { [route]: { search } } }) as unknown as RemoteServer;

/** A row of a page that is published in English. */
export const row = (slug: string, title: string, more: Row = {}): Row => ({
	id: slug,
	translation_key: slug,
	status: "published",
	locale: "en",
	slug,
	title,
	description: "About it.",
	...more,
});

/** Makes sets of one release each. */
export async function searchedSets(): Promise<(server: RemoteServer) => LoadedSet> {
	const i18n = createI18n();
	for (const locale of ["de", "en"] as const) await loadMessages(i18n, "everything", locale, async () => ({ default: MESSAGES }));
	return (server) => ({
		id: "0",
		remotes: new Map([["everything", { manifest: { name: "everything" } as never, server, sheets: new Map() }]]),
		table: allRoutesTable,
		i18n,
		slots: new Map(),
	});
}
