import { closing, defineCollection, publishing, sort } from "./collection.ts";
import { choice, linkAddress, text } from "./fields.ts";

export const navigation = defineCollection({
	collection: "navigation",
	icon: "menu",
	note: "Links in the header and the footer. One entry per language.",
	area: "area_website",
	template: "{{label}} · {{menu}} · {{locale}}",
	list: { columns: ["label", "menu", "href", "locale", "status"], sort: "sort", layout: "hub-menus" },
	audience: "public",
	sortField: "sort",
	fields: {
		...publishing(),
		menu: choice(
			{ header: "Header", footer: "Footer", legal: "Legal" },
			{ required: true, shown: "list", shared: true },
		),
		group: text({
			width: "half",
			shown: "list",
			note: "The heading that this link stands under: a column of the footer, or a panel that opens in the header.",
		}),
		label: text({ required: true, width: "half", shown: "list" }),
		href: linkAddress({
			required: true,
			shown: "list",
			width: "half",
			note: "Type the title of an entry in the language of this one, or its path, or an address starting with https.",
		}),
		about: text({
			shown: "list",
			note: "A short line of explanation. The panels of the header show it below the link on wide screens.",
		}),
		sort,
		...closing(),
	},
});
