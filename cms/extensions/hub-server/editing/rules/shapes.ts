// Parses written values like the site does, by the declaration of their collection, so that published values are shown.

import { describeIssues, explainIssue } from "@hub/content-model/cms/explain";
import { select } from "@hub/content-model/cms/select";
import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { blockShape, parseBlocks } from "@hub/mf-content/blocks";
import type { z } from "zod";
import { type Change, isPublished, touches } from "../change.ts";
import type { About } from "../problem-locations.ts";
import { problemInWords } from "../problem-words.ts";
import { fieldName, translate } from "../wording.ts";

/** Maximum number of named problems, each with its position. */
const MAX_PROBLEMS = 3;

/** Refuses invalid blocks, which the site would leave out of the page. */
export function blockShapeError({ definition, id, after, touched }: Change): string | undefined {
	if (!("blocks" in definition.fields) || !isPublished(after) || !(touched.has("blocks") || touched.has("status")))
		return undefined;
	const { problems } = parseBlocks(after.blocks, id ?? "");
	if (problems.length === 0) return undefined;
	return translate("shape.blocks", { field: fieldName("blocks"), problems: listed(problems, { blocks: after.blocks }) });
}

function listed(problems: readonly string[], about: About): string {
	const more = problems.length > MAX_PROBLEMS ? translate("and-more", { count: problems.length - MAX_PROBLEMS }) : "";
	const words = problems.slice(0, MAX_PROBLEMS).map((problem) => problemInWords(problem, about));
	return words.join("; ") + more;
}

/** Refuses unknown fields in structures, whose texts would not be shown anywhere. */
export function unknownFieldsError(change: Change): string | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, shape] of shapesOf(definition)) {
		if (!touches(change, "status", field)) continue;
		const isBlocks = definition.fields[field]?.kind === "blocks";
		const problems = unknownFields(shape, after[field], isBlocks ? "block" : field);
		const about = isBlocks ? { blocks: after[field] } : { definition };
		if (problems.length > 0)
			return translate("shape.unknown", { field: fieldName(field, definition.collection), problems: listed(problems, about) });
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
export function leftOutError({ definition, id, after }: Change): string | undefined {
	if (!isPublished(after)) return undefined;
	const checked = ownFields(definition).safeParse({ ...after, id: id ?? "new" }, { error: explainIssue });
	const problems = checked.success ? (definition.check?.({ ...after, ...checked.data }) ?? []) : [];
	const isWhole = !checked.success || problems.some(({ whole }) => whole);
	const [problem, first] = checked.success
		? [problems.map(({ field, problem: what }) => `${field}: ${what}`).join("; "), problems[0]?.field]
		: [describeIssues(checked.error, "row"), checked.error.issues[0]?.path[0]];
	if (!problem) return undefined;
	const field = fieldName(String(first).replace(/\[.*$/, ""), definition.collection);
	return translate(isWhole ? "shape.left-out" : "shape.part-left-out", { field, problem: problemInWords(problem, { definition }) });
}

/** Returns the schema of a row's own fields. Other rules check its relations. */
function ownFields(definition: CollectionDefinition) {
	const also = Object.entries(definition.fields).flatMap(([name, { shown, kind }]) =>
		shown && kind !== "picture" && name !== "translation_key" ? [name] : [],
	);
	return select(definition, "none", { also }).row;
}
