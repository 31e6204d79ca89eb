// Checks that a release's stylesheets style only its own elements: a selector without a class would affect other
// remotes, and so would one for siblings of its outermost element.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import postcss, { AtRule, type Container, CssSyntaxError, type Document, type Root, Rule } from "postcss";
import selectorParser, { type Node } from "postcss-selector-parser";

/** At-rules whose blocks contain no element selectors. */
const NO_SELECTORS = new Set(["keyframes", "-webkit-keyframes", "font-face", "property", "page"]);

/** Returns the selectors of a release that match elements of other remotes, as sentences. */
export async function farReachingSelectors(
	{ name, files }: Pick<RemoteManifest, "name" | "files">,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	const reasons: string[] = [];
	for (const file of Object.keys(files).filter((name) => name.endsWith(".css"))) {
		const bytes = await read(file);
		const css = bytes ? parsedStyles(new TextDecoder().decode(bytes)) : undefined;
		if (bytes && !css) reasons.push(`styles: ${file} of ${name} is not a valid stylesheet. Build it again.`);
		for (const selector of css ? farReaching(css) : [])
			reasons.push(
				`styles: “${selector}” in ${file} of ${name} also styles elements of other remotes. Begin it with a class of a CSS module, and use a class after + and ~.`,
			);
	}
	return [...new Set(reasons)];
}

/** Parses a stylesheet; undefined if it is invalid. */
function parsedStyles(text: string): Root | undefined {
	try {
		return postcss.parse(text);
	} catch (error) {
		if (error instanceof CssSyntaxError) return undefined;
		throw error;
	}
}

/** Returns the selectors of a stylesheet that name no class, or style siblings without one. */
function farReaching(css: Root): string[] {
	const found: string[] = [];
	css.walkRules((rule) => {
		// Keyframes have percentages where other rules have selectors.
		if (isWithinNoSelectors(rule)) return;
		for (const whole of wholeSelectors(rule))
			selectorParser((root) => {
				root.each(({ nodes }) => {
					if (!namesClass(nodes) || stylesAnySibling(nodes)) found.push(whole);
				});
			}).processSync(whole);
	});
	return found;
}

/** Returns the selectors of a rule with those of the rules around it. */
function wholeSelectors(rule: Rule): string[] {
	const outer = parentRule(rule);
	if (!outer) return rule.selectors;
	return wholeSelectors(outer).flatMap((parent) =>
		rule.selectors.map((own) => (own.includes("&") ? own.replaceAll("&", parent) : `${parent} ${own}`)),
	);
}

function parentRule({ parent }: { readonly parent?: Container | Document | undefined }): Rule | undefined {
	if (!parent || parent instanceof Rule) return parent;
	return parentRule(parent);
}

function isWithinNoSelectors(rule: Rule): boolean {
	for (let parent: Container | Document | undefined = rule.parent; parent; parent = parent.parent)
		if (parent instanceof AtRule && NO_SELECTORS.has(parent.name)) return true;
	return false;
}

/** True if every element that a selector styles has a class, or is within one that has. */
function namesClass(nodes: readonly Node[]): boolean {
	return nodes.some((node) => {
		if (node.type === "class") return true;
		// `:is(.a, .b)` names a class in each of its cases; `:not(.a)` names none.
		const isCases = node.type === "pseudo" && /^:(is|where|global|local)$/.test(node.value) && node.nodes.length > 0;
		return isCases && node.nodes.every((selector) => namesClass(selector.nodes));
	});
}

/** True if a selector styles siblings of an own element that may be its outermost one, whatever their class. */
function stylesAnySibling(nodes: readonly Node[]): boolean {
	return nodes.some((node, at) => {
		if (!isCombinator(node, /[+~]/)) return false;
		const rest = nodes.slice(at + 1);
		const end = rest.findIndex(({ type }) => type === "combinator");
		const isWithinOwn = nodes
			.slice(0, at)
			.some((before, index) => isCombinator(before, /[\s>]/) && namesClass(nodes.slice(0, index)));
		return !isWithinOwn && !namesClass(end < 0 ? rest : rest.slice(0, end));
	});
}

function isCombinator({ type, value = "" }: Node, kind: RegExp): boolean {
	return type === "combinator" && kind.test(value.trim() || " ");
}
