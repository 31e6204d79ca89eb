// Determines the levels of a text's headings. The page's title is its only first heading, and there are styles for
// three levels below it.

import type { Element, ElementContent } from "hast";

/** Levels of a text's headings. */
export interface Outline {
	/** Returns 2 to 4. @param heading of the outlined text */
	levelOf(heading: Element): number;
}

const [HIGHEST, LOWEST] = [2, 4];

/**
 * Returns the outline of a text. Valid levels stay. If there is a first-level heading, all move down; levels that are
 * too deep move up to one below their parent.
 */
export function outlineOf(nodes: readonly ElementContent[]): Outline {
	const headings = headingsIn(nodes);
	const written = headings.map(levelWritten);
	const levels = new Map<Element, number>();
	const isShown = written.every((level) => level >= HIGHEST && level <= LOWEST);
	const down = written.includes(1) ? 1 : 0;
	const open: { readonly written: number; readonly shown: number }[] = [];
	for (const [at, heading] of headings.entries()) {
		const level = written[at] ?? HIGHEST;
		while (open.length > 0 && (open.at(-1)?.written ?? 0) >= level) open.pop();
		const above = open.at(-1)?.shown ?? HIGHEST;
		const shown = isShown ? level : Math.max(HIGHEST, Math.min(level + down, above + 1, LOWEST));
		open.push({ written: level, shown });
		levels.set(heading, shown);
	}
	return { levelOf: (heading) => levels.get(heading) ?? Math.max(HIGHEST, Math.min(levelWritten(heading), LOWEST)) };
}

function levelWritten({ tagName }: Element): number {
	return Number(tagName.slice(1));
}

function headingsIn(nodes: readonly ElementContent[]): Element[] {
	return nodes.flatMap((node) => {
		if (node.type !== "element") return [];
		return /^h[1-6]$/.test(node.tagName) ? [node] : headingsIn(node.children);
	});
}
