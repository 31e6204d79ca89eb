import { isDeepStrictEqual } from "node:util";
import { momentOf } from "@hub/content-model/cms/row";
import { nameField } from "@hub/content-model/collections/collection";
import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import type { LinkTarget, NamedEntry } from "../../../../src/entries/choice.ts";
import { targetsOf } from "../../links/link-targets.ts";
import { addressesOf } from "../addresses.ts";
import { type Change, definitionOf, isPublished, touches } from "../change.ts";
import { linksIn } from "../links-in.ts";
import { pathOf } from "../redirects.ts";
import { type Row, textOf } from "../row.ts";
import type { Site } from "../site.ts";
import type { StoredRows } from "../stored-rows.ts";
import { entryIn, fieldName, languageName, say } from "../wording.ts";

/** How many addresses the site is asked for at once. */
const AT_ONCE = 100;

/** How many links are named at once; the others are counted. */
const most = 3;

/**
 * A link to where nothing is, or to a page in the other language, is refused when it is written, and when its entry is published. One to a
 * draft, or to what is shown later, may stay: both are written before either is published, and until then the desk names it. One to what is
 * withdrawn, or will be before the entry appears, is refused when it is written: entries that have it may come and go as before. Of an
 * address that a redirect leads on from, what counts is where it ends. Not asked of drafts.
 */
export async function linkError(change: Change, rows: StoredRows, site: Site): Promise<string | undefined> {
	const { definition, before, after } = change;
	if (!isPublished(after) || textOf(after, "locale") === "") return undefined;
	const appears = before === undefined || !isPublished(before);
	// In another language, each of its links is another one.
	const isMoved = touches(change, "locale") && before?.locale !== after.locale;
	for (const field of Object.keys(definition.fields)) {
		const isWritten = touches(change, field) || isMoved;
		if (!isWritten && !appears) continue;
		const links = linksIn(after, field, definition);
		const wrong: string[] = [];
		for (let at = 0; at < links.length; at += AT_ONCE) {
			const asked = links.slice(at, at + AT_ONCE);
			const answer = await site.ask({ paths: asked });
			const targets = answer && (await targetsOf(asked, { rows, site }));
			for (const [index, target] of (targets ?? []).entries()) {
				const owner = answer?.paths[index]?.owner;
				const problem = owner && problemOf(asked[index] ?? "", owner, target, change, isWritten);
				if (problem) wrong.push(problem);
			}
		}
		if (wrong.length === 0) continue;
		const more = wrong.length > most ? say("and-more", { count: wrong.length - most }) : "";
		return say("link.wrong", { field: fieldName(field), links: wrong.slice(0, most).join("; ") + more });
	}
	return undefined;
}

/** What is wrong with a link, as the rest of a sentence that began with “links to”. */
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
			return say("link.language", { path, theirs: languageName(locale), ours: languageName(after.locale) });
		const own = addressesOf(definition.collection, after);
		if (own.some((address) => address.route === route && isDeepStrictEqual(address.params, params))) return undefined;
	}
	if (found.kind === "none")
		return movedTo === null ? say("link.nowhere", { path }) : say("link.onward", { path, to: pathOf(movedTo) });
	if (found.kind !== "entry" || !isWritten || isToCome(found.entry, after)) return undefined;
	return say("link.hidden", { path, name: nameOfEntry(found.entry) });
}

/** An entry as a sentence calls it. */
function nameOfEntry(entry: NamedEntry): string {
	const definition = definitionOf(entry.collection);
	return definition ? entryIn(definition, { ...entry, [nameField(definition)]: entry.name }) : entry.name;
}

/**
 * Whether an entry is shown by the time at which visitors see the link, or will be once it is published or its time has come.
 * @param after the entry with the link
 */
function isToCome({ status, unpublish_at }: NamedEntry, after: Row): boolean {
	const appears = Math.max(Date.now(), momentOf(after.publish_at) ?? 0);
	return status !== "archived" && (momentOf(unpublish_at) ?? Number.POSITIVE_INFINITY) > appears;
}
