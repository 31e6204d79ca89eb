// Shows the whole site at a moment, or with one launch, to the visitors of a signed link (CT-12): the same site over a
// copy of the content with another clock, in which launches are published. A cookie keeps a browser in the view. Nobody
// else's requests come here.

import {
	isMomentAllowed,
	LEAVE_MOMENT,
	MOMENT_PATH,
	type MomentClaim,
	momentQuery,
	readMomentClaim,
} from "@hub/content-model/preview/moment-link.server";
import { type MomentRows, readMoment } from "@hub/content-model/preview/moment-operation";
import { callOperation } from "@hub/shared-contracts/form/operation";
import { serialize } from "hono/utils/cookie";
import { cookieIn } from "../base/cookies.server.ts";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { SiteSearch } from "../search/search.server.ts";
import type { ContentCopy, OpenContent } from "../store/content.server.ts";
import { fieldsOf, filesIn } from "../store/follow-feed.server.ts";
import type { RowChanges } from "../store/store.server.ts";
import { FILES_COLLECTION, tables } from "../store/tables.server.ts";
import type { ShownMoment } from "./moment-bar.server.ts";
import { pathsOf } from "./previews.server.ts";

/** Cookie with the claim of a view. */
const MOMENT_COOKIE = "hub_moment";

/** The site over other content. */
type Fetch = (request: Request, socket: string | undefined) => Promise<Response>;

export interface MomentsOptions {
	readonly content: Pick<OpenContent["content"], "version">;
	readonly copyContent: OpenContent["copy"];
	readonly copySearch: SiteSearch["copy"];
	readonly operations: Operations;
	/** Opens the site over other content. */
	readonly open: (
		view: Pick<ContentCopy, "content"> & { readonly search: SiteSearch; readonly moment: ShownMoment },
	) => Fetch;
	/** Key that signs links. */
	readonly secret: string;
	/** True if the site is under https. */
	readonly secure: boolean;
	readonly publicUrl: string;
	readonly log: Pick<Log, "error">;
}

/** Serves the site at moments. */
export interface Moments {
	/** Opens a link, or leaves the view. */
	open(request: Request): Response;
	/** Responds to a request from a view; undefined for all others. */
	respond(request: Request, socket: string | undefined): Promise<Response | undefined>;
	close(): void;
}

/** True if a request may come from a view. Costs visitors nothing. */
export function maySeeMoment(cookie: string | undefined): boolean {
	return cookie?.includes(`${MOMENT_COOKIE}=`) ?? false;
}

/** An open view. */
interface View {
	readonly fetch: Fetch;
	/** Version of the content and stamp of the launches that it was made of. */
	readonly version: number;
	readonly stamp: string;
	/** Time of the last comparison with these, in ms. */
	checked: number;
	/** Closes it after this time without a request. */
	readonly idle: NodeJS.Timeout;
	close(): Promise<unknown>;
}

/** Open views, each with a copy of the content. */
const MAX_VIEWS = 3;
const IDLE_MS = 10 * 60_000;

/** Interval in which a view is compared with what it was made of, in ms. */
const CHECK_MS = 1_000;

/** Timeout of making a view, in ms, and of Directus' part in it. */
const MAKE_TIMEOUT_MS = 9_000;
const ROWS_TIMEOUT_MS = 6_000;

const NO_INDEX = { "x-robots-tag": "noindex", "cache-control": "no-store" };

/** Fields of the rows that the store has. */
const FIELDS = Object.fromEntries(
	[...tables.values()].flatMap((table) =>
		table.collection === FILES_COLLECTION ? [] : [[table.collection, pathsOf(fieldsOf(table))] as const],
	),
);

