// Responses of sign-ins: browsers are redirected, scripts receive the address as JSON (SS-1).

const PRIVATE = { "cache-control": "private, no-store" };

/** Redirects to a page of this site. */
export function redirectTo(
	request: Request,
	to: string,
	cookies: readonly string[] = [],
	form?: URLSearchParams,
): Response {
	return withCookies(
		wantsJson(request, form) ? Response.json({ url: to }, { headers: PRIVATE }) : redirect(to),
		cookies,
	);
}

/**
 * Redirects to another site by a page with `meta refresh`. `form-action` also restricts the redirects of a form's
 * response (CSP 3, 6.4.1), so a redirect would require the origins of the provider and of all its redirects.
 */
export function redirectByPage(
	request: Request,
	to: string,
	{
		name,
		cookies,
		form,
	}: { readonly name: string; readonly cookies: readonly string[]; readonly form: URLSearchParams },
): Response {
	if (wantsJson(request, form)) return withCookies(Response.json({ url: to }, { headers: PRIVATE }), cookies);
	const [address, label] = [escaped(to), escaped(name)];
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=${address}"><title>${label}</title>`;
	const body = `<!doctype html><html><head>${head}</head><body><p><a href="${address}">${label}</a></p></body></html>`;
	const headers = { ...PRIVATE, "content-type": "text/html; charset=utf-8", "referrer-policy": "no-referrer" };
	return withCookies(new Response(body, { headers }), cookies);
}

/**
 * True if a script sent the request and needs the address: by a header, by a form field, or because it accepts JSON and
 * no HTML.
 */
export function wantsJson({ headers }: Request, form = new URLSearchParams()): boolean {
	if (headers.has("x-auth-return-redirect") || form.get("json") === "true") return true;
	const accept = headers.get("accept") ?? "";
	return accept.includes("application/json") && !accept.includes("text/html");
}

/** Reads the posted fields, from a form or JSON. The request can still be read afterwards. */
export async function readForm(request: Request): Promise<URLSearchParams> {
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
	return new Response(null, { status: 303, headers: { ...PRIVATE, location: to } });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
