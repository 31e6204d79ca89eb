// The address of a link: an entry is chosen by its title, or an address typed. What is stored is the address.

import { defineInterface } from "@directus/extensions-sdk";
import { LinkField } from "./link-field.tsx";

export default defineInterface({
	id: "hub-link",
	name: "Link",
	icon: "link",
	description: "An address, found by the title of an entry or typed; says where it leads and whether visitors see it.",
	types: ["string"],
	options: null,
	component: LinkField,
});
