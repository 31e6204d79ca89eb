// Caches what loaders answered for the pages that are requested most, as long as all that it was made of is valid: what is rendered again, for
// a visitor with other cookies, as data for a tab, or because pages are not cached, is rendered and little else (decision 047).

import { LRUCache } from "lru-cache";
import type { ContentCache } from "../content/content-cache.server.ts";
import { isShownToAll } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import type { LoadedDocument, PageLoader } from "../server/page-loader.server.ts";
import type { PageRequest } from "../server/region-loader.server.ts";
import { type Looked, type VariantHeaders, variantOf } from "./request-variant.server.ts";
import { createStandingOf, type Made, type StandingOptions } from "./standing.server.ts";

/** How a request is looked at. */
export interface Observed {
	/** What was looked at so far; what a load looks at is added. */
	readonly looked: Set<string>;
	readonly headers: VariantHeaders;
}

/** What was loaded, and when, in ms. */
export interface KeptLoad extends LoadedDocument {
	readonly at: number;
}

/** Loads pages, or has them. The same page in the same state is the same object. */
export interface KeptLoads {
	/**
	 * What is cached of a page and still valid; undefined where it has to be loaded.
	 * @param address path and query
	 */
	find(set: LoadedSet, address: string, headers: VariantHeaders): KeptLoad | undefined;
	/** As {@link PageLoader.load}. */
	load(set: LoadedSet, request: PageRequest, observed: Observed, known?: string): Promise<KeptLoad>;
}

/** Dependencies. */
export interface KeptLoadsOptions extends StandingOptions {
	readonly content: Pick<ContentCache, "answers" | "isAway"> & { heed(): void };
	readonly loader: PageLoader;
}

/** What is cached of an address, for requests that are alike in what the load looked at. */
interface Kept extends Made {
	readonly loaded: KeptLoad;
	readonly looked: Looked;
	readonly variant: string;
}

/** The most addresses: the rows of each are in memory as long as it is cached, some 50 kB. */
const ADDRESSES = 100;

/** The most variants of one: there are few that a visitor can be. */
const VARIANTS = 4;

export function createKeptLoads({ content, pages, loader, now = Date.now }: KeptLoadsOptions): KeptLoads {
	const release = ({ answers }: Kept) => {
		for (const answer of answers) content.answers.release(answer);
	};
	const byAddress = new LRUCache<string, Kept[]>({
		max: ADDRESSES,
		dispose: (variants) => {
			for (const kept of variants) release(kept);
		},
		noDisposeOnSet: true,
	});
	const standingOf = createStandingOf({ content, pages, now });

	const keep = (key: string, kept: Kept): void => {
		for (const answer of kept.answers) content.answers.hold(answer);
		const variants = byAddress.get(key) ?? [];
		const before = variants.findIndex(({ variant }) => variant === kept.variant);
		const gone = before >= 0 ? variants.splice(before, 1) : variants.splice(VARIANTS - 1);
		byAddress.set(key, [kept, ...variants]);
		for (const one of gone) release(one);
	};

	/** @param known the layout that a tab has; empty for a document */
	const keyOf = ({ id, lacks }: LoadedSet, address: string, known: string): string =>
		`${id}${lacks ? "-lacking" : ""} ${address} ${known}`;

	const find = (set: LoadedSet, key: string, headers: VariantHeaders): Kept | undefined => {
		content.heed();
		return byAddress
			.get(key)
			?.find((kept) => variantOf(kept.looked, headers) === kept.variant && standingOf(set, kept) === "fresh");
	};

	return {
		find: (set, address, headers) => find(set, keyOf(set, address, ""), headers)?.loaded,
		async load(set, request, { looked, headers }, known = "") {
			const at = now();
			if (request.form || request.tooMany) return { ...(await loader.load(set, request, known)), at };
			const key = keyOf(set, request.pathname + request.search, known);
			const kept = find(set, key, headers);
			if (kept) {
				for (const name of kept.looked) looked.add(name);
				return kept.loaded;
			}
			const loaded = { ...(await loader.load(set, request, known)), at };
			const { answer, usage, linksVersion, doubtful } = loaded;
			const variant = variantOf(looked, headers);
			const isShared = !usage.isStale() && !usage.isPrivate() && !usage.isLacking();
			if (doubtful || variant === undefined || !isShared || answer.kind !== "page" || !isShownToAll(answer)) return loaded;
			const made = { answers: [...usage.answers], links: [...usage.links], linksVersion, timed: usage.isTimed(), at };
			keep(key, { ...made, loaded, looked: new Set(looked), variant });
			return loaded;
		},
	};
}
