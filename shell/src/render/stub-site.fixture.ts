// A site of one remote with all routes, whose loaders are stubs, to test addresses and outcomes without content.

import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { PageDocuments, RemoteServer, RouteServer, SlotLoader } from "@hub/shared-contracts/remote/remote-server";
import { vi } from "vitest";
import type { Operations } from "../directus/operations.server.ts";
import { createLivePages } from "../links/live-pages.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { allRoutes } from "../router/all-routes.fixture.ts";
import { createSiteTable, type SiteRoute } from "../router/site-table.ts";
import { createPageLoader } from "./page-loader.server.ts";
import { createRegionLoader } from "./region-loader.server.ts";

export const page = (data: unknown = null) => found(data, { head: { title: "T", description: "" } });

/** A collection with one document, in English. */
export const IN_ENGLISH = "in_english";

export interface StubSite {
	readonly routes?: Readonly<Record<string, RouteServer>>;
	readonly slots?: Readonly<Record<string, SlotLoader>>;
	/** Changes of routes by key. */
	readonly declared?: Readonly<Record<string, Partial<SiteRoute>>>;
	readonly strategy?: LocaleStrategy;
	readonly operations?: Operations;
}

const echo: Operations = async (operation, input) => ({ kind: "done", data: { operation, input } });

/** Creates a site of one remote with all routes. Only the given ones have loaders. */
export function stubSite({
	routes = {},
	slots = {},
	declared = {},
	strategy = "prefix_except_default",
	operations = echo,
}: StubSite) {
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const content = {
		now: Date.now,
		ready: async () => undefined,
		list: () => [],
		count: () => 0,
		find: () => undefined,
		idsAfter: () => [],
		isUnchanged: () => true,
		vocabularyOf: () => undefined,
		outdatedSince: () => undefined,
		version: () => 1,
		linksVersion: () => 1,
		isReadable: () => true,
		addresses: ({ collection }: PageDocuments) =>
			collection === IN_ENGLISH ? [{ key: "1", locale: "en", params: {}, modified: undefined }] : [],
		addressesFrom: () => [],
		countAddresses: () => 0,
		onChange: () => () => {},
	};
	const publicUrl = "https://example.com";
	const regions = createRegionLoader({
		thirdParties: {},
		content,
		operations,
		search: () => () => ({ find: vi.fn(), suggest: vi.fn() }),
		pages: createLivePages({ content, strategy, publicUrl, reports: [] }),
		log,
		publicUrl,
	});
	const loader = createPageLoader({
		failures: { record: () => "0000000000" },
		liveSet: () => undefined,
		moment: undefined,
		regions,
		content,
		previews: async () => ({ kind: "missing" }),
		log,
		strategy,
		publicUrl,
		reports: [],
		middleware: {
			no: () => false,
			away: () => "/elsewhere",
			boom: () => Promise.reject(new Error("secret of the house")),
			hangs: () => new Promise(() => undefined),
		},
	});
	const manifest = {
		name: "everything",
		slots: Object.fromEntries(Object.keys(slots).map((name) => [name, { loads: true, chunks: { js: [], css: [] } }])),
	} as unknown as RemoteManifest;
	const set: LoadedSet = {
		id: "0",
		remotes: new Map([
			["everything", { manifest, server: { routes, slots } as unknown as RemoteServer, sheets: new Map() }],
		]),
		table: createSiteTable(allRoutes.map((route) => ({ ...route, ...declared[route.key] }))),
		i18n: createI18n(),
		slots: new Map(Object.keys(slots).map((name) => [name, "everything"])),
	};
	const visit = async (address: string, form?: Readonly<Record<string, string>>, cookie?: string) => {
		const { pathname, search } = new URL(address, "https://example.com");
		const request = {
			pathname,
			search,
			form: form && new Map(Object.entries(form)),
			cookie,
			acceptLanguage: undefined,
			cookies: "known=value",
		};
		return (await loader.load(set, request, await regions.begin())).result;
	};
	return { visit, log };
}
