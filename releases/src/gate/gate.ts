// Checks that a release has to pass before it goes live, besides completeness and compatibility (PF-7).

import type { Candidate } from "../change-live.ts";
import type { ReleaseStore } from "../store.ts";

/** Options of the gate. */
export interface GateOptions {
	/** True to allow the loss of routes, slots, services and api paths of the live release. */
	readonly allowLoss: boolean;
}

/** Returns the reasons why a candidate may not go live, as sentences; empty if it may. */
export type Gate = (store: ReleaseStore, candidate: Candidate, options: GateOptions) => Promise<readonly string[]>;
