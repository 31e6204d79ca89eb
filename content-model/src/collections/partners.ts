import { text as filled } from "../cms/row.ts";
import { closing, defineCollection, publishing, sort } from "./collection.ts";
import { choice, multiline, text } from "./fields.ts";

export const partners = defineCollection({
	collection: "partners",
	icon: "diversity_3",
	note: "Companies that process data for this site, and why. One entry per language.",
	area: "area_website",
	template: "{{name}} · {{locale}}",
	list: { columns: ["name", "consent_category", "country", "locale", "translation_key"], sort: "sort" },
	audience: "public",
	sortField: "sort",
	fields: {
		...publishing(),
		name: text({ required: true, width: "half", shown: "list", shared: true }),
		country: text({ width: "half", shown: "list" }),
		kind: text({ width: "half", shown: "list", note: "What kind of service it is, in one or two words." }),
		consent_category: choice(
			{ required: "Required", analytical: "Analytical", marketing: "Marketing", third_party: "Third party" },
			{ required: true, shown: "list", shared: true, note: "The consent that visitors have to give first." },
		),
		purpose: multiline({ read: filled, required: true, shown: "list" }),
		retention: text({ shown: "list", note: "How long the partner keeps the data, if known." }),
		privacy_url: text({
			shown: "list",
			isCode: true,
			note: "The partner's own privacy policy, starting with https.",
		}),
		sort,
		...closing(),
	},
	check: ({ privacy_url }) =>
		privacy_url && !httpsAddress(String(privacy_url)) ? [{ path: ["privacy_url"], key: "https" }] : [],
});

/** Returns an HTTPS address as the URL standard writes it; undefined for other texts. */
export function httpsAddress(written: string): string | undefined {
	const address = written.trim();
	return /^https:\/\//i.test(address) ? URL.parse(address)?.href : undefined;
}
