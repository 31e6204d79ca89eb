// What a prototype is: a view in a chunk of its own, which is given what it is made of, its texts, and its state in the address.

import type { PrototypeName, PrototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import type { LazyView } from "@hub/shared-contracts/remote/remote";
import type { TFunction } from "i18next";
import type { PrototypeAddress } from "./prototype-address.ts";

/** What the settings of a prototype are. */
export type SettingsOf<Name extends PrototypeName> = Extract<PrototypeSettings, { readonly name: Name }>;

/** What the view of a prototype renders. On the server and when it starts in the browser it is given the same. */
export interface PrototypeProps<Name extends PrototypeName> {
	/** What an editor wrote for it. */
	readonly settings: SettingsOf<Name>;
	/** The prototype's own texts in the page's language. */
	readonly t: TFunction<`mf-demos/${Name}`>;
	/** Its state: what the query of the page's address says. It may say anything. */
	readonly address: PrototypeAddress;
}

/** Declares a prototype; the one export of `<name>/<name>.prototype.ts`. */
export interface PrototypeDeclaration<Name extends PrototypeName> {
	readonly view: LazyView<PrototypeProps<Name>>;
}
