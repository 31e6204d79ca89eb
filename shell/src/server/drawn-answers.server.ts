// Draws pages in place, from Node's server, where all that they are made of is kept: no Request and no Response is made, and no handler is
// passed (decision 047).

import type { Locale } from "@hub/shared-contracts/language/locale";
import { type LoadedPage, statusOf } from "../page/answer.ts";
import type { KeptLoad, KeptLoads } from "../page-cache/kept-loads.server.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import { chooseEncoding, compressAtOnce } from "./compression.server.ts";
import type { CookieHeaders } from "./language-choice.server.ts";
import { type DocumentRendering, renderAgain } from "./page-document.server.ts";
import { pageHeaders } from "./page-headers.server.ts";
import type { DirectAnswer } from "./ready-files.server.ts";
import type { RequestQueue } from "./request-queue.server.ts";
import type { ProtectionHeaders } from "./security.server.ts";

/** Dependencies. */
export interface DrawnAnswersOptions {
	readonly live: Pick<LiveSet, "current">;
	readonly loads: Pick<KeptLoads, "find">;
	readonly drawing: DocumentRendering;
	/** What every answer of the site says about itself. */
	readonly siteHeaders: Promise<ProtectionHeaders>;
	readonly turns: Pick<RequestQueue, "isIdle">;
	/** The `Set-Cookie` of an answer in a language, for who asks; see language-choice.server.ts. */
	readonly cookieFor: (set: LoadedSet, locale: Locale, headers: CookieHeaders) => string | undefined;
}

/** What all documents of a kept load have in common. */
interface Common {
	readonly page: LoadedPage;
	readonly place: URL;
	readonly status: number;
	/** Names and values by turns, as Node has them. */
	readonly headers: readonly string[];
	/** Whether it is to be compressed in a thread, and so not in place. */
	isLarge: boolean;
}

/** Answers pages that were drawn before and whose load is still right; all others go their usual way, and so do all while any has to wait. */
export function createDrawnAnswers(options: DrawnAnswersOptions): DirectAnswer {
	const { live, loads, drawing, turns, cookieFor } = options;
	let siteHeaders: ProtectionHeaders["pages"] | undefined;
	void options.siteHeaders.then(({ pages }) => {
		siteHeaders = pages;
	});
	const known = new WeakMap<KeptLoad, Common>();

	const commonOf = (loaded: KeptLoad, address: string): Common | undefined => {
		const before = known.get(loaded);
		const { answer, layout } = loaded;
		if (before || !siteHeaders || !layout || answer.kind === "moved") return before;
		const { vary, ...own } = pageHeaders(answer);
		const common = {
			page: { answer, layout },
			place: new URL(address, drawing.publicUrl),
			status: statusOf(answer),
			headers: Object.entries({ ...siteHeaders, ...own, vary: `${vary}, Accept-Encoding` }).flat(),
			isLarge: false,
		};
		known.set(loaded, common);
		return common;
	};

	return (incoming, outgoing) => {
		const { method, url = "", headers } = incoming;
		if ((method !== "GET" && method !== "HEAD") || !turns.isIdle()) return false;
		const set = live.current();
		const loaded = set && loads.find(set, url, { cookie: headers.cookie, acceptLanguage: headers["accept-language"] });
		const common = loaded && commonOf(loaded, url);
		if (!set || !common || common.isLarge) return false;
		const drawn = renderAgain(set, common.page, common.place, drawing);
		if (!drawn) return false;
		const accepted = headers["accept-encoding"];
		const encoding = chooseEncoding(typeof accepted === "string" ? accepted : undefined, "quick");
		const body = compressAtOnce(drawn.bytes, encoding);
		if (!body) {
			common.isLarge = true;
			return false;
		}
		const { cookie, referer, host } = headers;
		const choice = referer ? cookieFor(set, common.page.answer.locale, { cookie, referer, host }) : undefined;
		outgoing.writeHead(common.status, [
			...common.headers,
			...(encoding === "identity" ? [] : ["content-encoding", encoding]),
			...["content-length", String(body.length)],
			...(choice ? ["set-cookie", choice] : []),
		]);
		outgoing.end(method === "HEAD" ? undefined : body);
		return true;
	};
}
