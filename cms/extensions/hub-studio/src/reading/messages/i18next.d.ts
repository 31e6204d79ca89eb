// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"ask.done": "{{name}}";
	"ask.no-reader": "{{name}}";
	block: "{{place}} {{name}}";
	by: "{{name}} {{date}}";
	"done.by": "{{name}} {{date}}";
	"done.some_one": "{{count}}";
	"done.some_other": "{{count}}";
	failed: "{{reason}}";
	"line.others": "{{asker}} {{reader}}";
	"line.yours": "{{reader}}";
	"line.you": "{{asker}}";
	"show.closed": "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/reading": SourceMessages<typeof de, Values>;
	}
}
