// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	grams: "{{number}}";
	percent: "{{number}}";
	intro: "{{product}}";
	"figure.for": "{{product}}";
	"seals.part": "{{number}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos/footprint": SourceMessages<typeof de, Values>;
	}
}
