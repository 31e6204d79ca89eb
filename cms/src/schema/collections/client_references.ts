import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, richText, slug, text } from "../fields.ts";
import { file, one } from "../link-fields.ts";

export const clientReferences = defineCollection({
	collection: "client_references",
	label: "References",
	icon: "handshake",
	note: "What was done for whom, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true }),
		client: text({ required: true, width: "half" }),
		industry: one("industries", "{{title}} · {{locale}}"),
		description: multiline({ required: true }),
		body: richText(),
		quote: json({ note: "What the client says: an object with text, name and role." }),
		logo: file(),
		...record(),
	},
});
