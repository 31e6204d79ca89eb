// The provider's sessions at /api/auth (SS-1): Auth.js speaks the protocol; what is true of the session stands in the shell's sealed
// cookie, from which its answers are made (TK-1).

import { Auth, type AuthConfig, skipCSRFCheck } from "@auth/core";
import { CredentialsSignin } from "@auth/core/errors";
import credentials from "@auth/core/providers/credentials";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";
import { ownTarget } from "@hub/shared-contracts/session/own-target";
import { z } from "zod/mini";

/** What the credentials provider is sent. */
const given = z.object({ email: z.string(), password: z.string(), otp: z.optional(z.string()) });

/** Answers of sessions are one visitor's own. */
const OWN = { "cache-control": "private, no-store" };

/** Answers an address below /api/auth; each answers to its own methods alone. */
export function answerAuth(...methods: readonly string[]) {
	return async (request: Request, context: ApiContext): Promise<Response> => {
		if (!methods.includes(request.method))
			return new Response(`This address takes ${methods.join(" and ")} only.\n`, {
				status: 405,
				headers: { allow: methods.join(", ") },
			});
		const answer = await Auth(asAsked(request), configFor(context));
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
	if (request.method !== "GET" && request.method !== "HEAD")
		return new Response("This address takes GET only.\n", { status: 405, headers: { allow: "GET, HEAD" } });
	if (context.session.cookieValue() === "") return Response.json({}, { headers: OWN });
	const answer = await answerAuth("GET")(new Request(request, { method: "GET" }), context);
	const body: unknown = await answer.json();
	return Response.json(body ?? {}, { status: answer.status, headers: OWN });
}

/** A sign-in by form wants a redirect, a script the address as JSON; both ask with POST, and nothing else changes anything. */
function asAsked(request: Request): Request {
	return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/** Why a sign-in failed, for `code` in the address that the answer names. */
class Refused extends CredentialsSignin {
	constructor(code: string) {
		super();
		this.code = code;
	}
}

function configFor({ session, secure }: ApiContext): AuthConfig {
	return {
		basePath: "/api/auth",
		secret: session.secretFor("provider"),
		trustHost: true,
		// Requests of other sites are refused before; see SS-1.
		skipCSRFCheck,
		useSecureCookies: secure,
		pages: { signIn: "/login", signOut: "/sign-out", error: "/login" },
		// What Auth.js would log may hold what was sent.
		logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
		session: { strategy: "jwt" },
		cookies: { sessionToken: { name: session.cookieName, options: { httpOnly: true, sameSite: "lax", path: "/", secure } } },
		jwt: {
			encode: () => session.cookieValue(),
			async decode() {
				const visitor = await session.visitor();
				switch (visitor.kind) {
					case "guest":
					case "unavailable":
						return null;
					case "account":
						return { sub: visitor.account.id, name: visitor.account.name, account: true };
					case "elsewhere":
						return { sub: visitor.name, name: visitor.name, account: false };
				}
			},
		},
		providers: [
			credentials({
				credentials: { email: {}, password: {}, otp: {} },
				async authorize(sent) {
					const read = given.safeParse(sent);
					if (!read.success) return null;
					const said = await session.signIn(read.data);
					if (said.kind !== "signed-in") throw new Refused(said.kind);
					return { name: read.data.email };
				},
			}),
		],
		callbacks: {
			redirect: ({ url, baseUrl }) => baseUrl + (ownTarget(url, baseUrl) ?? "/"),
			jwt: ({ token }) => token,
			session: ({ session: made, token }) => ({
				expires: made.expires,
				user: { name: token.name ?? "", account: token.account === true, ...(token.account ? { studio: session.studioUrl } : {}) },
			}),
		},
		events: {
			async signOut() {
				await session.signOut();
			},
		},
	};
}
