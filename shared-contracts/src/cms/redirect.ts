// Collection `redirects`: one row for all languages, without a status.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Redirect } from "../content/redirect.ts";
import { parseRow, text } from "./row.ts";

const LIMIT = 5_000;
const SITE = "https://site.invalid";

/** A path of this site, percent-encoded; undefined for anything else, also for what only looks like a path: `//host`, `/\host`. */
function pathOfSite(value: string): URL | undefined {
	if (!value.startsWith("/") || !URL.canParse(value, SITE)) return undefined;
	const url = new URL(value, SITE);
	return url.origin === SITE && !url.pathname.startsWith("//") ? url : undefined;
}

const from = text.transform((value, context) => {
	const url = pathOfSite(value.trim());
	if (url && !url.search && !url.hash) return url.pathname;
	context.addIssue({ code: "custom", message: "must be a path of this site that begins with /, without ? and #" });
	return z.NEVER;
});

const to = text.transform((value, context) => {
	const address = value.trim();
	const url = pathOfSite(address);
	if (url) return url.pathname + url.search + url.hash;
	if (/^https:\/\//i.test(address) && URL.canParse(address)) return new URL(address).href;
	context.addIssue({
		code: "custom",
		message: "must be a path of this site that begins with /, or an address that begins with https://",
	});
	return z.NEVER;
});

const row = z.object({ id: text, from, to, permanent: z.boolean().nullish() });

/** All redirects that editors wrote; permanent unless one says otherwise (RD-2). */
export function allRedirects(): ContentQuery<Redirect> {
	return {
		collection: "redirects",
		fields: ["id", "from", "to", "permanent"],
		sort: ["from"],
		limit: LIMIT,
		parse: (value) => parseRow(row, value, (parsed) => ({ ...parsed, permanent: parsed.permanent ?? true })),
	};
}
