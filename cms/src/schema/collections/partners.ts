import { defineCollection, publishing, record, sort } from "../collection.ts";
import { multiline, select, text } from "../fields.ts";

export const partners = defineCollection({
	collection: "partners",
	icon: "diversity_3",
	note: "Who processes data for this site and why, one entry per language.",
	area: "area_website",
	template: "{{name}} · {{locale}}",
	list: { columns: ["name", "consent_category", "country", "locale", "status"], sort: "sort" },
	audience: "public",
	sortField: "sort",
	fields: {
		...publishing(),
		name: text({ required: true, width: "half" }),
		country: text({ width: "half" }),
		kind: text({ width: "half", note: "What the partner is, in a word or two." }),
		consent_category: select(
			{ required: "Required", analytical: "Analytical", marketing: "Marketing", third_party: "Third party" },
			{ required: true, note: "The consent that it needs." },
		),
		purpose: multiline({ required: true }),
		retention: text({ note: "How long the partner keeps the data, where that is known." }),
		privacy_url: text({ note: "The partner's own privacy policy, an https address." }),
		sort,
		...record(),
	},
});
