// A real, certified OpenID Connect provider for tests, on its own port, with accounts that sign in immediately.

import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Options of a provider. */
export interface TestProviderOptions {
	/** Allowed redirect target. */
	readonly redirectUri: string;
	/** Claims of the account that signs in, besides `sub`. */
	readonly claims: Readonly<Record<string, unknown>>;
	/** Decides if the account signs in or refuses. Default `signs in`. */
	readonly visitor?: () => "signs in" | "refuses";
}

/** A provider that listens. */
export interface TestProvider {
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
	/** Acts as the browser, from the site's redirect to the provider up to the redirect back. */
	visit(address: string): Promise<string>;
	close(): Promise<void>;
}

const CLIENT = { client_id: "data-hub", client_secret: "a secret of the site and the provider" };

/** Opens a provider. */
export async function openTestProvider({
	redirectUri,
	claims,
	visitor = () => "signs in",
}: TestProviderOptions): Promise<TestProvider> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	// The server listens on a port, so its address is not a path.
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const key = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
	const provider = new Provider(issuer, {
		clients: [
			{ ...CLIENT, redirect_uris: [redirectUri], response_types: ["code"], grant_types: ["authorization_code"] },
		],
		jwks: { keys: [{ ...key, use: "sig", alg: "RS256", kid: "test" }] },
		cookies: { keys: ["a key of the provider"] },
		scopes: ["openid", "profile", "email"],
		claims: { openid: ["sub"], profile: Object.keys(claims) },
		ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
		pkce: { required: () => true },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		findAccount: async (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claims }) }),
		async loadExistingGrant({ oidc }) {
			const grant = new oidc.provider.Grant({ clientId: CLIENT.client_id, accountId: oidc.session?.accountId ?? "" });
			grant.addOIDCScope("openid profile email");
			await grant.save();
			return grant;
		},
	});
	const handle = provider.callback();
	server.on("request", (request, response) => {
		if (!request.url?.startsWith("/interaction/")) return void handle(request, response);
		const result = visitor() === "refuses" ? { error: "access_denied" } : { login: { accountId: "account-1" } };
		void provider.interactionFinished(request, response, result);
	});
	return {
		issuer,
		clientId: CLIENT.client_id,
		clientSecret: CLIENT.client_secret,
		async visit(address) {
			const jar = new Map<string, string>();
			let at = address;
			for (let steps = 0; at.startsWith(issuer); steps += 1) {
				const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
				const response = await fetch(at, { headers: { cookie }, redirect: "manual" });
				const to = response.headers.get("location");
				if (!to || steps > 8)
					throw new Error(`The provider stays at ${at}: ${response.status} ${await response.text()}`);
				for (const set of response.headers.getSetCookie()) {
					const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
					jar.set(name, value);
				}
				at = new URL(to, at).href;
			}
			return at;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
}
