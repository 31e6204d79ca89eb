// Requests that change something: forms posted to pages, and calls to endpoints of remotes. Accepted from pages of this
// site alone (SS-1), and rate limited.

import { matchApiPath } from "@hub/shared-contracts/remote/api-path";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";
import type { SearchIn } from "@hub/shared-contracts/search/search";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import type { Context, Handler } from "hono";
import { ACTION_DEADLINE } from "../base/deadline.server.ts";
import type { Visitors } from "../base/visitors.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import { isOwnRequest } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { FormLimiter } from "./form-limiter.server.ts";
import type { SentForm } from "./page-responses.server.ts";

export interface FormPostsOptions {
	/** Responds to a form; see page-responses.server.ts. */
	readonly respond: (context: Context<Surroundings>, sent: SentForm) => Promise<Response>;
	readonly operations: Operations;
	readonly search: (set: LoadedSet) => SearchIn;
	/** Pseudonyms of a visitor, and of the visitor's network. */
	readonly visitorOf: Visitors;
	readonly networkOf: Visitors;
	readonly secure: boolean;
	readonly publicUrl: string;
	/** OpenID Connect provider, if configured. */
	readonly provider: SignInProvider | undefined;
	readonly limiter: Pick<FormLimiter, "consume">;
}

/** Handlers of requests that change something. */
export interface FormPosts {
	/** Handles a form that was posted to its page's address. */
	readonly page: Handler<Surroundings>;
	/** Handles requests to endpoints of remotes, below `/api/`. */
	readonly api: Handler<Surroundings>;
}

/** Creates the handlers. Forms and calls share one rate limit. */
export function createFormPosts({
	respond,
	operations,
	search,
	visitorOf,
	networkOf,
	secure,
	publicUrl,
	provider,
	limiter,
}: FormPostsOptions): FormPosts {
	return {
		async page(context) {
			const { raw: request } = context.req;
			if (!isOwnRequest(request)) return plainResponse("notOurs", { status: 403 });
			const visitor = visitorOf(request.headers, context.env.socket);
			const wait = await limiter.consume(visitor);
			if (wait) return respond(context, { form: new Map(), visitor, tooMany: true, wait });
			const form = await readPostedForm(request);
			if (!form) return plainResponse("formsOnly", { status: 415 });
			return respond(context, { form, visitor, network: networkOf(request.headers, context.env.socket) });
		},
		async api(context) {
			const { raw: request, path } = context.req;
			const isSafe = ["GET", "HEAD"].includes(request.method);
			if (!isSafe && !isOwnRequest(request))
				return context.json({ error: "This request did not come from a page of this site." }, 403);
			const wait = isSafe ? undefined : await limiter.consume(visitorOf(request.headers, context.env.socket));
			if (wait)
				return context.json({ error: `Too many at once. Try again in ${wait} s.` }, 429, {
					"retry-after": String(wait),
				});
			const endpoint = path.slice("/api/".length);
			const set = context.get("chosen")?.set;
			for (const { server } of set?.remotes.values() ?? []) {
				const match = matchApiPath(Object.keys(server?.api ?? {}), endpoint);
				const handler = match && server?.api?.[match.path];
				if (!set || !handler) continue;
				const operate: Operate = (operation, input) =>
					operations(operation, input, AbortSignal.timeout(ACTION_DEADLINE), isSafe ? "query" : "form");
				const session = context.get("session");
				const common = { secure, siteUrl: publicUrl, operate, provider };
				return handler(request, { ...common, search: search(set), params: match.params, session });
			}
			return context.json({ error: `There is nothing at /api/${endpoint}.` }, 404);
		},
	};
}

/**
 * Returns the fields of a posted form; of a field that comes several times, the last counts.
 * @returns undefined if the body is no form
 */
async function readPostedForm(request: Request): Promise<ReadonlyMap<string, string> | undefined> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	return type === "application/x-www-form-urlencoded" ? new Map(new URLSearchParams(await request.text())) : undefined;
}
