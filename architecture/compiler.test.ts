// Rules that need the compiler, above all for texts in views: browsers' translators replace text nodes with elements.
// React keeps references to text nodes that have siblings, so it would update a detached node, or throw when it removes
// it. An element whose only child is a text is safe.

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
import { afterAll, expect, test } from "vitest";
import { filesWith, root } from "./repository-files.ts";

/** Views of the site. Studio's tools are written in Vue. */
const VIEWS = /^(shell|shared-ui|shared-contracts|mf-[a-z]+)\/src\/.*(?<!\.test)\.tsx$/;

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** A rendered expression; `alone`: the only child of an element, where a text is safe. */
interface Rendered {
	readonly node: Node;
	readonly alone: boolean;
}

/** Possible results of an expression: `a && b` renders b, a conditional one of its sides. */
function sidesOf(node: Node): readonly Node[] {
	if (isParenthesizedExpression(node)) return sidesOf(node.expression);
	if (isConditionalExpression(node)) return [...sidesOf(node.whenTrue), ...sidesOf(node.whenFalse)];
	if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
		return sidesOf(node.right);
	// Translators leave white space alone.
	return isStringLiteral(node) && node.text.trim() === "" ? [] : [node];
}

/** Literal texts beside siblings, and expressions to check by their types. */
function renderedIn(file: SourceFile): { readonly bare: Node[]; readonly judged: Rendered[] } {
	const bare: Node[] = [];
	const judged: Rendered[] = [];
	const judge = (node: Node, alone: boolean) => judged.push(...sidesOf(node).map((side) => ({ node: side, alone })));
	const visit = (node: Node, component: boolean): void => {
		if (isJsxElement(node) || isJsxFragment(node)) {
			const shown = [...node.children].filter((child) =>
				isJsxText(child)
					? child.text.trim() !== "" || !child.text.includes("\n")
					: !isJsxExpression(child) || child.expression,
			);
			const alone = shown.length < 2 && isJsxElement(node);
			for (const child of shown) {
				if (isJsxText(child) && child.text.trim() !== "" && !alone) bare.push(child);
				if (isJsxExpression(child) && child.expression) judge(child.expression, alone);
			}
		}
		if (component && isReturnStatement(node) && node.expression) judge(node.expression, false);
		const isComponent = isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? "");
		node.forEachChild((child) =>
			visit(child, isComponent || (component && !/Function|Arrow/.test(SyntaxKind[node.kind]))),
		);
	};
	visit(file, false);
	return { bare, judged };
}

function positionOf(node: Node, file: SourceFile): string {
	const start = node.getStart(file);
	const line = file.text.slice(0, start).split("\n").length;
	return `${relative(root, file.fileName)}:${line}: ${file.text.slice(start, node.end).replace(/\s+/g, " ").slice(0, 60)}`;
}

/** The compiler reads all packages, perhaps on a busy machine. */
const COMPILER_TIMEOUT_MS = 120_000;

const api = new API({ cwd: root });
const project = api
	.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] })
	.getProject(join(root, "tsconfig.json"));
if (!project) throw new Error("The compiler does not know tsconfig.json.");
const { program, checker } = project;
afterAll(() => api.close());

test("the compiler checks every source file: a pattern of tsconfig.json that matches none is no error", () => {
	const checked = new Set(program.getSourceFileNames().map((name) => relative(root, name)));
	const sources = filesWith(".ts", ".tsx").map(({ path }) => path);
	expect(sources.filter((path) => !checked.has(path))).toEqual([]);
});

test("[NV-6] every text in a view has an element of its own, so that React can update translated pages", {
	timeout: COMPILER_TIMEOUT_MS,
}, () => {
	const isText = (type: Type | undefined): boolean => {
		if (!type) return false;
		if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText);
		// React renders no node for an empty text.
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
		return [...bare, ...texts.map(({ node }) => node)].map((node) => positionOf(node, file));
	});
	expect(found).toEqual([]);
});
