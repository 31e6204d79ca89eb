// Directus' own “Share” stands beside each entry, also where each of its buttons is refused. For people without an account there are links
// to previews.

import type { defineModule } from "@directus/extensions-sdk";
import "./refused-share.css";

type Check = NonNullable<Parameters<typeof defineModule>[0]["preRegisterCheck"]>;

/** Hides it from an account that may not share. To be asked by a module at each sign-in; the module is there for all. */
export const hideRefusedShare: Check = ({ admin_access }, { directus_shares: shares }) => {
	const mayShare = admin_access || (shares?.create?.access ?? "none") !== "none";
	document.documentElement.toggleAttribute("data-hub-no-share", !mayShare);
	return true;
};
