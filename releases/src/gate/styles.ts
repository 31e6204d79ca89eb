// Checks that a release's stylesheets style only its own elements: a selector without a class would affect other remotes.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import postcss, { type Rule } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";

/** Rules that hold no selectors of elements. */
const NO_SELECTORS = new Set(["keyframes", "-webkit-keyframes", "font-face", "property", "page"]);

/** The selectors of a release that reach outside its own elements, a sentence each. */
export async function farReachingSelectors(
	{ name, files }: Pick<RemoteManifest, "name" | "files">,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	const reasons: string[] = [];
	for (const file of Object.keys(files).filter((name) => name.endsWith(".css"))) {
		const bytes = await read(file);
		for (const selector of bytes ? farReaching(new TextDecoder().decode(bytes)) : [])
			reasons.push(
				`styles: “${selector}” in ${file} of ${name} styles elements of others too. Begin it with a class of its own, in a CSS module.`,
			);
	}
	return [...new Set(reasons)];
}

/** The selectors of a stylesheet that name no class. */
function farReaching(css: string): string[] {
	const found: string[] = [];
	postcss.parse(css).walkRules((rule) => {
		if (isNested(rule)) return;
		selectorParser((root) => {
			root.each((selector) => {
				if (!namesClass(selector)) found.push(String(selector).trim());
			});
		}).processSync(rule.selector);
	});
	return found;
}

/** True within a rule that was checked itself, or in one without selectors of elements. */
function isNested(rule: Rule): boolean {
	for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
		if (parent.type === "rule") return true;
		if (parent.type === "atrule" && NO_SELECTORS.has((parent as { name?: string }).name ?? "")) return true;
	}
	return false;
}

/** True if every element that a selector styles has a class, or is within one that has. */
function namesClass(selector: Selector): boolean {
	let found = false;
	for (const node of selector.nodes) {
		if (node.type === "class") found = true;
		// `:is(.a, .b)` names a class in each of its cases; `:not(.a)` names none.
		if (node.type === "pseudo" && /^:(is|where|global|local)$/.test(node.value) && node.nodes.length > 0)
			found ||= node.nodes.every(namesClass);
	}
	return found;
}
