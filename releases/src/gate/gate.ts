// What a release has to pass before it goes live, besides being whole and fitting the shell (PF-7).

import type { Candidate } from "../change-live.ts";
import type { ReleaseStore } from "../store.ts";

/** How strict the gate is. */
export interface GateOptions {
	/** Whether routes, slots, services and api paths may be gone that the live release has. */
	readonly allowLoss: boolean;
}

/** The reasons, a sentence each, why a candidate may not go live; empty where it may. */
export type Gate = (store: ReleaseStore, candidate: Candidate, options: GateOptions) => Promise<readonly string[]>;
