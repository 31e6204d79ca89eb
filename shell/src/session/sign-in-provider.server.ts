// Calls to the OpenID Connect provider of the settings: each ends in time, and why one failed is told to the operator, not to visitors.

import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";

/** A call to the provider, in ms: a visitor waits for up to four of them. */
const PROVIDER_DEADLINE = 5_000;

/** How long its configuration is cached, in ms: it changes with its releases. */
const CACHED_FOR = 5 * 60_000;

/** Most of an answer that is read, in characters; a configuration has about 5,000. */
const MOST = 200_000;

type ProviderSettings = Pick<
	Settings,
	"oidcIssuer" | "oidcClientId" | "oidcClientSecret" | "oidcName" | "oidcScope" | "oidcPreviewClaim" | "oidcPreviewValue"
>;

/**
 * The provider that the settings name; undefined where they name none.
 * @param deadline of a call, in ms
 */
export function createSignInProvider(
	settings: ProviderSettings,
	log: Log,
	deadline = PROVIDER_DEADLINE,
): SignInProvider | undefined {
	const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcName: name } = settings;
	const { oidcScope: scope, oidcPreviewClaim: claim, oidcPreviewValue: value } = settings;
	if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
	const configuration = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
	let cached: { readonly until: number; readonly body: string } | undefined;
	let asking: Promise<Answer> | undefined;

	const ask = async (url: string, init: RequestInit): Promise<Answer> => {
		const { origin, pathname } = new URL(url);
		try {
			const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(deadline) });
			const body = await readAtMost(answer);
			// Neither query nor body: they may hold codes and tokens.
			if (!answer.ok)
				log.warn({ call: origin + pathname, status: answer.status, error: errorIn(body) }, "The sign-in provider refused a call");
			return { status: answer.status, type: answer.headers.get("content-type") ?? "", body };
		} catch (error) {
			log.warn({ call: origin + pathname, error: String(error) }, "The sign-in provider did not answer");
			throw error;
		}
	};

	/** One call for all who ask at once: strangers can make the site ask for it. */
	const askConfiguration = async (init: RequestInit): Promise<Answer> => {
		if (cached && cached.until > Date.now()) return { status: 200, type: "application/json", body: cached.body };
		asking ??= ask(configuration, init).finally(() => {
			asking = undefined;
		});
		const answer = await asking;
		if (answer.status === 200) cached = { until: Date.now() + CACHED_FOR, body: answer.body };
		return answer;
	};

	return {
		...{ issuer, clientId, clientSecret, scope },
		name: name ?? new URL(issuer).host,
		...(claim !== undefined && value !== undefined ? { preview: { claim, value } } : {}),
		async fetch(input, init = {}) {
			const url = input instanceof Request ? input.url : String(input);
			const { status, type, body } = await (url === configuration ? askConfiguration(init) : ask(url, init));
			// A redirect is an answer without a body here: it is not followed, and its readers take it for a failure.
			return new Response([204, 304].includes(status) ? null : body, { status, headers: { "content-type": type } });
		},
		warn: (reason) => log.warn({ reason }, "A sign-in at the provider failed"),
	};
}

/** What an answer came to. */
interface Answer {
	readonly status: number;
	readonly type: string;
	readonly body: string;
}

/** @throws RangeError when it is longer than any honest answer */
async function readAtMost(answer: Response): Promise<string> {
	let text = "";
	for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (text.length > MOST) throw new RangeError(`The answer is longer than ${MOST} characters.`);
	}
	return text;
}

/** The code of an error (RFC 6749, 5.2), which holds nothing of who asks. */
function errorIn(body: string): string | undefined {
	return /"error"\s*:\s*"([a-z_]{1,40})"/.exec(body)?.[1];
}
