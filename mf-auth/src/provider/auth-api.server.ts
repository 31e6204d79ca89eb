// The provider's sessions at /api/auth (SS-1): Auth.js speaks the protocol; what is true of the session stands in the shell's sealed
// cookie, from which its answers are made (TK-1).

import { Auth } from "@auth/core";
import type { ApiContext, ApiHandler } from "@hub/shared-contracts/remote/remote-server";
import { authConfig } from "./auth-config.server.ts";
import { beginAtProvider, endAtProvider } from "./provider-api.server.ts";
import { PROVIDER_ID } from "./provider-trip.server.ts";

/** Answers of sessions are one visitor's own. */
const OWN = { "cache-control": "private, no-store" };

/** Begins a sign-in: with a form's fields here, or at the provider. */
export const answerSignIn = byProvider(answerAuth("POST"), { method: "POST", answer: beginAtProvider });

/** Ends a sign-in: with what was sent, or with what the provider says. */
export const answerCallback = byProvider(answerAuth("GET", "POST"), { method: "GET", answer: endAtProvider });

function byProvider(own: ApiHandler, elsewhere: { readonly method: string; readonly answer: ApiHandler }): ApiHandler {
	return async (request, context) => {
		if (context.params.provider !== PROVIDER_ID) return own(request, context);
		if (!context.provider) return new Response("This site has no such provider.\n", { status: 404 });
		return request.method === elsewhere.method ? elsewhere.answer(request, context) : wrongMethod([elsewhere.method]);
	};
}

/** Answers an address below /api/auth; each answers to its own methods alone. */
export function answerAuth(...methods: readonly string[]) {
	return async (request: Request, context: ApiContext): Promise<Response> => {
		if (!methods.includes(request.method)) return wrongMethod(methods);
		const answer = await Auth(asAsked(request), authConfig(context));
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

/** The session object; an empty one means no session (SS-1). */
export async function answerSession(request: Request, context: ApiContext): Promise<Response> {
	if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod(["GET", "HEAD"]);
	if (context.session.cookieValue() === "") return Response.json({}, { headers: OWN });
	const answer = await answerAuth("GET")(new Request(request, { method: "GET" }), context);
	const body: unknown = await answer.json();
	return Response.json(body ?? {}, { status: answer.status, headers: OWN });
}

/** A sign-in by form wants a redirect, a script the address as JSON; both ask with POST, and nothing else changes anything. */
function asAsked(request: Request): Request {
	return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

function wrongMethod(methods: readonly string[]): Response {
	return new Response(`This address takes ${methods.join(" and ")} only.\n`, {
		status: 405,
		headers: { allow: methods.join(", ") },
	});
}
