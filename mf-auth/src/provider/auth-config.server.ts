// Configures Auth.js for one request: its own token is not used, and its results come from the shell's session (TK-1).

import { type AuthConfig, skipCSRFCheck } from "@auth/core";
import { CredentialsSignin } from "@auth/core/errors";
import type { OIDCConfig } from "@auth/core/providers";
import credentials from "@auth/core/providers/credentials";
import { ownPath } from "@hub/shared-contracts/address/own-path";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";
import { z } from "zod/mini";
import type { Claims } from "./provider-claims.ts";
import { providerConfig } from "./provider-client.server.ts";
import { signInCookies } from "./sign-in-cookies.server.ts";

/** Input of the credentials provider. */
const credentialsInput = z.object({ email: z.string(), password: z.string(), otp: z.optional(z.string()) });

/** Reason of a failed sign-in, as `code` in the returned address. */
class Refused extends CredentialsSignin {
	constructor(code: string) {
		super();
		this.code = code;
	}
}

/** Hooks of a sign-in at a provider. */
export interface SignInHooks {
	readonly config: OIDCConfig<Claims>;
	/** Called with the provider's claims about a person. @throws Error if they are invalid */
	found(idToken: string | undefined, userinfo: Claims): Promise<void>;
	/** Called with an error. */
	failed(error: Error): void;
}

/** Returns Auth.js' configuration for one request. */
export function authConfig({ session, secure, provider }: ApiContext, hooks?: SignInHooks): AuthConfig {
	const oidc = hooks?.config ?? (provider && providerConfig(provider));
	const { state, nonce, pkceCodeVerifier, callbackUrl } = signInCookies(secure);
	return {
		basePath: "/api/auth",
		secret: session.secretFor("provider"),
		trustHost: true,
		// The shell refuses requests of other sites (SS-1).
		skipCSRFCheck,
		useSecureCookies: secure,
		pages: { signIn: "/login", signOut: "/sign-out", error: "/login" },
		// Auth.js' own log messages may contain credentials.
		logger: { error: (error) => hooks?.failed(error), warn: () => undefined, debug: () => undefined },
		session: { strategy: "jwt" },
		cookies: {
			...(hooks ? { state, nonce, pkceCodeVerifier, callbackUrl } : {}),
			sessionToken: { name: session.cookieName, options: { httpOnly: true, sameSite: "lax", path: "/", secure } },
		},
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
				async authorize(input) {
					const parsed = credentialsInput.safeParse(input);
					if (!parsed.success) return null;
					const result = await session.signIn(parsed.data);
					if (result.kind !== "signed-in") throw new Refused(result.kind);
					return { name: parsed.data.email };
				},
			}),
			...(oidc ? [oidc] : []),
		],
		callbacks: {
			async signIn({ account, profile }) {
				if (account?.type === "oidc") await hooks?.found(account.id_token, { ...profile });
				return true;
			},
			redirect: ({ url, baseUrl }) => baseUrl + (ownPath(url, baseUrl) ?? "/"),
			jwt: ({ token }) => token,
			session: ({ session: proposed, token }) => ({
				// Auth.js always proposes thirty days from now.
				expires: new Date(session.ends() ?? proposed.expires).toISOString(),
				user: {
					name: token.name ?? "",
					account: token.account === true,
					...(token.account ? { studio: session.studioUrl } : {}),
				},
			}),
		},
		events: {
			async signOut() {
				await session.signOut();
			},
		},
	};
}
