// POST /api/consent: stores the answer as the five cookies, for browsers with and without JavaScript.

import { CONSENT_COOKIES, CONSENT_FLAGS, type ConsentFlag } from "@hub/shared-contracts/consent/consent";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";

/** The answers that a form can carry; `selected` reads the form's own boxes. */
const ALL: readonly ConsentFlag[] = CONSENT_FLAGS;
const NECESSARY: readonly ConsentFlag[] = ["accepted", "required"];
const DAY = 24 * 60 * 60;

/** The flags that a submitted form allows. */
export function allowedFlags(form: FormData): ReadonlySet<ConsentFlag> {
	switch (form.get("answer")) {
		case "all":
			return new Set(ALL);
		case "selected":
			return new Set([...NECESSARY, ...ALL.filter((flag) => form.get(flag) === "on")]);
		default:
			return new Set(NECESSARY);
	}
}

/** The `Set-Cookie` values of an answer: what is refused is written down too (CN-2). */
export function consentCookies(allowed: ReadonlySet<ConsentFlag>, { secure }: Pick<ApiContext, "secure">): string[] {
	return ALL.map((flag) => {
		const { name, days } = CONSENT_COOKIES[flag];
		return `${name}=${allowed.has(flag)}; Path=/; Max-Age=${days * DAY}; SameSite=Lax${secure ? "; Secure" : ""}`;
	});
}

export async function storeConsent(request: Request, context: Pick<ApiContext, "secure">): Promise<Response> {
	if (request.method !== "POST")
		return new Response("This address takes POST only.\n", { status: 405, headers: { allow: "POST" } });
	const form = await request.formData().catch(() => undefined);
	if (!form) return new Response("This address takes the fields of a form.\n", { status: 400 });
	const headers = new Headers({ "cache-control": "no-store" });
	for (const cookie of consentCookies(allowedFlags(form), context)) headers.append("set-cookie", cookie);
	if (request.headers.get("accept")?.includes("application/json")) return new Response(null, { status: 204, headers });
	headers.set("location", returnPath(request));
	return new Response(null, { status: 303, headers });
}

/** Back to the page that asked; only ever a path of this site. */
function returnPath(request: Request): string {
	const referer = request.headers.get("referer");
	if (!referer || !URL.canParse(referer)) return "/";
	const { host, pathname, search } = new URL(referer);
	const own = request.headers.get("host") ?? new URL(request.url).host;
	return host === own && !pathname.startsWith("//") ? pathname + search : "/";
}
