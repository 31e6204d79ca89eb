// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-server/sessions": SourceMessages<typeof de, object>;
	}
}
