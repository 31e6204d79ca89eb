import type { PassportPart } from "@hub/shared-contracts/content/prototype-passport";
import { classes } from "@hub/shared-ui/text/markup";
import styles from "./passport.module.css";
import { type PartNode, treeOf, wayTo } from "./passport-reading.ts";

const WIDTH = 320;
const HEIGHT = 200;
/** Distance between a part and its components. */
const EDGE = 8;

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

interface Field extends Box {
	readonly part: PassportPart;
	readonly depth: number;
}

/** Treemap of the parts, sized by the number of components. Decorative: the tree has the same content. */
export function PartMap({ parts, current }: { readonly parts: readonly PassportPart[]; readonly current: string }) {
	const way = wayTo(parts, current);
	const fields = treeOf(parts).flatMap((node) =>
		fieldsOf(node, { x: 1, y: 1, width: WIDTH - 2, height: HEIGHT - 2 }, 0),
	);
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} className={styles.map} aria-hidden="true">
			{fields.map(({ part, depth, ...box }) => (
				<rect
					key={part.id}
					{...box}
					rx={depth === 0 ? 10 : 4}
					className={classes(part.id === current ? styles.lookedAt : way.includes(part.id) && styles.onTheWay)}
				/>
			))}
		</svg>
	);
}

function weightOf({ within }: PartNode): number {
	return 1 + within.reduce((sum, node) => sum + weightOf(node), 0);
}

function fieldsOf(node: PartNode, box: Box, depth: number): readonly Field[] {
	const own: Field = { ...box, part: node.part, depth };
	const inner = { x: box.x + EDGE, y: box.y + EDGE, width: box.width - 2 * EDGE, height: box.height - 2 * EDGE };
	return [own, ...split(node.within, inner, depth + 1)];
}

/** Cuts a box in two along its longer side, with half of the weight on each, until there is a field for each part. */
function split(nodes: readonly PartNode[], box: Box, depth: number): readonly Field[] {
	const [first] = nodes;
	if (!first) return [];
	if (nodes.length === 1) return fieldsOf(first, box, depth);
	const total = nodes.reduce((sum, node) => sum + weightOf(node), 0);
	let count = 1;
	let weight = weightOf(first);
	for (const node of nodes.slice(1, -1)) {
		if (weight + weightOf(node) > total / 2) break;
		weight += weightOf(node);
		count += 1;
	}
	const share = weight / total;
	const gap = EDGE / 2;
	const wide = box.width >= box.height;
	const length = (wide ? box.width : box.height) - gap;
	const cut = Math.round(length * share * 100) / 100;
	const one = wide ? { ...box, width: cut } : { ...box, height: cut };
	const other = wide
		? { ...box, x: box.x + cut + gap, width: length - cut }
		: { ...box, y: box.y + cut + gap, height: length - cut };
	return [...split(nodes.slice(0, count), one, depth), ...split(nodes.slice(count), other, depth)];
}
