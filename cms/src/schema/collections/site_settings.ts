import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, text } from "../fields.ts";

export const siteSettings = defineCollection({
	collection: "site_settings",
	icon: "tune",
	note: "What the whole site says about itself, one entry per language.",
	area: "area_website",
	template: "{{claim}} · {{locale}}",
	list: { columns: ["claim", "locale", "status", "date_updated"], sort: "locale" },
	audience: "public",
	fields: {
		...publishing(),
		claim: text({ required: true }),
		description: multiline({ required: true, note: "For pages without a description of their own." }),
		footer_text: multiline(),
		organisation: json({ note: "Name, street, postal_code, city, country, email and phone." }),
		...record(),
	},
});
