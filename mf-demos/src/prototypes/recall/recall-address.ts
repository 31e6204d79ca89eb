// The state of the prototype in its address, such as `?exchange=on&lot=f-72&view=cells`.

import type { RecallSettings } from "@hub/shared-contracts/content/prototype-recall";
import type { StateChange } from "../prototype-address.ts";
import type { Direction } from "./trace.ts";

/** State of the page. */
export interface RecallState {
	/** The lot that the tracing begins with. */
	readonly lot: string;
	readonly direction: Direction;
	/** True if the parties exchange which units went where. */
	readonly exchange: boolean;
	/** Party whose view of the chain is shown; undefined: the whole chain. */
	readonly view: string | undefined;
}

/** Parses the state from an address. Unknown values are ignored. */
export function readRecallState(
	get: (name: string) => string | undefined,
	{ lots, parties, fault }: RecallSettings,
): RecallState {
	const has = (list: readonly { readonly id: string }[], id: string | undefined) => list.some((one) => one.id === id);
	const [lot, view] = [get("lot"), get("view")];
	return {
		lot: lot !== undefined && has(lots, lot) ? lot : fault.lot,
		direction: get("way") === "upstream" ? "upstream" : "downstream",
		exchange: get("exchange") === "on",
		view: has(parties, view) ? view : undefined,
	};
}

/** Returns the address parameters of a state. */
export function recallChange({ lot, direction, exchange, view }: RecallState, { fault }: RecallSettings): StateChange {
	return {
		lot: lot === fault.lot ? undefined : lot,
		way: direction === "upstream" ? direction : undefined,
		exchange: exchange ? "on" : undefined,
		view,
	};
}
