// Rules for texts, structures and pictures of published entries, which are parsed like the site does: visitors see
// everything that was written.

import { select } from "@hub/content-model/cms/select";
import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field } from "@hub/content-model/collections/field";
import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { blockShape, parseBlocks } from "@hub/mf-content/blocks";
import { libraryPicture } from "@hub/shared-contracts/content/picture";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import { groupByItem, type Problem } from "@hub/shared-contracts/problems/problem";
import { isRichText } from "@hub/shared-contracts/rich-text/rich-text";
import { unshownIn } from "../../../../src/prose/stored-markup.ts";
import { type Change, isPublished, touches } from "../../entries/change.ts";
import { formattedTextsIn } from "../../entries/formatted-texts.ts";
import { textOf } from "../../entries/row.ts";
import type { Reason } from "../../wording/refusal.ts";
import { fieldName, translate } from "../../wording/wording.ts";
import { blockAt, problemsInWords } from "../problem-words.ts";

/** Maximum number of blocks and items whose problems are named. */
const MAX_ITEMS = 3;

/** Returns the reason of the first field that fails a check, of those that a change shows to visitors. */
function inShownFields(
	change: Change,
	check: (name: string, field: Field, label: string) => string | undefined,
): Reason | undefined {
	const { collection, fields } = change.definition;
	if (!isPublished(change.after)) return undefined;
	for (const [name, field] of Object.entries(fields)) {
		const reason = touches(change, "status", name) ? check(name, field, fieldName(name, collection)) : undefined;
		if (reason !== undefined) return { at: name, reason };
	}
	return undefined;
}

/** Refuses invalid blocks, which the site would leave out of the page. */
export function blockShapeError(change: Change): Reason | undefined {
	return inShownFields(change, (name, { kind }, field) => {
		const problems = kind === "blocks" ? parseBlocks(change.after[name], change.id ?? "").problems : [];
		return problems.length === 0 ? undefined : translate("shape.blocks", { field, problems: listed(problems, change) });
	});
}

function listed(problems: readonly Problem[], change: Change): string {
	const items = groupByItem(problems);
	const more = items.length > MAX_ITEMS ? translate("and-more", { count: items.length - MAX_ITEMS }) : "";
	return problemsInWords(items.slice(0, MAX_ITEMS).flat(), change) + more;
}

/**
 * Refuses elements that the site cannot show, and links that visitors could not follow. Everything else was converted
 * before.
 */
export function unshownProseError(change: Change): Reason | undefined {
	return inShownFields(change, (name, _, field) => {
		const [found] = formattedTextsIn(change.definition, name, change.after[name]).flatMap(unshownIn);
		if (!found) return undefined;
		return found.kind === "link"
			? translate("prose.link", { field, href: found.href })
			: translate(`prose.${found.kind}`, { field, tag: `<${found.tag}>` });
	});
}

/** Refuses pictures of other sites: visitors' browsers load nothing from third parties. */
export function foreignPictureError(change: Change): Reason | undefined {
	return inShownFields(change, (name, { kind }, field) => {
		const holdsTexts = kind === "blocks" || kind === "rich-text";
		return holdsTexts && textsIn(change.after[name]).some(hasForeignPicture)
			? translate("picture.foreign", { field })
			: undefined;
	});
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function hasForeignPicture(html: string): boolean {
	return [...html.matchAll(/<img\b(?:[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi)].some(
		([, double, single, bare]) =>
			libraryPicture((double ?? single ?? bare ?? "").replaceAll("&amp;", "&")) === undefined,
	);
}

/**
 * Refuses published pictures without an alternative text in the entry's language. Empty texts were filled from the file
 * library before (alternatives.ts). Portraits need none, because the name is beside them.
 */
export function missingAltTextError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, { kind }] of Object.entries(definition.fields)) {
		const alternative = `${field}_alt`;
		const hasAlternative = alternative in definition.fields && touches(change, "status", field, alternative);
		if (hasAlternative && after[field] && textOf(after, alternative) === "") {
			const labels = { alternative: fieldName(alternative), field: fieldName(field) };
			return { at: alternative, reason: translate("picture.alt", labels) };
		}
		if (!touches(change, "status", field)) continue;
		const bare = kind === "blocks" ? parseBlocks(after[field], "").blocks.find(hasBarePicture) : undefined;
		if (bare) {
			const place = blockAt(Number(/\d+$/.exec(bare.id)?.[0]) + 1, bare.type);
			return { at: field, reason: translate("picture.block-alt", { place }) };
		}
		const html = kind === "rich-text" ? textOf(after, field) : "";
		if (/<img\b/i.test(html) && hasBarePicture(parseRichText(html, field)))
			return { at: field, reason: translate("picture.text-alt", { field: fieldName(field) }) };
	}
	return undefined;
}

/** True if a value contains a picture without an alternative text. */
function hasBarePicture(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	if (isRichText(value))
		return [...(value.html ?? "").matchAll(/<img\b[^>]*>/g)].some(([tag]) => !/ alt="\s*[^"\s]/.test(tag));
	return Object.values(value).some(hasBarePicture);
}

/** Refuses rows and parts of rows that the site would leave out because they are invalid. */
export function leftOutError(change: Change): Reason | undefined {
	const { definition, id, after } = change;
	if (!isPublished(after)) return undefined;
	const checked = parseShape(ownFields(definition), { ...after, id: id ?? "new" });
	const problems = checked.success ? (definition.check?.({ ...after, ...checked.data }) ?? []) : checked.problems;
	const [first] = problems;
	if (!first) return undefined;
	const hidesRow = !checked.success || problems.some((problem) => "hidesRow" in problem && problem.hidesRow);
	const at = String(first.path[0]);
	const values = { field: fieldName(at, definition.collection), problem: problemsInWords(problems, change) };
	return { at, reason: translate(hidesRow ? "shape.left-out" : "shape.part-left-out", values) };
}

/** Returns the schema of a row's own fields. Other rules check its relations. */
function ownFields(definition: CollectionDefinition) {
	const also = Object.entries(definition.fields).flatMap(([name, { shown, kind }]) =>
		shown && kind !== "picture" && name !== "translation_key" ? [name] : [],
	);
	return select(definition, "none", { also }).row;
}

/** Refuses unknown fields in structures, whose texts would not be shown anywhere. */
export function unknownFieldsError(change: Change): Reason | undefined {
	return inShownFields(change, (name, { kind, shape }, field) => {
		const written = kind === "blocks" ? blockShape.array() : shape;
		const problems = written ? unknownFields(written, change.after[name], [name]) : [];
		return problems.length === 0
			? undefined
			: translate("shape.unknown", { field, problems: listed(problems, change) });
	});
}
