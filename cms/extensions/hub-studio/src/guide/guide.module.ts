// A short guide for editors, in the language that they chose for Studio. docs/editors.en.md is the long version.

import { defineModule } from "@directus/extensions-sdk";
import { hideRefusedShare } from "../studio/refused-share.ts";
import { GuidePage } from "./guide-page.tsx";

export default defineModule({
	id: "hub-guide",
	name: "Guide",
	icon: "help",
	preRegisterCheck: hideRefusedShare,
	routes: [{ path: "", component: GuidePage }],
});
