// All prototypes, one per line.

import type { PrototypeName } from "@hub/shared-contracts/content/prototype-settings";
import { contract } from "./contract/contract.prototype.ts";
import type { PrototypeDeclaration } from "./define-prototype.ts";
import { footprint } from "./footprint/footprint.prototype.ts";
import { passport } from "./passport/passport.prototype.ts";
import { policy } from "./policy/policy.prototype.ts";
import { recall } from "./recall/recall.prototype.ts";

export const prototypes: { readonly [Name in PrototypeName]: PrototypeDeclaration<Name> } = {
	passport,
	contract,
	footprint,
	policy,
	recall,
};
