import { type Unshown, unshownIn } from "../../../../src/prose/stored-markup.ts";
import { type Change, isPublished, touches } from "../change.ts";
import { formattedTextsIn } from "../formatted-texts.ts";
import type { Reason } from "../refusal.ts";
import { fieldName, translate } from "../wording.ts";

/**
 * Refuses elements that the site cannot show, and links that visitors could not follow. Everything else was converted
 * before.
 */
export function unshownProseError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const field of Object.keys(definition.fields)) {
		if (!touches(change, "status", field)) continue;
		const [found] = formattedTextsIn(definition, field, after[field]).flatMap(unshownIn);
		if (found) return { at: field, reason: sentence(fieldName(field, definition.collection), found) };
	}
	return undefined;
}

function sentence(field: string, found: Unshown): string {
	return found.kind === "link"
		? translate("prose.link", { field, href: found.href })
		: translate(`prose.${found.kind}`, { field, tag: `<${found.tag}>` });
}
