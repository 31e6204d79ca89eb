// Texts in views. Browsers' translators put an element in the place of each text node. React holds on to a text node that has siblings: it
// would change the detached one, or throw where it removes it. Of an element whose only child is a text it replaces the content.

import { join, relative } from "node:path";
import {
	isBinaryExpression,
	isConditionalExpression,
	isFunctionDeclaration,
	isJsxElement,
	isJsxExpression,
	isJsxFragment,
	isJsxText,
	isParenthesizedExpression,
	isReturnStatement,
	isStringLiteral,
	type Node,
	type SourceFile,
	SyntaxKind,
} from "typescript/unstable/ast";
import { API, type Type, TypeFlags } from "typescript/unstable/sync";
import { expect, test } from "vitest";
import { root } from "./repository-files.ts";

/** Views of the site. Studio's tools are written in Vue. */
const VIEWS = /^(shell|shared-ui|shared-contracts|mf-[a-z]+)\/src\/.*(?<!\.test)\.tsx$/;

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** An expression that renders something; `alone`: as the only child of an element, where a text is at its place. */
interface Rendered {
	readonly node: Node;
	readonly alone: boolean;
}

/** What an expression comes to: `a && b` renders b, and a condition one of its sides. */
function sidesOf(node: Node): readonly Node[] {
	if (isParenthesizedExpression(node)) return sidesOf(node.expression);
	if (isConditionalExpression(node)) return [...sidesOf(node.whenTrue), ...sidesOf(node.whenFalse)];
	if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return sidesOf(node.right);
	// Spaces and line breaks are left alone by translators.
	return isStringLiteral(node) && node.text.trim() === "" ? [] : [node];
}

/** Texts that are bare by their place alone, and expressions that are judged by their types. */
function renderedIn(file: SourceFile): { readonly bare: Node[]; readonly judged: Rendered[] } {
	const bare: Node[] = [];
	const judged: Rendered[] = [];
	const judge = (node: Node, alone: boolean) => judged.push(...sidesOf(node).map((side) => ({ node: side, alone })));
	const visit = (node: Node, component: boolean): void => {
		if (isJsxElement(node) || isJsxFragment(node)) {
			const shown = [...node.children].filter((child) =>
				isJsxText(child) ? child.text.trim() !== "" || !child.text.includes("\n") : !isJsxExpression(child) || child.expression,
			);
			const alone = shown.length < 2 && isJsxElement(node);
			for (const child of shown) {
				if (isJsxText(child) && child.text.trim() !== "" && !alone) bare.push(child);
				if (isJsxExpression(child) && child.expression) judge(child.expression, alone);
			}
		}
		if (component && isReturnStatement(node) && node.expression) judge(node.expression, false);
		const isComponent = isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? "");
		node.forEachChild((child) => visit(child, isComponent || (component && !/Function|Arrow/.test(SyntaxKind[node.kind]))));
	};
	visit(file, false);
	return { bare, judged };
}

function placeOf(node: Node, file: SourceFile): string {
	const start = node.getStart(file);
	const line = file.text.slice(0, start).split("\n").length;
	return `${relative(root, file.fileName)}:${line}: ${file.text.slice(start, node.end).replace(/\s+/g, " ").slice(0, 60)}`;
}

/** The compiler reads all packages, on a machine that does other things beside. */
const COMPILER_TIMEOUT_MS = 120_000;

test("[NV-6] a text has an element of its own: it changes and goes on a translated page as on any other", {
	timeout: COMPILER_TIMEOUT_MS,
}, () => {
	const api = new API({ cwd: root });
	const project = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProject(join(root, "tsconfig.json"));
	if (!project) throw new Error("The compiler does not know tsconfig.json.");
	const { program, checker } = project;
	const isText = (type: Type | undefined): boolean => {
		if (!type) return false;
		if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText);
		// React leaves an empty text out.
		if (type.isStringLiteralType() && type.value === "") return false;
		return (type.flags & TEXT) !== 0 || isTexts(type);
	};
	const isTexts = (type: Type | undefined): boolean =>
		type !== undefined &&
		checker.isArrayLikeType(type) &&
		checker
			.getIndexInfosOfType(type)
			.some(({ keyType, valueType }) => (keyType.flags & TypeFlags.Number) !== 0 && isText(valueType));
	const files = program.getSourceFileNames().filter((name) => VIEWS.test(relative(root, name)));
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((name) => {
		const file = program.getSourceFile(name);
		if (!file) return [];
		const { bare, judged } = renderedIn(file);
		const types = judged.length > 0 ? checker.getTypeAtLocation(judged.map(({ node }) => node)) : [];
		const texts = judged.filter(({ alone }, at) => (alone ? isTexts(types[at]) : isText(types[at])));
		return [...bare, ...texts.map(({ node }) => node)].map((node) => placeOf(node, file));
	});
	api.close();
	expect(found).toEqual([]);
});
