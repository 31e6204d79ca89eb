// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	failed: "{{reason}}";
	refused: "{{reason}}";
	addTo: "{{place}}";
	added: "{{name}}";
	moved: "{{name}} {{place}} {{count}}";
	leads: "{{name}}";
	target: "{{what}}";
	askLink: "{{name}}";
	askGroup: "{{name}}";
	goesGroup_one: "{{count}}";
	goesGroup_other: "{{count}}";
	goesHeading: "{{heading}}";
	removed: "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/menus": SourceMessages<typeof de, Values>;
	}
}
