import { defineInterface } from "@directus/extensions-sdk";
import { LibraryPictureField } from "./library-picture-field.tsx";

export default defineInterface({
	id: "hub-picture",
	name: "Picture",
	icon: "image",
	description: "A picture of the file library, and the point that crops keep.",
	types: ["uuid"],
	localTypes: ["file"],
	group: "relational",
	relational: true,
	options: null,
	component: LibraryPictureField,
});
