// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"says.who": "{{who}}";
	"says.for": "{{purpose}}";
	"says.until": "{{day}}";
	"requests.none": "{{provider}}";
	"result.allowed": "{{allowed}} {{all}}";
	"result.wanted": "{{right}} {{all}} {{provider}}";
	"result.right": "{{provider}}";
	"finding.who.holds": "{{who}}";
	"finding.who.fails": "{{who}}";
	"finding.for.holds": "{{purpose}}";
	"finding.for.fails": "{{purpose}}";
	"finding.until.holds": "{{day}} {{end}}";
	"finding.until.fails": "{{day}} {{end}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos/policy": SourceMessages<typeof de, Values>;
	}
}
