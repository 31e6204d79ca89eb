import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { defineCollection, id, record } from "../collection.ts";
import { text, toggle } from "../fields.ts";

export const redirects = defineCollection({
	collection: "redirects",
	icon: "alt_route",
	note: "Old addresses and where they lead now.",
	area: "area_website",
	template: "{{from}} → {{to}}",
	list: { columns: ["from", "to", "permanent", "note", "date_created"], sort: "-date_created" },
	audience: "public",
	fields: {
		id,
		from: text({
			required: true,
			unique: true,
			width: "half",
			placeholder: `/${DEFAULT_LOCALE}/old`,
			note: "The path that is gone.",
		}),
		to: text({
			required: true,
			width: "half",
			placeholder: `/${DEFAULT_LOCALE}/new`,
			note: "A path of this site, or an address that begins with https.",
		}),
		permanent: toggle({ default: true, note: "Browsers and search engines remember it." }),
		note: text({ width: "half", note: "Why it is there." }),
		...record(),
	},
});
