import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { parseBlocks } from "@hub/mf-content/blocks";
import { libraryPicture } from "@hub/shared-contracts/content/picture";
import { isRichText } from "@hub/shared-contracts/rich-text/rich-text";
import { type Change, isPublished, touches } from "../change.ts";
import { blockAt } from "../problem-words.ts";
import type { Reason } from "../refusal.ts";
import { textOf } from "../row.ts";
import { fieldName, translate } from "../wording.ts";

/**
 * Refuses published pictures without an alternative text in the entry's language. Empty texts were filled from the file
 * library before (alternatives.ts). Portraits need none, because the name is beside them.
 */
export function missingAltTextError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, { kind }] of Object.entries(definition.fields)) {
		const alternative = `${field}_alt`;
		if (alternative in definition.fields && touches(change, "status", field, alternative)) {
			if (after[field] && textOf(after, alternative) === "")
				return {
					at: alternative,
					reason: translate("picture.alt", { alternative: fieldName(alternative), field: fieldName(field) }),
				};
		}
		if (field === "blocks" && touches(change, "status", field)) {
			const bare = parseBlocks(after.blocks, "").blocks.find(hasBarePicture);
			const place = bare && blockAt(Number(/\d+$/.exec(bare.id)?.[0]) + 1, bare.type);
			if (place) return { at: field, reason: translate("picture.block-alt", { place }) };
		}
		if (kind === "rich-text" && touches(change, "status", field)) {
			if (/<img\b/i.test(textOf(after, field)) && hasBarePicture(parseRichText(textOf(after, field), field)))
				return { at: field, reason: translate("picture.text-alt", { field: fieldName(field) }) };
		}
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

/** Refuses pictures of other sites: visitors' browsers load nothing from third parties. */
export function foreignPictureError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, { kind }] of Object.entries(definition.fields)) {
		const holdsTexts = kind === "blocks" || kind === "rich-text";
		if (holdsTexts && touches(change, "status", field) && textsIn(after[field]).some(bearsForeignPicture))
			return { at: field, reason: translate("picture.foreign", { field: fieldName(field) }) };
	}
	return undefined;
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function bearsForeignPicture(html: string): boolean {
	return [...html.matchAll(/<img\b(?:[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi)].some(
		([, double, single, bare]) =>
			libraryPicture((double ?? single ?? bare ?? "").replaceAll("&amp;", "&")) === undefined,
	);
}
