// Traces the units that a fault affects: upstream to their origins, downstream to their uses.

import type { Lot, RecallSettings } from "@hub/shared-contracts/content/prototype-recall";
import { merged, projected, type Span, unitsIn } from "./unit-spans.ts";

export type Direction = "downstream" | "upstream";

/** Affected units by lot. The first lot is affected as a whole; lots without affected units are absent. */
export type Trace = ReadonlyMap<string, readonly Span[]>;

const whole = ({ units }: Lot): Span => [1, units];

/** Traces exact units, for parties that exchange which units went where. */
export function traceUnits({ lots, links, stages }: RecallSettings, start: string, direction: Direction): Trace {
	const concerned = new Map<string, readonly Span[]>();
	for (const lot of inOrder(lots, stages, direction)) {
		if (lot.id === start) concerned.set(lot.id, [whole(lot)]);
		const spans = links.flatMap(({ from, used, to, made }) => {
			if (direction === "downstream") return to === lot.id ? projected(concerned.get(from) ?? [], used, made) : [];
			return from === lot.id ? projected(concerned.get(to) ?? [], made, used) : [];
		});
		if (spans.length > 0) concerned.set(lot.id, merged([...spans, ...(concerned.get(lot.id) ?? [])]));
	}
	return concerned;
}

/**
 * Traces products, for parties that only know their suppliers. If a product may contain the fault, all of its lots are
 * affected, from the first stage to the last.
 */
export function traceProducts({ lots, links, stages }: RecallSettings, start: string, direction: Direction): Trace {
	const byId = new Map(lots.map((lot) => [lot.id, lot]));
	const kind = (id: string) => `${byId.get(id)?.party} ${byId.get(id)?.product}`;
	const kinds = new Set([kind(start)]);
	for (const lot of inOrder(lots, stages, direction))
		for (const { from, to } of links) {
			if (direction === "downstream" && to === lot.id && kinds.has(kind(from))) kinds.add(kind(to));
			if (direction === "upstream" && from === lot.id && kinds.has(kind(to))) kinds.add(kind(from));
		}
	return new Map(lots.filter(({ id }) => kinds.has(kind(id))).map((lot) => [lot.id, [whole(lot)]]));
}

function inOrder(lots: readonly Lot[], stages: RecallSettings["stages"], direction: Direction): Lot[] {
	const ordered = stages.flatMap(({ id }) => lots.filter(({ stage }) => stage === id));
	return direction === "downstream" ? ordered : ordered.toReversed();
}

/** Numbers of a recall. */
export interface RecallNumbers {
	/** Finished units that are recalled. */
	readonly units: number;
	/** Number of all finished units. */
	readonly all: number;
	/** Deliveries of the last stage that are concerned. */
	readonly deliveries: number;
	/** Parties that have to do something. */
	readonly parties: number;
	/** Euros. */
	readonly cost: number;
}

/** Counts affected units. Units of the last stage are finished. */
export function recallNumbers({ lots, stages, cost }: RecallSettings, trace: Trace): RecallNumbers {
	const last = stages.at(-1)?.id;
	const finished = lots.filter(({ stage }) => stage === last);
	const concerned = lots.filter(({ id }) => trace.has(id));
	const units = finished.reduce((sum, { id }) => sum + unitsIn(trace.get(id) ?? []), 0);
	return {
		units,
		all: finished.reduce((sum, lot) => sum + lot.units, 0),
		deliveries: finished.filter(({ id }) => trace.has(id)).length,
		parties: new Set(concerned.map(({ party }) => party)).size,
		cost: units * cost,
	};
}

/** Counts the lots of earlier stages in an upstream trace. Lots of the same stage are not sources. */
export function sourcesOf({ lots, stages }: RecallSettings, trace: Trace, start: string): number {
	const levelOf = (id: string) => stages.findIndex((stage) => stage.id === lots.find((lot) => lot.id === id)?.stage);
	return [...trace.keys()].filter((id) => levelOf(id) < levelOf(start)).length;
}

/**
 * Returns the lots that a party sees: its own and adjacent ones. With data exchange, also the lots of a trace that
 * includes one of its own. Without a party: all lots, which nobody sees in a real chain.
 */
export function seenLots(
	{ lots, links }: RecallSettings,
	party: string | undefined,
	shared: Trace | undefined,
): ReadonlySet<string> {
	if (party === undefined) return new Set(lots.map(({ id }) => id));
	const own = new Set(lots.filter((lot) => lot.party === party).map(({ id }) => id));
	const near = links.flatMap(({ from, to }) => {
		if (own.has(from)) return [to];
		return own.has(to) ? [from] : [];
	});
	const concerned = shared && [...own].some((id) => shared.has(id)) ? [...shared.keys()] : [];
	return new Set([...own, ...near, ...concerned]);
}
