import { tones } from "@hub/shared-contracts/content/tones";
import { closing, defineCollection, publishing } from "./collection.ts";
import { choice, multiline, richText, slug, text } from "./fields.ts";
import { blocks, list } from "./structures.ts";

export const industries = defineCollection({
	collection: "industries",
	icon: "factory",
	note: "Industries that have a page of their own. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "translation_key", "slug"], sort: "title" },
	audience: "public",
	pages: [{ routes: ["industry"], params: { field: "slug" } }],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list", note: "One or two words, because it also appears in filters." }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for the top of the page, search results and link previews.",
		}),
		intro: richText("industry", { shown: "page", note: "What is changing in this industry." }),
		challenges: list({ title: "input", text: "input-multiline" }, "{{title}}", {
			shown: "page",
			note: "The problems that companies in this industry struggle with.",
		}),
		cta_heading: text({
			shown: "page",
			note: "Heading of the call to action at the end of the page. Leave empty to use the standard one.",
		}),
		cta_text: multiline({ shown: "page" }),
		blocks: blocks({ shown: "page", note: "The sections of the page from top to bottom." }),
		tone: choice(tones, { required: true, default: "brand", shown: "list", shared: true }),
		...closing(),
	},
});
