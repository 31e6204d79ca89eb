import { defineInterface } from "@directus/extensions-sdk";
import { LinkField } from "./choice-fields.tsx";

export default defineInterface({
	id: "hub-link",
	name: "Link",
	icon: "link",
	description: "An address, found by the title of an entry or typed. Shows the target and whether visitors see it.",
	types: ["string"],
	options: null,
	component: LinkField,
});
