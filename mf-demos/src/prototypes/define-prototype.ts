// Declaration of a prototype: a view in its own chunk, which receives its settings, its texts, and its state in the
// address.

import type { PrototypeName, PrototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import type { LazyView } from "@hub/shared-contracts/remote/remote";
import type { TFunction } from "i18next";
import type { PrototypeAddress } from "./prototype-address.ts";

/** Settings of a prototype. */
export type SettingsOf<Name extends PrototypeName> = Extract<PrototypeSettings, { readonly name: Name }>;

/** Props of a prototype's view. They are the same on the server and at hydration. */
export interface PrototypeProps<Name extends PrototypeName> {
	/** Settings from the content service. */
	readonly settings: SettingsOf<Name>;
	/** The prototype's own texts in the page's language. */
	readonly t: TFunction<`mf-demos/${Name}`>;
	/** State from the query of the page's address. Visitors can write anything there. */
	readonly address: PrototypeAddress;
}

/** Declares a prototype. The only export of `<name>/<name>.prototype.ts`. */
export interface PrototypeDeclaration<Name extends PrototypeName> {
	readonly view: LazyView<PrototypeProps<Name>>;
}
