// Pages of `hub dev`: those that the test host renders, in a frame.

import type { TestPage } from "@hub/content-model/testing/test-host";
import { DEFAULT_LOCALE, localeEntry } from "@hub/shared-contracts/language/locale";
import type { DevHost } from "../dev-host/host.server.ts";
import type { ShownPage } from "./shown-page.ts";

export interface PageRequest {
	readonly href: string;
	/** Fields of a sent form. */
	readonly fields?: Readonly<Record<string, string>>;
	/** True to request only the page's data. */
	readonly wantsData: boolean;
	readonly styles: readonly string[];
}

/** Responds to a request for a page. */
export async function respondWithPage(dev: DevHost, request: PageRequest): Promise<Response> {
	const { href, fields, wantsData, styles } = request;
	const start = dev.starts[0]?.[1];
	if (href === "/" && start !== undefined && start !== "/") return movedTo(start, 302);
	const page = await (fields ? dev.host.post(href, fields) : dev.host.get(href));
	if (page.location !== undefined) return movedTo(page.location, page.status);
	if (page.outcome.kind !== "found" || !page.rendered) {
		const why =
			page.outcome.kind === "unavailable" ? "The loader says that the page is unavailable." : "The remote has no page here.";
		return documentOf(dev, { status: page.status, title: String(page.status), body: `<p class="hub-failure">${why}</p>`, styles });
	}
	if (wantsData) return Response.json(page.outcome.data);
	const { markup, ...rendered } = page.rendered;
	const shown: ShownPage = { ...rendered, data: page.outcome.data };
	const script = `<script type="application/json" id="hub:page">${JSON.stringify(shown).replaceAll("<", "\\u003c")}</script>`;
	return documentOf(dev, {
		status: page.status,
		title: titleOf(page),
		locale: rendered.locale,
		body: `<main id="app">${markup}</main>${script}`,
		styles,
	});
}

/** Creates a page with an error message, which reloads after the next build. */
export function failurePage(error: unknown): Response {
	const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
	return asHtml(500, `<!doctype html><title>Failed</title><pre>${escaped(text)}</pre><script src="/__hub/page.js" defer></script>`);
}

function titleOf({ outcome }: TestPage): string {
	return outcome.kind === "found" ? outcome.head.title : "";
}

interface FramedPage {
	readonly status: number;
	readonly title: string;
	readonly locale?: ShownPage["locale"];
	readonly body: string;
	readonly styles: readonly string[];
}

function documentOf({ name, starts }: DevHost, { status, title, locale = DEFAULT_LOCALE, body, styles }: FramedPage): Response {
	const links = starts.map(([language, path]) => `<a href="${escaped(path)}" lang="${language}">${escaped(path)}</a>`);
	return asHtml(
		status,
		`<!doctype html>
<html lang="${locale}" dir="${localeEntry(locale).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="/__hub/${file}">`).join("\n")}
</head>
<body>
<nav class="hub-frame" aria-label="${escaped(name)}">${links.join("\n")}</nav>
${body}
<script src="/__hub/page.js" defer></script>
</body>
</html>
`,
	);
}

function movedTo(location: string, status: number): Response {
	return new Response(null, { status, headers: { location } });
}

function asHtml(status: number, html: string): Response {
	return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
