// Renews cached pages before a visitor has to wait for them: one that has grown old while it is given, and those that are read most as soon
// as they are not right any more.

import type { ContentCache } from "../content/content-cache.server.ts";
import type { ReadAnswer } from "../content/read-registry.server.ts";
import { SET_HEADER, tabSet } from "../page/client-set.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import type { VariantHeaders } from "./request-variant.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** What a page is renewed for. */
export interface AskedFor {
	readonly set: LoadedSet;
	/** Path and query. */
	readonly address: string;
	readonly headers: VariantHeaders;
	/** `Accept-Encoding`. */
	readonly accepted: string | undefined;
}

/** Renews pages. */
export interface PageRenewal {
	/** Renews a page while it is served stale; of many requests, for the first one. */
	whileGiven(page: StoredPage, asked: AskedFor): void;
	/**
	 * From now on renews, two at a time, what a change leaves wrong of the pages that are read most, so that who comes next finds
	 * them. No visitor is given anything older meanwhile. @returns ends it
	 */
	afterChanges(): () => void;
}

/** Dependencies. */
export interface PageRenewalOptions {
	readonly cache: PageCache;
	readonly content: Pick<ContentCache, "onChange" | "isAway">;
	readonly live: Pick<LiveSet, "current">;
	/** Waits, for as long as a page would, until all changes that were reported are in how links are written. */
	readonly settle: (set: LoadedSet) => Promise<unknown>;
	/** Reads again what an answer was to. Never rejects. */
	readonly confirm: (answer: ReadAnswer) => Promise<unknown>;
	/** Renders the answer to an address, without a visitor. */
	readonly renew: (request: Request) => Promise<Response>;
	readonly publicUrl: string;
	readonly shellVersion: string;
}

/** After how long, in ms, a page is renewed again of which nothing came that could be cached. */
const RENEW_AGAIN = 10_000;

/** How long, in ms, changes are gathered; the content service gathers its reports, too. */
const GATHER = 5;

/** How many are made side by side: while one waits for the content service, another is rendered. */
const LANES = 2;

/** The most pages that are renewed for changes that came together. */
const MOST = 50;

export function createPageRenewal(options: PageRenewalOptions): PageRenewal {
	const { cache, content, live, settle, confirm, renew, publicUrl, shellVersion } = options;

	const renewed = async ({ set, address, headers, accepted }: AskedFor): Promise<void> => {
		const { cookie, acceptLanguage } = headers;
		const request = new Request(new URL(address, publicUrl), {
			headers: {
				[SET_HEADER]: tabSet(set.id, shellVersion),
				...(cookie ? { cookie } : {}),
				...(acceptLanguage ? { "accept-language": acceptLanguage } : {}),
				// Compressed as the next visitor will want it, and not cached in plain beside that.
				...(accepted ? { "accept-encoding": accepted } : {}),
			},
		});
		await renew(request).then(
			(response) => response.body?.cancel(),
			() => undefined,
		);
	};

	/** Whether the content service can be asked. */
	const isThere = () => !content.isAway();

	const renewOutdated = async (): Promise<void> => {
		const set = live.current();
		if (!set || !isThere()) return;
		await settle(set);
		const outdated = cache.takeOutdated(set, MOST).toReversed();
		const makeSome = async (): Promise<void> => {
			for (let asked = outdated.pop(); asked && isThere(); asked = outdated.pop()) {
				await Promise.all(cache.doubted(set, asked.address, asked.headers).map(confirm));
				// What it was made of may have turned out to be the same, or a visitor came first.
				if (!cache.isRight(set, asked.address, asked.headers)) await renewed({ set, ...asked });
			}
		};
		await Promise.all(Array.from({ length: LANES }, makeSome));
	};

	return {
		whileGiven(page, asked) {
			if (page.renewing) return;
			page.renewing = true;
			// What was made may not have been fit for the cache: it takes the page's place, or the page is renewed once more.
			void renewed(asked).then(() => {
				setTimeout(() => {
					page.renewing = false;
				}, RENEW_AGAIN).unref();
			});
		},
		afterChanges() {
			let timer: NodeJS.Timeout | undefined;
			let [working, again, ended] = [false, false, false];
			const wait = () => {
				timer ??= setTimeout(work, GATHER).unref();
			};
			const work = async () => {
				[timer, working, again] = [undefined, true, false];
				try {
					await renewOutdated();
				} finally {
					working = false;
				}
				if (again && !ended) wait();
			};
			const endListening = content.onChange(() => {
				if (working) again = true;
				else wait();
			});
			return () => {
				ended = true;
				endListening();
				clearTimeout(timer);
			};
		},
	};
}
