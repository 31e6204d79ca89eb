// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "../../language/messages.ts";
import type de from "./de-DE.json";

interface Values {
	few_one: "{{count}}";
	few_other: "{{count}}";
	many_one: "{{count}}";
	many_other: "{{count}}";
	low: "{{least}}";
	high: "{{most}}";
	choice: "{{choices}}";
	"unknown-field": "{{fields}}";
	download: "{{name}}";
	cells_one: "{{count}} {{columns}}";
	cells_other: "{{count}} {{columns}}";
	time: "{{time}}";
	party: "{{name}}";
	"flow-circle": "{{name}}";
	reference: "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"shared-contracts/problems": SourceMessages<typeof de, Values>;
	}
}
