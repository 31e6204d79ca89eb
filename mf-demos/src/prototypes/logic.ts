// The one place that knows the library that evaluates rules (docs/decisions/009-prototypes.md). It interprets them: compiling them, which
// the library can do as well, would need `unsafe-eval`.

import type { JsonLogic } from "@hub/shared-contracts/content/prototype-contract";
import { LogicEngine } from "json-logic-engine";

const engine = new LogicEngine();

/** What a rule comes to on data; undefined where it cannot be calculated, such as one with an operator that does not exist. */
export function evaluate(rule: JsonLogic, data: object): unknown {
	try {
		return engine.run(rule, data);
	} catch {
		return undefined;
	}
}
