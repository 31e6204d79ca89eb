// Prototypes of demos, with their settings.

import { z } from "zod";
import { contractSettings } from "./prototype-contract.ts";
import { footprintSettings } from "./prototype-footprint.ts";
import { passportSettings } from "./prototype-passport.ts";
import { policySettings } from "./prototype-policy.ts";
import { recallSettings } from "./prototype-recall.ts";

export const prototypeSettings = z.discriminatedUnion("name", [
	passportSettings,
	contractSettings,
	recallSettings,
	policySettings,
	footprintSettings,
]);

/** Settings of a prototype; `name` identifies it. */
export type PrototypeSettings = z.infer<typeof prototypeSettings>;

/** Names of all prototypes. */
export type PrototypeName = PrototypeSettings["name"];
