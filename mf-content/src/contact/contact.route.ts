import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadContact, searchContact, sendContact } from "./contact.loader.ts";

export const contact = defineRoute({
	key: "contact",
	path: "/contact",
	paths: { de: "/kontakt" },
	page: { chunk: "contact", load: () => import(/* webpackChunkName: "contact" */ "./contact.page.tsx") },
	server: { load: loadContact, act: sendContact, search: searchContact },
});
