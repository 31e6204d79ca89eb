// One step of a sign-in at a provider: its configuration, and the step's result.

import { customFetch } from "@auth/core";
import type { OIDCConfig } from "@auth/core/providers";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import { createRemoteJWKSet, jwtVerify, customFetch as keysFetch } from "jose";
import { clockTolerance } from "oauth4webapi";
import { z } from "zod/mini";
import type { Claims } from "./provider-claims.ts";

/** The provider in addresses: `/api/auth/callback/oidc`. */
export const PROVIDER_ID = "oidc";

/**
 * Allowed difference between the provider's and the site's clocks, in s (OpenID Connect Core 1.0, 3.1.3.7, leaves it to
 * the client).
 */
const CLOCK_TOLERANCE_SECONDS = 60;

/** The used part of a provider's configuration; Auth.js reads the rest. */
const configuration = z.object({
	jwks_uri: z.url(),
	token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

/** A step. */
export interface ProviderTrip {
	readonly provider: SignInProvider;
	/** The provider as Auth.js takes it. */
	readonly config: OIDCConfig<Claims>;
	/**
	 * Returns a person's claims after verifying their signature.
	 * @throws Error if they are not the provider's, or for another site
	 */
	claims(idToken: string | undefined, userinfo: Claims): Promise<Claims>;
	/** True if the provider could not be reached, or had an error. */
	readonly isAway: () => boolean;
}

/** The provider as Auth.js lists it. */
export function providerConfig({ name, issuer, clientId, clientSecret, scope }: SignInProvider): OIDCConfig<Claims> {
	return {
		...{ id: PROVIDER_ID, name, type: "oidc", issuer, clientId, clientSecret },
		authorization: { params: { scope } },
		checks: ["state", "nonce", "pkce"],
		// Many providers name groups in the userinfo alone.
		idToken: false,
		profile: ({ sub }) => ({ id: String(sub) }),
	};
}

/** Begins a step. Undefined: the provider's configuration cannot be had. */
export async function beginTrip(provider: SignInProvider): Promise<ProviderTrip | undefined> {
	const { issuer, clientId } = provider;
	const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
	const said = await provider.fetch(address).catch(() => undefined);
	if (!said?.ok) return undefined;
	const read = configuration.safeParse(await said.json().catch(() => undefined));
	if (!read.success) {
		provider.warn("The configuration of the provider cannot be read, or names no keys.");
		return undefined;
	}
	const { jwks_uri: keys, token_endpoint_auth_methods_supported: methods = ["client_secret_basic"] } = read.data;
	let away = false;
	const fetch: typeof globalThis.fetch = async (...call) => {
		try {
			const answer = await provider.fetch(...call);
			if (answer.status >= 500 || answer.status === 429) away = true;
			return answer;
		} catch (error) {
			away = true;
			throw error;
		}
	};
	return {
		provider,
		isAway: () => away,
		config: {
			...providerConfig(provider),
			client: {
				token_endpoint_auth_method: methods.includes("client_secret_basic")
					? "client_secret_basic"
					: "client_secret_post",
				[clockTolerance]: CLOCK_TOLERANCE_SECONDS,
			},
			[customFetch]: fetch,
		},
		async claims(idToken, userinfo) {
			// Auth.js trusts the connection that a token came by. The signature also protects unencrypted connections.
			const set = createRemoteJWKSet(new URL(keys), { [keysFetch]: fetch });
			const { payload } = await jwtVerify(idToken ?? "", set, {
				audience: clientId,
				clockTolerance: CLOCK_TOLERANCE_SECONDS,
			});
			return { ...userinfo, ...payload };
		},
	};
}
