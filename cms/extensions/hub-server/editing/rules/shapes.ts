// Parses written values like the site does, by the declaration of their collection, so that published values are shown.

import { select } from "@hub/content-model/cms/select";
import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { blockShape, parseBlocks } from "@hub/mf-content/blocks";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import { groupByItem, type Problem } from "@hub/shared-contracts/problems/problem";
import type { z } from "zod";
import { type Change, isPublished, touches } from "../change.ts";
import { problemsInWords } from "../problem-words.ts";
import type { Reason } from "../refusal.ts";
import { fieldName, translate } from "../wording.ts";

/** Maximum number of blocks and items whose problems are named. */
const MAX_ITEMS = 3;

/** Refuses invalid blocks, which the site would leave out of the page. */
export function blockShapeError(change: Change): Reason | undefined {
	const { definition, id, after } = change;
	if (!("blocks" in definition.fields) || !isPublished(after) || !touches(change, "blocks", "status")) return undefined;
	const { problems } = parseBlocks(after.blocks, id ?? "");
	if (problems.length === 0) return undefined;
	return {
		at: "blocks",
		reason: translate("shape.blocks", { field: fieldName("blocks"), problems: listed(problems, change) }),
	};
}

function listed(problems: readonly Problem[], change: Change): string {
	const items = groupByItem(problems);
	const more = items.length > MAX_ITEMS ? translate("and-more", { count: items.length - MAX_ITEMS }) : "";
	return problemsInWords(items.slice(0, MAX_ITEMS).flat(), change) + more;
}

/** Refuses unknown fields in structures, whose texts would not be shown anywhere. */
export function unknownFieldsError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, shape] of shapesOf(definition)) {
		if (!touches(change, "status", field)) continue;
		const problems = unknownFields(shape, after[field], [field]);
		if (problems.length === 0) continue;
		const values = { field: fieldName(field, definition.collection), problems: listed(problems, change) };
		return { at: field, reason: translate("shape.unknown", values) };
	}
	return undefined;
}

/** Returns the shapes of manually written structures, by field name. */
function shapesOf({ fields }: CollectionDefinition): (readonly [string, z.ZodType])[] {
	return Object.entries(fields).flatMap(([name, { kind, shape }]) => {
		if (kind === "blocks") return [[name, blockShape.array()] as const];
		return shape ? [[name, shape] as const] : [];
	});
}

/** Refuses rows and parts of rows that the site would leave out because they are invalid. */
export function leftOutError(change: Change): Reason | undefined {
	const { definition, id, after } = change;
	if (!isPublished(after)) return undefined;
	const checked = parseShape(ownFields(definition), { ...after, id: id ?? "new" });
	const problems = checked.success ? (definition.check?.({ ...after, ...checked.data }) ?? []) : checked.problems;
	const [first] = problems;
	if (!first) return undefined;
	const isWhole = !checked.success || problems.some((problem) => "whole" in problem && problem.whole);
	const at = String(first.path[0]);
	const values = { field: fieldName(at, definition.collection), problem: problemsInWords(problems, change) };
	return { at, reason: translate(isWhole ? "shape.left-out" : "shape.part-left-out", values) };
}

/** Returns the schema of a row's own fields. Other rules check its relations. */
function ownFields(definition: CollectionDefinition) {
	const also = Object.entries(definition.fields).flatMap(([name, { shown, kind }]) =>
		shown && kind !== "picture" && name !== "translation_key" ? [name] : [],
	);
	return select(definition, "none", { also }).row;
}
