// Sessions of providers at /api/auth (SS-1). Auth.js implements the protocol; the session itself is in the shell's
// encrypted cookie, from which responses are built (TK-1).

import { Auth } from "@auth/core";
import type { ApiContext, ApiHandler } from "@hub/shared-contracts/remote/remote-server";
import { ownTarget } from "../own-target.ts";
import { authConfig } from "./auth-config.server.ts";
import { beginAtProvider, endAtProvider } from "./provider-api.server.ts";
import { PROVIDER_ID } from "./provider-trip.server.ts";
import { asksForAddress, formOf, leadOn } from "./provider-ways.server.ts";
import { readPage } from "./trip-cookies.server.ts";

/** Responses about sessions are private. */
const OWN = { "cache-control": "private, no-store" };

/** Begins a sign-in: on the page for it, or at the provider. */
export const answerSignIn = byProvider(leadToLogin, { method: "POST", answer: beginAtProvider });

/** Completes a sign-in, with posted credentials or with the provider's callback. */
export const answerCallback = byProvider(answerAuth("GET", "POST"), { method: "GET", answer: endAtProvider });

function byProvider(own: ApiHandler, elsewhere: { readonly method: string; readonly answer: ApiHandler }): ApiHandler {
	return async (request, context) => {
		if (context.params.provider !== PROVIDER_ID) return own(request, context);
		if (!context.provider) return new Response("This site has no such provider.\n", { status: 404 });
		return request.method === elsewhere.method ? elsewhere.answer(request, context) : wrongMethod([elsewhere.method]);
	};
}

/** Redirects to the page with the form, and from there back. A form may name this `page`, in its language. */
async function leadToLogin(request: Request, { siteUrl, params }: ApiContext): Promise<Response> {
	if (request.method !== "POST") return wrongMethod(["POST"]);
	if (params.provider !== "credentials") return new Response("This site has no such provider.\n", { status: 404 });
	const form = await formOf(request);
	const { origin } = addressOf(request, siteUrl);
	const page = new URL(readPage(form.get("page"), siteUrl), origin);
	const to = ownTarget(form.get("callbackUrl"), origin) ?? ownTarget(form.get("callbackUrl"), siteUrl);
	if (to !== undefined) page.searchParams.set("to", to);
	return leadOn(request, page.href, [], form);
}

/**
 * Returns a token that Auth.js clients request before posting. It is not checked: posts are protected by their origin
 * (SS-1).
 */
export function answerToken(request: Request): Response {
	if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod(["GET", "HEAD"]);
	return Response.json({ csrfToken: crypto.randomUUID() }, { headers: OWN });
}

/** Answers an address below /api/auth; each answers to its own methods alone. */
export function answerAuth(...methods: readonly string[]) {
	return async (request: Request, context: ApiContext): Promise<Response> => {
		if (!methods.includes(request.method)) return wrongMethod(methods);
		const answer = await Auth(await asAsked(request, context.siteUrl), authConfig(context));
		const headers = new Headers(answer.headers);
		headers.delete("set-cookie");
		for (const cookie of answer.headers.getSetCookie())
			if (!isUnused(cookie, context.session.cookieName)) headers.append("set-cookie", cookie);
		headers.set("cache-control", OWN["cache-control"]);
		return new Response(answer.body, { status: answer.status, headers });
	};
}

/** The session's cookie is set by the shell; where to go afterwards is in the answer. */
function isUnused(cookie: string, sessionCookie: string): boolean {
	return cookie.startsWith(`${sessionCookie}=`) || /^[\w-]*authjs\.callback-url=/.test(cookie);
}

/** Returns the session object; an empty one means no session (SS-1). */
export async function answerSession(request: Request, context: ApiContext): Promise<Response> {
	if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod(["GET", "HEAD"]);
	if (context.session.cookieValue() === "") return Response.json({}, { headers: OWN });
	const answer = await answerAuth("GET")(new Request(request, { method: "GET" }), context);
	const body: unknown = await answer.json();
	return Response.json(body ?? {}, { status: answer.status, headers: OWN });
}

/** Forms expect a redirect. Scripts expect the address as JSON, which Auth.js only returns for a header. */
async function asAsked(request: Request, siteUrl: string): Promise<Request> {
	const asksForJson = asksForAddress(request, await formOf(request));
	const asked = new Request(
		addressOf(request, siteUrl),
		request.method === "HEAD" ? { headers: request.headers } : request,
	);
	if (asksForJson) asked.headers.set("x-auth-return-redirect", "1");
	return asked;
}

/** Returns the requested address as the browser sees it: behind a proxy that terminates https, the request has http. */
function addressOf({ url }: Request, siteUrl: string): URL {
	const [asked, site] = [new URL(url), new URL(siteUrl)];
	return asked.host === site.host ? new URL(asked.pathname + asked.search, site) : asked;
}

function wrongMethod(methods: readonly string[]): Response {
	return new Response(`This address takes ${methods.join(" and ")} only.\n`, {
		status: 405,
		headers: { allow: methods.join(", ") },
	});
}
