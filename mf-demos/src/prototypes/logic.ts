// The only module that uses the rules library (docs/decisions/009-prototypes.md). It interprets rules, because
// compiling them would need `unsafe-eval`.

import type { JsonLogic } from "@hub/shared-contracts/content/prototype-contract";
import { LogicEngine } from "json-logic-engine";

const engine = new LogicEngine();

/** Evaluates a rule; undefined if it fails, for example because of an unknown operator. */
export function evaluate(rule: JsonLogic, data: object): unknown {
	try {
		return engine.run(rule, data);
	} catch {
		return undefined;
	}
}
