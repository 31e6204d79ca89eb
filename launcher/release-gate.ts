// Checks that a release of this installation has to pass before it goes live: static rules, then a trial run.

import type { Gate } from "@hub/releases/gate/gate";
import { brokenRules } from "@hub/releases/gate/rules";
import { type TrialOptions, tryCandidate } from "./trial/trial-gate.ts";

/** Creates the gate, which is the same for every way to publish. Only releases that meet the rules are tried. */
export function releaseGate(trial: TrialOptions): Gate {
	return async (store, candidate, options) => {
		const broken = await brokenRules(store, candidate, options);
		return broken.length > 0 ? broken : tryCandidate(store, candidate, trial);
	};
}
