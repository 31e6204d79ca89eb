import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { parseBlocks } from "@hub/mf-content/blocks";
import { libraryPicture } from "@hub/shared-contracts/content/picture";
import { isRichText } from "@hub/shared-contracts/rich-text/rich-text";
import { type Change, isPublished, touches } from "../change.ts";
import { blockAt } from "../problem-places.ts";
import { textOf } from "../row.ts";
import { fieldName, say } from "../wording.ts";

/**
 * A picture that is shown says in the entry's own language what it shows, for those who do not see it. That is asked where the
 * picture is used; what was left empty there was taken from the file library before (alternatives.ts). A portrait stands beside its name and needs none.
 */
export function missingAltTextError(change: Change): string | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, { kind }] of Object.entries(definition.fields)) {
		const alternative = `${field}_alt`;
		if (alternative in definition.fields && touches(change, "status", field, alternative)) {
			if (after[field] && textOf(after, alternative) === "")
				return say("picture.alt", { alternative: fieldName(alternative), field: fieldName(field) });
		}
		if (field === "blocks" && touches(change, "status", field)) {
			const bare = parseBlocks(after.blocks, "").blocks.find(hasBarePicture);
			if (bare) return say("picture.block-alt", { place: blockAt(Number(/\d+$/.exec(bare.id)?.[0]) + 1, bare.type) });
		}
		if (kind === "rich-text" && touches(change, "status", field)) {
			if (/<img\b/i.test(textOf(after, field)) && hasBarePicture(parseRichText(textOf(after, field), field)))
				return say("picture.text-alt", { field: fieldName(field) });
		}
	}
	return undefined;
}

/** Whether a picture without words is anywhere in a value. */
function hasBarePicture(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	if (isRichText(value)) return [...(value.html ?? "").matchAll(/<img\b[^>]*>/g)].some(([tag]) => !/ alt="\s*[^"\s]/.test(tag));
	return Object.values(value).some(hasBarePicture);
}

/** A picture from another site is not shown: visitors' browsers load nothing from elsewhere. */
export function foreignPictureError(change: Change): string | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, { kind }] of Object.entries(definition.fields)) {
		const holdsTexts = kind === "blocks" || kind === "rich-text";
		if (holdsTexts && touches(change, "status", field) && textsIn(after[field]).some(bearsForeignPicture))
			return say("picture.foreign", { field: fieldName(field) });
	}
	return undefined;
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function bearsForeignPicture(html: string): boolean {
	return [...html.matchAll(/<img\b(?:[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi)].some(
		([, double, single, bare]) => libraryPicture((double ?? single ?? bare ?? "").replaceAll("&amp;", "&")) === undefined,
	);
}
