// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/pictures": SourceMessages<typeof de, object>;
	}
}
