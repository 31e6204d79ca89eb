// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	addItem: "{{name}}";
	addTo: "{{place}}";
	added: "{{name}} {{place}}";
	cell: "{{row}} {{column}}";
	columnHead: "{{column}}";
	columnLeft: "{{column}}";
	columnNumbers: "{{column}}";
	columnRight: "{{column}}";
	deleteColumn: "{{column}}";
	deleted: "{{name}}";
	duplicated: "{{name}}";
	found_one: "{{count}}";
	found_other: "{{count}}";
	items_one: "{{count}}";
	items_other: "{{count}}";
	moved: "{{name}} {{place}} {{count}}";
	numberOf: "{{name}} {{place}}";
	problem: "{{name}} {{problem}}";
	problems_one: "{{count}}";
	problems_other: "{{count}}";
	row: "{{row}}";
	unknownField: "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/blocks": SourceMessages<typeof de, Values>;
	}
}
