// POST /api/consent: stores the answer as cookies, for browsers with and without JavaScript, and reports it to the
// content service.

import {
	CONSENT_COOKIES,
	CONSENT_FLAGS,
	type ConsentFlag,
	FIRST_POLICY,
	POLICY_COOKIE,
	policyMark,
} from "@hub/shared-contracts/consent/consent";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";
import { isOwnPath } from "./own-path.ts";

/** The answers that a form can carry; `selected` reads the form's own boxes. */
const NECESSARY: readonly ConsentFlag[] = ["accepted", "required"];
const DAY = 24 * 60 * 60;

/** A visitor's decision, and the version of the policy. */
interface Answer {
	readonly allowed: ReadonlySet<ConsentFlag>;
	readonly policy: string;
	/** True if the browser sent Global Privacy Control. The explicit answer applies nevertheless. */
	readonly gpc: boolean;
}

/** The flags that a submitted form allows. */
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

/** The `Set-Cookie` values of an answer: what is refused is written down too (CN-2). */
export function consentCookies({ allowed, policy, gpc }: Answer, { secure }: Pick<ApiContext, "secure">): string[] {
	const cookie = ({ name, days }: { name: string; days: number }, value: string) =>
		`${name}=${value}; Path=/; Max-Age=${days * DAY}; SameSite=Lax${secure ? "; Secure" : ""}`;
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
	if (request.method !== "POST")
		return new Response("This address takes POST only.\n", { status: 405, headers: { allow: "POST" } });
	const form = await request.formData().catch(() => undefined);
	if (!form) return new Response("This address takes the fields of a form.\n", { status: 400 });
	const answer = {
		allowed: allowedFlags(form),
		policy: policyIn(form) ?? policyOf(request),
		gpc: request.headers.get("sec-gpc") === "1",
	};
	const { policy, gpc } = answer;
	const decided = (flag: ConsentFlag) => answer.allowed.has(flag);
	record({
		id: crypto.randomUUID(),
		decidedAt: Date.now(),
		policy,
		analytical: decided("analytical"),
		marketing: decided("marketing"),
		thirdParty: decided("thirdParty"),
		gpc,
	});
	const headers = new Headers({ "cache-control": "no-store" });
	for (const cookie of consentCookies(answer, context)) headers.append("set-cookie", cookie);
	if (request.headers.get("accept")?.includes("application/json")) return new Response(null, { status: 204, headers });
	headers.set("location", returnPath(request, form));
	return new Response(null, { status: 303, headers });
}

/** Returns the policy version in the form, if it has one. */
function policyIn(form: FormData): string | undefined {
	const policy = form.get("policy");
	return typeof policy === "string" && /^[\w.-]{1,20}$/.test(policy) ? policy : undefined;
}

/** Returns the version that the visitor answered last. Forms that allow one more category contain none. */
function policyOf(request: Request): string {
	const [, version] =
		new RegExp(`(?:^|;\\s*)${POLICY_COOKIE.name}=([\\w.-]{1,20})`).exec(request.headers.get("cookie") ?? "") ?? [];
	return version ?? FIRST_POLICY;
}

/** Returns the path from the form or of the requesting page; always a path of this site. */
function returnPath(request: Request, form: FormData): string {
	const back = form.get("back");
	if (isOwnPath(back)) return back;
	const referer = request.headers.get("referer");
	if (!referer || !URL.canParse(referer)) return "/";
	const { host, pathname, search } = new URL(referer);
	const own = request.headers.get("host") ?? new URL(request.url).host;
	return host === own && isOwnPath(pathname) ? pathname + search : "/";
}
