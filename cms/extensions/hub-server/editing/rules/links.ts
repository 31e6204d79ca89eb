import { isDeepStrictEqual } from "node:util";
import { momentOf } from "@hub/content-model/cms/row";
import { nameField } from "@hub/content-model/collections/collection";
import type { AddressOwner } from "@hub/shared-contracts/address/address-query";
import type { LinkTarget, NamedEntry } from "../../../../src/entries/choice.ts";
import { addressesOf } from "../../entries/addresses.ts";
import { type Change, definitionOf, isPublished, touches } from "../../entries/change.ts";
import { linksIn } from "../../entries/formatted-texts.ts";
import { type Row, textOf } from "../../entries/row.ts";
import { targetsOf } from "../../links/link-targets.ts";
import { pathOf } from "../../redirects/redirects.ts";
import type { Reason } from "../../wording/refusal.ts";
import { fieldName, languageName, nameWithCollection, translate } from "../../wording/wording.ts";
import type { Facts } from "./rule.ts";

/** Maximum number of addresses per request to the site. */
const MAX_ADDRESSES = 100;

/** Maximum number of named links. The others are counted. */
const MAX_LINKS = 3;

/**
 * Checks links when they are written and when their entry is published; drafts are not checked. Refuses links to
 * missing pages and to pages in another language. Accepts links to drafts and to scheduled entries, because both
 * entries are written before either is published; the desk lists them until then. Refuses new links to entries that are
 * withdrawn, or will be before this entry appears; existing links to them don't keep this entry from being published.
 * Follows redirects to their last address.
 */
export async function linkError(change: Change, { rows, site }: Facts): Promise<Reason | undefined> {
	const { definition, before, after } = change;
	if (!isPublished(after) || textOf(after, "locale") === "") return undefined;
	const appears = before === undefined || !isPublished(before);
	// After a change of language, every link has to be checked again.
	const isMoved = touches(change, "locale") && before?.locale !== after.locale;
	for (const field of Object.keys(definition.fields)) {
		const isWritten = touches(change, field) || isMoved;
		if (!isWritten && !appears) continue;
		const links = linksIn(after, field, definition);
		const wrong: string[] = [];
		for (let at = 0; at < links.length; at += MAX_ADDRESSES) {
			const batch = links.slice(at, at + MAX_ADDRESSES);
			const answer = await site.lookUp({ paths: batch });
			const targets = answer && (await targetsOf(batch, { rows, site }));
			for (const [index, target] of (targets ?? []).entries()) {
				const owner = answer?.paths[index]?.owner;
				const problem = owner && problemOf(batch[index] ?? "", owner, target, change, isWritten);
				if (problem) wrong.push(problem);
			}
		}
		if (wrong.length === 0) continue;
		const more = wrong.length > MAX_LINKS ? translate("and-more", { count: wrong.length - MAX_LINKS }) : "";
		const named = wrong.slice(0, MAX_LINKS).join("; ") + more;
		return { at: field, reason: translate("link.wrong", { field: fieldName(field), links: named }) };
	}
	return undefined;
}

/** Returns the problem of a link as the end of a sentence that begins with “links to”. */
function problemOf(
	href: string,
	owner: AddressOwner,
	{ movedTo, found }: LinkTarget,
	{ definition, after }: Change,
	isWritten: boolean,
): string | undefined {
	const path = pathOf(href);
	if (owner.kind === "page") {
		const { route, params, locale } = owner;
		if (locale !== after.locale)
			return translate("link.language", { path, theirs: languageName(locale), ours: languageName(after.locale) });
		const own = addressesOf(definition.collection, after);
		if (own.some((address) => address.route === route && isDeepStrictEqual(address.params, params))) return undefined;
	}
	if (found.kind === "none")
		return movedTo === null
			? translate("link.nowhere", { path })
			: translate("link.onward", { path, to: pathOf(movedTo) });
	if (found.kind !== "entry" || !isWritten || willBeVisible(found.entry, after)) return undefined;
	return translate("link.hidden", { path, name: nameOfEntry(found.entry) });
}

/** Describes an entry in a sentence. */
function nameOfEntry(entry: NamedEntry): string {
	const definition = definitionOf(entry.collection);
	return definition ? nameWithCollection(definition, { ...entry, [nameField(definition)]: entry.name }) : entry.name;
}

/**
 * True if an entry is visible when visitors see the link, or will be once it is published or its time has come.
 * @param after the entry with the link
 */
function willBeVisible({ status, unpublish_at }: NamedEntry, after: Row): boolean {
	const appears = Math.max(Date.now(), momentOf(after.publish_at) ?? 0);
	return status !== "archived" && (momentOf(unpublish_at) ?? Number.POSITIVE_INFINITY) > appears;
}
