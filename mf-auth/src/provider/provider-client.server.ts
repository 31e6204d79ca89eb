import { customFetch } from "@auth/core";
import type { OIDCConfig } from "@auth/core/providers";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import { createRemoteJWKSet, jwtVerify, customFetch as keysFetch } from "jose";
import { clockTolerance } from "oauth4webapi";
import { z } from "zod/mini";
import type { Claims } from "./provider-claims.ts";

/** Name of the provider in addresses: `/api/auth/callback/oidc`. */
export const PROVIDER_ID = "oidc";

/**
 * Allowed difference between the provider's and the site's clocks, in s (OpenID Connect Core 1.0, 3.1.3.7, leaves it to
 * the client).
 */
const CLOCK_TOLERANCE_SECONDS = 60;

/** Used part of the discovery document. Auth.js reads the rest. */
const configuration = z.object({
	jwks_uri: z.url(),
	token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

/** Client of a provider for one step of a sign-in. */
export interface ProviderClient {
	readonly provider: SignInProvider;
	/** Configuration for Auth.js. */
	readonly config: OIDCConfig<Claims>;
	/**
	 * Returns a person's claims after verifying their signature.
	 * @throws Error if they are not signed by the provider, or issued for another site
	 */
	claims(idToken: string | undefined, userinfo: Claims): Promise<Claims>;
	/** True if the provider could not be reached, or had an error. */
	readonly isUnreachable: () => boolean;
}

/** Configures a provider for Auth.js. */
export function providerConfig({ name, issuer, clientId, clientSecret, scope }: SignInProvider): OIDCConfig<Claims> {
	return {
		id: PROVIDER_ID,
		name,
		type: "oidc",
		issuer,
		clientId,
		clientSecret,
		authorization: { params: { scope } },
		checks: ["state", "nonce", "pkce"],
		// Many providers name groups in the userinfo alone.
		idToken: false,
		profile: ({ sub }) => ({ id: String(sub) }),
	};
}

/** Reads a provider's configuration and creates its client. Returns undefined if it is unreachable or invalid. */
export async function discoverProvider(provider: SignInProvider): Promise<ProviderClient | undefined> {
	const { issuer, clientId } = provider;
	const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
	const response = await provider.fetch(address).catch(() => undefined);
	if (!response?.ok) return undefined;
	const parsed = configuration.safeParse(await response.json().catch(() => undefined));
	if (!parsed.success) {
		provider.warn("The configuration of the provider cannot be read, or names no keys.");
		return undefined;
	}
	const { jwks_uri: keys, token_endpoint_auth_methods_supported: methods = ["client_secret_basic"] } = parsed.data;
	let unreachable = false;
	const fetch: typeof globalThis.fetch = async (...call) => {
		try {
			const response = await provider.fetch(...call);
			if (response.status >= 500 || response.status === 429) unreachable = true;
			return response;
		} catch (error) {
			unreachable = true;
			throw error;
		}
	};
	return {
		provider,
		isUnreachable: () => unreachable,
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
