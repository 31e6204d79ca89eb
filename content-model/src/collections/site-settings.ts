import { z } from "zod";
import { text as filled } from "../cms/row.ts";
import { closing, defineCollection, publishing } from "./collection.ts";
import { multiline, text } from "./fields.ts";
import { structure } from "./structures.ts";

const organisation = z.object({
	name: filled,
	street: filled,
	postal_code: filled,
	city: filled,
	country: filled,
	email: filled.meta({ isCode: true }),
	phone: filled,
	phone_hours: filled.optional(),
});

export const siteSettings = defineCollection({
	collection: "site_settings",
	icon: "tune",
	note: "Information about the site as a whole. One entry per language.",
	area: "area_website",
	template: "{{claim}} · {{locale}}",
	list: { columns: ["claim", "locale", "translation_key", "date_updated"], sort: "locale" },
	audience: "public",
	fields: {
		...publishing(),
		claim: text({ required: true, shown: "list" }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Used on pages that have no description of their own.",
		}),
		footer_text: multiline({ shown: "list" }),
		organisation: structure(organisation, {
			shown: "list",
			note: "An object with name, street, postal_code, city, country, email, phone and, if you like, phone_hours.",
		}),
		policy_version: text({
			width: "half",
			shown: "list",
			shared: true,
			note: "The version of the privacy policy that visitors consent to. Change it when the policy changes in substance: all visitors are asked again. Empty: 1.",
		}),
		...closing(),
	},
	check: ({ organisation: written, policy_version: version }) => [
		...(written ? [] : [{ path: ["organisation"], key: "missing", hidesRow: true } as const]),
		...(typeof version !== "string" || version === "" || /^[\w.-]{1,20}$/.test(version)
			? []
			: [{ path: ["policy_version"], key: "version" } as const]),
	],
});
