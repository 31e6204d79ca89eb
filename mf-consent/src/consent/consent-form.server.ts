// `POST /api/consent`: stores a visitor's answer in cookies and reports it to Directus.

import { ownPath } from "@hub/shared-contracts/address/own-path";
import {
	CONSENT_COOKIES,
	CONSENT_FLAGS,
	type ConsentFlag,
	FIRST_POLICY,
	POLICY_COOKIE,
	policyMark,
} from "@hub/shared-contracts/consent/consent";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import { type ApiContext, methodNotAllowed } from "@hub/shared-contracts/remote/remote-server";

const NECESSARY: readonly ConsentFlag[] = ["accepted", "required"];
const DAY_SECONDS = 24 * 60 * 60;

/** A visitor's decision, and the version of the policy. */
interface Answer {
	readonly allowed: ReadonlySet<ConsentFlag>;
	readonly policy: string;
	/** True if the browser sent Global Privacy Control. The explicit answer applies nevertheless. */
	readonly gpc: boolean;
}

/** Returns the flags that a form allows. `selected` reads its boxes. */
export function allowedFlags(form: FormData): ReadonlySet<ConsentFlag> {
	switch (form.get("answer")) {
		case "all":
			return new Set(CONSENT_FLAGS);
		case "selected":
			return new Set([...NECESSARY, ...CONSENT_FLAGS.filter((flag) => form.get(flag) === "on")]);
		default:
			return new Set(NECESSARY);
	}
}

/** Returns the `Set-Cookie` values of an answer, including refused flags (CN-2). */
export function consentCookies({ allowed, policy, gpc }: Answer, { secure }: Pick<ApiContext, "secure">): string[] {
	const cookie = ({ name, days }: { name: string; days: number }, value: string) =>
		`${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
	return [
		...CONSENT_FLAGS.map((flag) => cookie(CONSENT_COOKIES[flag], String(allowed.has(flag)))),
		cookie(POLICY_COOKIE, policyMark(policy, gpc)),
	];
}

/**
 * Stores an answer.
 * @param record is called with the decision; the response does not wait for it
 */
export async function storeConsent(
	request: Request,
	context: Pick<ApiContext, "secure">,
	record: (decision: ConsentDecision) => void,
): Promise<Response> {
	if (request.method !== "POST") return methodNotAllowed("POST");
	const form = await request.formData().catch(() => undefined);
	if (!form) return new Response("The body must be a form.\n", { status: 400 });
	const allowed = allowedFlags(form);
	const policy = policyIn(form) ?? policyOf(request);
	const gpc = request.headers.get("sec-gpc") === "1";
	record({
		id: crypto.randomUUID(),
		decidedAt: Date.now(),
		policy,
		analytical: allowed.has("analytical"),
		marketing: allowed.has("marketing"),
		thirdParty: allowed.has("thirdParty"),
		gpc,
	});
	const headers = new Headers({ "cache-control": "no-store" });
	for (const cookie of consentCookies({ allowed, policy, gpc }, context)) headers.append("set-cookie", cookie);
	if (request.headers.get("accept")?.includes("application/json")) return new Response(null, { status: 204, headers });
	headers.set("location", returnPath(request, form));
	return new Response(null, { status: 303, headers });
}

/** Returns the policy version in the form, if it has one. */
function policyIn(form: FormData): string | undefined {
	const policy = form.get("policy");
	return typeof policy === "string" && /^[\w.-]{1,20}$/.test(policy) ? policy : undefined;
}

/** Returns the version in the cookie, for `allowCategory` in a tab that has not shown the banner. */
function policyOf(request: Request): string {
	const [, version] =
		new RegExp(`(?:^|;\\s*)${POLICY_COOKIE.name}=([\\w.-]{1,20})`).exec(request.headers.get("cookie") ?? "") ?? [];
	return version ?? FIRST_POLICY;
}

/** Returns the path to return to: `back` of the settings' form, else the page with the banner. */
function returnPath(request: Request, form: FormData): string {
	const back = ownPath(form.get("back"));
	if (back) return back;
	const referer = request.headers.get("referer");
	if (!referer || !URL.canParse(referer)) return "/";
	const { host, pathname, search } = new URL(referer);
	const ownHost = request.headers.get("host") ?? new URL(request.url).host;
	return (host === ownHost && ownPath(pathname + search)) || "/";
}
