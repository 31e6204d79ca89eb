// Calls to the configured OpenID Connect provider. Each has a timeout; failures are explained in the log, not to
// visitors.

import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";

/** Timeout of a call, in ms: a visitor waits for up to four of them. */
const PROVIDER_TIMEOUT_MS = 5_000;

/** Cache time of the provider's configuration, in ms. */
const CACHE_MS = 5 * 60_000;

/** Limit for a response, in characters; a configuration has about 5,000. */
const MAX_CHARACTERS = 200_000;

type ProviderSettings = Pick<
	Settings,
	| "oidcIssuer"
	| "oidcClientId"
	| "oidcClientSecret"
	| "oidcName"
	| "oidcScope"
	| "oidcPreviewClaim"
	| "oidcPreviewValue"
>;

/**
 * Creates the configured provider; undefined without one.
 * @param deadline of a call, in ms
 */
export function createSignInProvider(
	settings: ProviderSettings,
	log: Log,
	deadline = PROVIDER_TIMEOUT_MS,
): SignInProvider | undefined {
	const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcName: name } = settings;
	const { oidcScope: scope, oidcPreviewClaim: claim, oidcPreviewValue: value } = settings;
	if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
	const configuration = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
	let cached: { readonly until: number; readonly body: string } | undefined;
	let pending: Promise<ProviderResponse> | undefined;

	const call = async (url: string, init: RequestInit): Promise<ProviderResponse> => {
		const { origin, pathname } = new URL(url);
		try {
			const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(deadline) });
			const body = await readAtMost(response);
			// Neither query nor body: they may contain codes and tokens.
			if (!response.ok)
				log.warn(
					{ call: origin + pathname, status: response.status, error: errorIn(body) },
					"The sign-in provider refused a call",
				);
			return { status: response.status, type: response.headers.get("content-type") ?? "", body };
		} catch (error) {
			log.warn({ call: origin + pathname, error: String(error) }, "The sign-in provider did not answer");
			throw error;
		}
	};

	/** Shares one call among concurrent requests: strangers can trigger it. */
	const readConfiguration = async (init: RequestInit): Promise<ProviderResponse> => {
		if (cached && cached.until > Date.now()) return { status: 200, type: "application/json", body: cached.body };
		pending ??= call(configuration, init).finally(() => {
			pending = undefined;
		});
		const response = await pending;
		if (response.status === 200) cached = { until: Date.now() + CACHE_MS, body: response.body };
		return response;
	};

	return {
		issuer,
		clientId,
		clientSecret,
		scope,
		name: name ?? new URL(issuer).host,
		...(claim !== undefined && value !== undefined ? { preview: { claim, value } } : {}),
		async fetch(input, init = {}) {
			const url = input instanceof Request ? input.url : String(input);
			const { status, type, body } = await (url === configuration ? readConfiguration(init) : call(url, init));
			// A redirect becomes a response without a body: it is not followed, and its reader treats it as a failure.
			return new Response([204, 304].includes(status) ? null : body, { status, headers: { "content-type": type } });
		},
		warn: (reason) => log.warn({ reason }, "A sign-in at the provider failed"),
	};
}

interface ProviderResponse {
	readonly status: number;
	readonly type: string;
	readonly body: string;
}

/** @throws RangeError if it is longer than any genuine response */
async function readAtMost(response: Response): Promise<string> {
	let text = "";
	for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (text.length > MAX_CHARACTERS) throw new RangeError(`The answer is longer than ${MAX_CHARACTERS} characters.`);
	}
	return text;
}

/** Returns the code of an error (RFC 6749, 5.2), which contains nothing about the visitor. */
function errorIn(body: string): string | undefined {
	return /"error"\s*:\s*"([a-z_]{1,40})"/.exec(body)?.[1];
}
