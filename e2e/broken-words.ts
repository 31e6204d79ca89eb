// Words that end a line in their middle, and texts that are wider than their window: what a reader sees of a layout that is too narrow.

import type { Page } from "@playwright/test";

/**
 * Words of the page shown that are broken over two lines without a hyphen, as `Nutzungsbedingu|ngen`, each with its element. A hyphen
 * that is written or soft may end a line, but not within a code such as F-72. Addresses, identifiers and code may break anywhere, and
 * so may what a visitor typed. Browsers of the tests have no dictionaries to hyphenate by, which is the worst case of all browsers.
 */
export function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const blockOf = (element: Element): Element =>
			element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
				? blockOf(element.parentElement)
				: element;
		/** The texts of each block as one, for a word may stand in several elements, with the place of each of its letters. */
		const texts = new Map<Element, { text: string; readonly letters: (readonly [Text, number])[] }>();
		const textOf = (block: Element) => {
			const text = texts.get(block) ?? { text: "", letters: [] };
			texts.set(block, text);
			return text;
		};
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
		while (walker.nextNode()) {
			const node = walker.currentNode;
			if (node instanceof HTMLBRElement) {
				const text = textOf(blockOf(node));
				text.text += "\n";
				text.letters.push([new Text(), 0]);
			}
			const element = node.parentElement;
			if (
				!(node instanceof Text) ||
				!element ||
				element.closest("script, style, .visually-hidden, svg, pre, code, textarea, option")
			)
				continue;
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			const block = blockOf(element);
			if (block.getBoundingClientRect().right < 0) continue;
			const text = textOf(block);
			text.text += node.data;
			for (let at = 0; at < node.data.length; at += 1) text.letters.push([node, at]);
		}
		const range = document.createRange();
		const boxOf = ([node, at]: readonly [Text, number], [end, until]: readonly [Text, number]) => {
			range.setStart(node, at);
			range.setEnd(end, until + 1);
			return range.getBoundingClientRect();
		};
		/** The parts of a word by lines. */
		const partsOf = (word: string, letters: readonly (readonly [Text, number])[]) => {
			const parts: string[] = [""];
			let last: DOMRect | undefined;
			for (const [at, letter] of letters.entries()) {
				const box = boxOf(letter, letter);
				if (box.width > 0) {
					if (last && box.left < last.left && box.top > last.top + last.height / 2) parts.push("");
					last = box;
				}
				parts.push((parts.pop() ?? "") + (word[at] ?? ""));
			}
			return parts;
		};
		const found = new Set<string>();
		for (const [block, { text, letters }] of texts) {
			for (const { 0: word, index } of text.matchAll(/[^\s\u200b]+/gu)) {
				const [first, last] = [letters[index], letters[index + word.length - 1]];
				if (!first || !last || /[:@?=]\S|\/\S*\//.test(word)) continue;
				if (boxOf(first, last).height < 1.5 * boxOf(first, first).height) continue;
				const parts = partsOf(word, letters.slice(index, index + word.length));
				const isWhole = parts.every((part, at) => {
					const next = parts[at + 1];
					return next === undefined || (/[-\u00ad–—/]$/.test(part) && !(/\p{Lu}-$/u.test(part) && /^\d/.test(next)));
				});
				if (!isWhole) found.add(`${parts.join("|")} <${block.tagName.toLowerCase()} class="${block.className}">`);
			}
		}
		return [...found];
	});
}
