// Shows the editors' handbook, which the question mark in Studio's module bar opens.

import { defineModule } from "@directus/extensions-sdk";
import { hideRefusedShare } from "../studio/refused-share.ts";

export default defineModule({
	id: "hub-guide",
	name: "Guide",
	icon: "help",
	preRegisterCheck: hideRefusedShare,
	routes: [{ path: "", component: async () => (await import("./guide-page.tsx")).GuidePage }],
});
