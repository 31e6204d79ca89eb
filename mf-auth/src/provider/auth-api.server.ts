// Sessions of providers at /api/auth (SS-1). Auth.js implements the protocol; the session itself is in the shell's
// encrypted cookie, from which responses are built (TK-1).

import { Auth } from "@auth/core";
import { ownPath } from "@hub/shared-contracts/address/own-path";
import { type ApiContext, type ApiHandler, methodNotAllowed } from "@hub/shared-contracts/remote/remote-server";
import { authConfig } from "./auth-config.server.ts";
import { beginSignIn, completeSignIn } from "./provider-api.server.ts";
import { PROVIDER_ID } from "./provider-client.server.ts";
import { readPage } from "./sign-in-cookies.server.ts";
import { readForm, redirectTo, wantsJson } from "./sign-in-responses.server.ts";

/** Responses about sessions are private. */
const PRIVATE = { "cache-control": "private, no-store" };

/** Begins a sign-in: on the page for it, or at the provider. */
export const handleSignIn = byProvider(redirectToLogin, { method: "POST", handle: beginSignIn });

/** Completes a sign-in, with posted credentials or with the provider's callback. */
export const handleCallback = byProvider(handleAuth("GET", "POST"), { method: "GET", handle: completeSignIn });

/** Handles the provider of the address: the site's own credentials, or the configured OpenID Connect provider. */
function byProvider(
	credentials: ApiHandler,
	oidc: { readonly method: string; readonly handle: ApiHandler },
): ApiHandler {
	return async (request, context) => {
		if (context.params.provider !== PROVIDER_ID) return credentials(request, context);
		if (!context.provider) return new Response("This site has no such provider.\n", { status: 404 });
		return request.method === oidc.method ? oidc.handle(request, context) : methodNotAllowed(oidc.method);
	};
}

/** Redirects to the sign-in page; a form may name it as `page` in its language. */
async function redirectToLogin(request: Request, { siteUrl, params }: ApiContext): Promise<Response> {
	if (request.method !== "POST") return methodNotAllowed("POST");
	if (params.provider !== "credentials") return new Response("This site has no such provider.\n", { status: 404 });
	const form = await readForm(request);
	const { origin } = browserUrl(request, siteUrl);
	const page = new URL(readPage(form.get("page"), siteUrl), origin);
	const target = ownPath(form.get("callbackUrl"), origin) ?? ownPath(form.get("callbackUrl"), siteUrl);
	if (target !== undefined) page.searchParams.set("to", target);
	return redirectTo(request, page.href, [], form);
}

/**
 * Returns a token that Auth.js clients request before posting. It is not checked: posts are protected by their origin
 * (SS-1).
 */
export function handleCsrf(request: Request): Response {
	if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed("GET", "HEAD");
	return Response.json({ csrfToken: crypto.randomUUID() }, { headers: PRIVATE });
}

/** Creates a handler for an address of Auth.js. */
export function handleAuth(...methods: readonly string[]) {
	return async (request: Request, context: ApiContext): Promise<Response> => {
		if (!methods.includes(request.method)) return methodNotAllowed(...methods);
		const response = await Auth(await toAuthRequest(request, context.siteUrl), authConfig(context));
		const headers = new Headers(response.headers);
		headers.delete("set-cookie");
		for (const cookie of response.headers.getSetCookie())
			if (!isUnused(cookie, context.session.cookieName)) headers.append("set-cookie", cookie);
		headers.set("cache-control", PRIVATE["cache-control"]);
		return new Response(response.body, { status: response.status, headers });
	};
}

/** True for unused cookies of Auth.js: the shell sets the session, and the response has the next address. */
function isUnused(cookie: string, sessionCookie: string): boolean {
	return cookie.startsWith(`${sessionCookie}=`) || /^[\w-]*authjs\.callback-url=/.test(cookie);
}

/** Returns the session object; an empty one means no session (SS-1). */
export async function handleSession(request: Request, context: ApiContext): Promise<Response> {
	if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed("GET", "HEAD");
	if (context.session.cookieValue() === "") return Response.json({}, { headers: PRIVATE });
	const response = await handleAuth("GET")(new Request(request, { method: "GET" }), context);
	const body: unknown = await response.json();
	return Response.json(body ?? {}, { status: response.status, headers: PRIVATE });
}

/** Forms expect a redirect. Scripts expect the address as JSON, which Auth.js only returns for a header. */
async function toAuthRequest(request: Request, siteUrl: string): Promise<Request> {
	const expectsJson = wantsJson(request, await readForm(request));
	const forwarded = new Request(
		browserUrl(request, siteUrl),
		request.method === "HEAD" ? { headers: request.headers } : request,
	);
	if (expectsJson) forwarded.headers.set("x-auth-return-redirect", "1");
	return forwarded;
}

/** Returns the requested address as the browser sees it: behind a proxy that terminates https, the request has http. */
function browserUrl({ url }: Request, siteUrl: string): URL {
	const [requested, site] = [new URL(url), new URL(siteUrl)];
	return requested.host === site.host ? new URL(requested.pathname + requested.search, site) : requested;
}
