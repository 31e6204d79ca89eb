// The levels of a text's headings: the page has its title as the only first one, and styles for three below it.

import type { Element, ElementContent } from "hast";

/** The levels that a text's headings are shown with. */
export interface Outline {
	/** 2 to 4. @param heading of the text that the outline is of */
	levelOf(heading: Element): number;
}

const [HIGHEST, LOWEST] = [2, 4];

/**
 * The outline of a text. Where all headings have levels that the site has, they keep them. Else all move down with a first one, and those
 * that are too low come up, each no more than one below the heading that it belongs to.
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
