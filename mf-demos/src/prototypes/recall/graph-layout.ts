// Computes positions of lots and links in pixels: stages as columns on wide screens, and as bands from top to bottom on
// narrow ones.

import type { RecallSettings } from "@hub/shared-contracts/content/prototype-recall";

export type GraphShape = "wide" | "narrow";

/** A lot in the drawing; `x` and `y` are its middle. */
export interface PlacedLot {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
}

/** A link in the drawing. */
export interface PlacedLink {
	readonly from: string;
	readonly to: string;
	/** The `d` of a path. */
	readonly path: string;
}

/** A drawing of the whole chain. */
export interface GraphLayout {
	readonly width: number;
	readonly height: number;
	/** The height of every lot. */
	readonly lotHeight: number;
	/** Positions of the stages' names, in order. */
	readonly stages: readonly { readonly id: string; readonly x: number; readonly y: number }[];
	readonly lots: readonly PlacedLot[];
	readonly links: readonly PlacedLink[];
}

/** Arrow keys and the direction on the screen that each means. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowDown: [0, 1],
	ArrowUp: [0, -1],
};

export function layoutGraph(settings: RecallSettings, shape: GraphShape): GraphLayout {
	return shape === "wide" ? columns(settings) : bands(settings);
}

/** Returns the nearest lot in the direction of a key, with a preference for a straight line. Undefined at the edge. */
export function lotByKey({ lots }: GraphLayout, from: string, key: string): string | undefined {
	if (key === "Home") return lots[0]?.id;
	if (key === "End") return lots.at(-1)?.id;
	const direction = DIRECTIONS[key];
	const here = lots.find(({ id }) => id === from);
	if (!direction || !here) return undefined;
	const [right, down] = direction;
	const ahead = lots.flatMap((lot) => {
		const [dx, dy] = [lot.x - here.x, lot.y - here.y];
		const [along, across] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
		return along > 0 ? [{ id: lot.id, far: along + across * 2 }] : [];
	});
	return ahead.toSorted((one, other) => one.far - other.far)[0]?.id;
}

function columns({ stages, lots, links }: RecallSettings): GraphLayout {
	const box = { width: 150, height: 58 };
	const [gapX, gapY, top] = [(1060 - stages.length * box.width) / Math.max(1, stages.length - 1), 24, 44];
	const byStage = stages.map(({ id }) => lots.filter(({ stage }) => stage === id));
	const most = Math.max(...byStage.map((all) => all.length));
	const height = top + most * (box.height + gapY);
	const placed = byStage.flatMap((all, column) =>
		all.map(({ id }, row) => ({
			id,
			width: box.width,
			x: column * (box.width + gapX) + box.width / 2,
			y: top + ((row + 0.5) * (height - top)) / all.length,
		})),
	);
	return {
		width: 1060,
		height,
		lotHeight: box.height,
		stages: stages.map(({ id }, column) => ({ id, x: column * (box.width + gapX), y: 18 })),
		lots: placed,
		links: drawLinks(links, placed, (a, b) => {
			const [x1, x2] = [a.x + box.width / 2, b.x - box.width / 2];
			const middle = (x1 + x2) / 2;
			return `M${x1} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${x2} ${b.y}`;
		}),
	};
}

const BANDS = { width: 288, lotHeight: 54, label: 28, gap: 12, between: 34 };

/** A lot of a band. Its links run along its lane, a gap between columns, past the other rows of its stage. */
interface BandLot extends PlacedLot {
	/** The `x` of the lane. */
	readonly lane: number;
	/** The tops of the rows above and below it in its stage. */
	readonly above: readonly number[];
	readonly below: readonly number[];
}

function bands({ stages, lots, links }: RecallSettings): GraphLayout {
	const { width, lotHeight, label, gap, between } = BANDS;
	let y = 0;
	const names: { id: string; x: number; y: number }[] = [];
	const placed: BandLot[] = [];
	for (const { id } of stages) {
		const all = lots.filter(({ stage }) => stage === id);
		names.push({ id, x: 0, y: y + 16 });
		y += label;
		const inRow = all.length <= 4 ? Math.max(3, all.length) : 3;
		const tops = Array.from(
			{ length: Math.max(1, Math.ceil(all.length / inRow)) },
			(_, row) => y + row * (lotHeight + gap),
		);
		const step = (width + gap) / inRow;
		all.forEach((lot, index) => {
			const [row, column] = [Math.floor(index / inRow), index % inRow];
			placed.push({
				id: lot.id,
				width: step - gap,
				x: column * step + (step - gap) / 2,
				y: (tops[row] ?? y) + lotHeight / 2,
				lane: Math.max(1, column) * step - gap / 2,
				above: tops.slice(0, row),
				below: tops.slice(row + 1),
			});
		});
		y = (tops.at(-1) ?? y) + lotHeight + between;
	}
	const at = new Map(placed.map((lot) => [lot.id, lot]));
	return {
		width,
		height: y - between + 2,
		lotHeight,
		stages: names,
		lots: placed,
		links: drawLinks(links, placed, (a, b) => {
			const passed = [
				...(at.get(a.id)?.below ?? []).map((top) => ({ x: at.get(a.id)?.lane ?? a.x, top })),
				...(at.get(b.id)?.above ?? []).map((top) => ({ x: at.get(b.id)?.lane ?? b.x, top })),
			];
			const ends = [
				...passed.flatMap(({ x, top }) => [
					{ x, y: top },
					{ x, y: top + lotHeight },
				]),
				{ x: b.x, y: b.y - lotHeight / 2 },
			];
			let [x, from] = [a.x, a.y + lotHeight / 2];
			const curves = ends.map((end) => {
				const middle = (from + end.y) / 2;
				const curve = `C${x} ${middle} ${end.x} ${middle} ${end.x} ${end.y}`;
				[x, from] = [end.x, end.y];
				return curve;
			});
			return `M${a.x} ${a.y + lotHeight / 2}${curves.join("")}`;
		}),
	};
}

function drawLinks(
	links: RecallSettings["links"],
	lots: readonly PlacedLot[],
	path: (from: PlacedLot, to: PlacedLot) => string,
): PlacedLink[] {
	const at = new Map(lots.map((lot) => [lot.id, lot]));
	const placed = new Map<string, PlacedLink>();
	for (const { from, to } of links) {
		const [a, b] = [at.get(from), at.get(to)];
		if (a && b) placed.set(`${from} ${to}`, { from, to, path: path(a, b) });
	}
	return [...placed.values()];
}
