import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { text as filled } from "../cms/row.ts";
import { defineCollection, id, record } from "./collection.ts";
import { linkAddress, text, toggle } from "./fields.ts";

const SITE = "https://site.invalid";

/**
 * Returns a percent-encoded path of this site; undefined for other texts, including those that only look like a path:
 * `//host`, `/\\host`.
 */
function pathOfSite(value: string): URL | undefined {
	if (!value.startsWith("/") || !URL.canParse(value, SITE)) return undefined;
	const url = new URL(value, SITE);
	return url.origin === SITE && !url.pathname.startsWith("//") ? url : undefined;
}

const path = filled.transform((value, context) => {
	const url = pathOfSite(value.trim());
	if (url && !url.search && !url.hash) return url.pathname;
	context.addIssue(problem("path"));
	return z.NEVER;
});

const address = filled.transform((value, context) => {
	const written = value.trim();
	const url = pathOfSite(written);
	if (url) return url.pathname + url.search + url.hash;
	if (/^https:\/\//i.test(written) && URL.canParse(written)) return new URL(written).href;
	context.addIssue(problem("path-or-https"));
	return z.NEVER;
});

export const redirects = defineCollection({
	collection: "redirects",
	icon: "alt_route",
	note: "Old addresses and where they lead today.",
	area: "area_website",
	template: "{{from}} → {{to}}",
	list: { columns: ["from", "to", "permanent", "note", "date_created"], sort: "-date_created" },
	audience: "public",
	fields: {
		id,
		from: text({
			read: path,
			shown: "list",
			required: true,
			unique: true,
			width: "half",
			placeholder: `/${DEFAULT_LOCALE}/old`,
			note: "The old path.",
		}),
		to: linkAddress({
			read: address,
			shown: "list",
			required: true,
			width: "half",
			note: "Type the title of an entry, or a path on this site, or an address starting with https.",
		}),
		permanent: toggle({
			default: true,
			shown: "list",
			note: "Browsers and search engines remember a permanent redirect.",
		}),
		note: text({ width: "half", note: "The reason for this redirect." }),
		...record(),
	},
});
