// Redirects browsers to a provider and back; scripts receive the address and navigate themselves (SS-1).

/** Responses of sign-ins are private. */
const OWN = { "cache-control": "private, no-store" };

/** Leads to a page of this site. */
export function leadOn(
	request: Request,
	to: string,
	cookies: readonly string[] = [],
	form?: URLSearchParams,
): Response {
	return withCookies(
		asksForAddress(request, form) ? Response.json({ url: to }, { headers: OWN }) : redirect(to),
		cookies,
	);
}

/**
 * Leads to another site by a page instead of a redirect: what a form's answer redirects to falls under `form-action`
 * (CSP 3, 6.4.1), so a redirect would have to be let in by its origin, and so would all to which the provider redirects
 * on.
 */
export function leadAway(
	request: Request,
	to: string,
	{
		name,
		cookies,
		form,
	}: { readonly name: string; readonly cookies: readonly string[]; readonly form: URLSearchParams },
): Response {
	if (asksForAddress(request, form)) return withCookies(Response.json({ url: to }, { headers: OWN }), cookies);
	const [address, label] = [escaped(to), escaped(name)];
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=${address}"><title>${label}</title>`;
	const body = `<!doctype html><html><head>${head}</head><body><p><a href="${address}">${label}</a></p></body></html>`;
	const headers = { ...OWN, "content-type": "text/html; charset=utf-8", "referrer-policy": "no-referrer" };
	return withCookies(new Response(body, { headers }), cookies);
}

/**
 * True if a script sent the request and needs the address: by a header, by a form field, or because it accepts JSON and
 * no HTML.
 */
export function asksForAddress({ headers }: Request, form = new URLSearchParams()): boolean {
	if (headers.has("x-auth-return-redirect") || form.get("json") === "true") return true;
	const accept = headers.get("accept") ?? "";
	return accept.includes("application/json") && !accept.includes("text/html");
}

/** Reads the posted fields, from a form or JSON. The request can still be read afterwards. */
export async function formOf(request: Request): Promise<URLSearchParams> {
	const type = request.headers.get("content-type") ?? "";
	if (request.method !== "POST") return new URLSearchParams();
	const text = await request.clone().text();
	if (type.startsWith("application/x-www-form-urlencoded")) return new URLSearchParams(text);
	if (!type.startsWith("application/json")) return new URLSearchParams();
	try {
		const fields: unknown = JSON.parse(text);
		const pairs = typeof fields === "object" && fields !== null ? Object.entries(fields) : [];
		return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
	} catch {
		return new URLSearchParams();
	}
}

function redirect(to: string): Response {
	return new Response(null, { status: 303, headers: { ...OWN, location: to } });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
