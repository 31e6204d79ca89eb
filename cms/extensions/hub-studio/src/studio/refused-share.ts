// Hides Directus' “Share” section, which Studio shows even if the account may not share. People without an account get
// preview links instead.

import type { defineModule } from "@directus/extensions-sdk";
import "./refused-share.css";

type Check = NonNullable<Parameters<typeof defineModule>[0]["preRegisterCheck"]>;

/**
 * Hides the section from accounts without the permission. Used as the `preRegisterCheck` of a module, which runs at
 * each sign-in.
 */
export const hideRefusedShare: Check = ({ admin_access }, { directus_shares: shares }) => {
	const mayShare = admin_access || (shares?.create?.access ?? "none") !== "none";
	document.documentElement.toggleAttribute("data-hub-no-share", !mayShare);
	return true;
};
