import { defineCollection, publishing, record, sort } from "./collection.ts";
import { choice, text } from "./fields.ts";

export const navigation = defineCollection({
	collection: "navigation",
	icon: "menu",
	note: "The links of header and footer, one entry per language.",
	area: "area_website",
	template: "{{label}} · {{menu}} · {{locale}}",
	list: { columns: ["label", "menu", "href", "locale", "status"], sort: "sort" },
	audience: "public",
	sortField: "sort",
	fields: {
		...publishing(),
		menu: choice({ header: "Header", footer: "Footer", legal: "Legal" }, { required: true, shown: "list", shared: true }),
		group: text({ width: "half", shown: "list", note: "The heading of its column in the footer." }),
		label: text({ required: true, width: "half", shown: "list" }),
		href: text({
			required: true,
			shown: "list",
			width: "half",
			note: "An address of this site in the entry's language, or one that begins with https.",
		}),
		sort,
		...record(),
	},
});