export function createMoments(options: MomentsOptions): Moments {
	const { content, copyContent, copySearch, operations, secret, secure, publicUrl, log } = options;
	const views = new Map<string, View>();
	const making = new Map<string, Promise<View | undefined>>();
	/** Requests from views. A view that is dropped closes after them, because any of them may read from it. */
	const running = new Set<Promise<Response>>();

	const claimIn = (query: URLSearchParams): MomentClaim | undefined => {
		const claim = readMomentClaim(query);
		return claim && isMomentAllowed(claim, secret, Date.now()) ? claim : undefined;
	};

	const drop = (key: string): void => {
		const view = views.get(key);
		if (!view) return;
		views.delete(key);
		clearTimeout(view.idle);
		// Requests that wait for the renewal may get this view.
		Promise.allSettled([making.get(key)])
			.then(() => Promise.allSettled(running))
			.then(view.close)
			.catch((error) => log.error({ error: String(error) }, "The copy of the content for a moment was not removed"));
	};

	const make = async (key: string, claim: MomentClaim, rows: MomentRows, version: number): Promise<View> => {
		const { changes, stamp, launch, isWhole } = rows;
		const at = "at" in claim ? claim.at : 0;
		const now = () => Math.max(at, Date.now());
		const copy = await copyContent({ changes: withFiles(changes), now });
		const search = await copySearch({ ...copy, now }).catch(async (error: unknown) => {
			await copy.close();
			throw error;
		});
		return {
			fetch: options.open({ ...copy, search, moment: { at: at > Date.now() ? at : undefined, launch, isWhole } }),
			version,
			stamp,
			checked: Date.now(),
			idle: setTimeout(() => drop(key), IDLE_MS).unref(),
			close: () => Promise.all([search.stop(), copy.close()]),
		};
	};

	/** Returns the view as it is, if nothing has changed, or a new one. */
	const renew = async (key: string, claim: MomentClaim): Promise<View | undefined> => {
		const version = content.version();
		const known = views.get(key);
		const stamp = known?.version === version ? known.stamp : undefined;
		const result = await callOperation(
			(operation, input) => operations(operation, input, AbortSignal.timeout(ROWS_TIMEOUT_MS), "query"),
			readMoment,
			{ claim, fields: FIELDS, ...(stamp ? { known: stamp } : {}) },
		);
		if (result.kind !== "rows") {
			if (known) known.checked = Date.now();
			// The view stays as it is if nothing has changed, or while Directus is down.
			return result.kind === "unknown" ? undefined : known;
		}
		const view = await make(key, claim, result, version);
		drop(key);
		views.set(key, view);
		for (const old of [...views.keys()].slice(0, -MAX_VIEWS)) drop(old);
		return view;
	};

	const viewOf = async (claim: MomentClaim): Promise<View | undefined> => {
		const key = keyOf(claim);
		const known = views.get(key);
		if (known) {
			// The least recently used one is closed first.
			views.delete(key);
			views.set(key, known);
			known.idle.refresh();
			if (known.version === content.version() && Date.now() - known.checked < CHECK_MS) return known;
		}
		if (making.size >= MAX_VIEWS && !making.has(key)) return known;
		const begun = making.get(key) ?? renew(key, claim).finally(() => making.delete(key));
		making.set(key, begun);
		const outcome = await withinDeadline(MAKE_TIMEOUT_MS, () => begun);
		return outcome.kind === "done" ? outcome.value : known;
	};

	const respond = async (claim: MomentClaim, request: Request, socket: string | undefined): Promise<Response> => {
		const view = await viewOf(claim).catch((error: unknown) => {
			log.error({ error: String(error) }, "The site at a moment could not be prepared");
			return undefined;
		});
		if (!view) {
			const headers = { ...NO_INDEX, "retry-after": "5" };
			return plainResponse("momentAway", { status: 503, values: { leave: publicUrl + LEAVE_MOMENT }, headers });
		}
		const response = await view.fetch(request, socket);
		for (const [name, value] of Object.entries(NO_INDEX)) response.headers.set(name, value);
		return response;
	};

	return {
		open(request) {
			const { searchParams } = new URL(request.url);
			const claim = claimIn(searchParams);
			if (!claim && !searchParams.has("leave")) return plainResponse("momentOver", { status: 404, headers: NO_INDEX });
			const maxAge = claim ? Math.floor(claim.until - Date.now() / 1_000) : 0;
			const value = claim ? momentQuery(claim) : "";
			const cookie = serialize(MOMENT_COOKIE, value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
			return new Response(null, { status: 302, headers: { location: "/", "set-cookie": cookie, ...NO_INDEX } });
		},
		async respond(request, socket) {
			const cookies = request.headers.get("cookie") ?? undefined;
			if (!maySeeMoment(cookies) || new URL(request.url).pathname === MOMENT_PATH) return undefined;
			const claim = claimIn(new URLSearchParams(cookieIn(cookies, MOMENT_COOKIE)));
			if (!claim) return undefined;
			if (request.method !== "GET" && request.method !== "HEAD") return plainResponse("momentSends", { status: 403 });
			const response = respond(claim, request, socket);
			running.add(response);
			return response.finally(() => running.delete(response));
		},
		close() {
			for (const key of views.keys()) drop(key);
		},
	};
}

/** Returns the key of the view that a link shows. Moments that have passed share one. */
function keyOf(claim: MomentClaim): string {
	if ("launch" in claim) return claim.launch;
	return claim.at > Date.now() ? String(claim.at) : "now";
}

/** Adds the files that rows point to, which the store has as rows of their own. */
function withFiles(changes: MomentRows["changes"]): readonly RowChanges[] {
	return changes.flatMap((change): readonly RowChanges[] => {
		const table = tables.get(change.collection);
		return table ? [{ collection: FILES_COLLECTION, rows: filesIn(table, change.rows), gone: [] }, change] : [];
	});
}
