// Flows between the parties of a use case. Editors write the parties' names; diagrams use their indexes.

import { comparable } from "@hub/shared-contracts/language/letters";
import type { RowProblem } from "../collections/collection.ts";

export interface Party {
	readonly name: string;
	/** May be empty. */
	readonly role: string;
}

/** Flow from one party to another. */
interface Flow {
	/** Indexes of two different parties. */
	readonly from: number;
	readonly to: number;
	readonly data: string;
	/** The usage policy in a sentence; may be empty. */
	readonly rule: string;
}

export interface WrittenFlow {
	readonly from: string;
	readonly to: string;
	readonly data: string;
	readonly rule: string;
}

/** Leaves out flows with unknown parties, or from a party to itself. */
export function flowsBetween(
	parties: readonly Party[],
	written: readonly WrittenFlow[],
): { readonly flows: readonly Flow[]; readonly problems: readonly RowProblem[] } {
	const indexOfParty = (name: string) => parties.findIndex((party) => comparable(party.name) === comparable(name));
	const flows: Flow[] = [];
	const problems: RowProblem[] = [];
	for (const [index, { from, to, data, rule }] of written.entries()) {
		const path = ["flows", index];
		const flow = { from: indexOfParty(from), to: indexOfParty(to), data, rule };
		if (flow.from < 0) problems.push({ path: [...path, "from"], key: "party", values: { name: from } });
		else if (flow.to < 0) problems.push({ path: [...path, "to"], key: "party", values: { name: to } });
		else if (flow.from === flow.to) problems.push({ path, key: "flow-circle", values: { name: from } });
		else flows.push(flow);
	}
	return { flows, problems };
}
