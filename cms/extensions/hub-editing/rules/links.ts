import { isDeepStrictEqual } from "node:util";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import { pages } from "@hub/shared-contracts/collections/pages";
import { addressesOf, rowsAt } from "../addresses.ts";
import { type Change, definitionOf, isPublished, touches } from "../change.ts";
import { linksIn } from "../links-in.ts";
import { pathOf } from "../redirects.ts";
import { type Row, textOf } from "../row.ts";
import type { Site } from "../site.ts";
import type { StoredRows } from "../stored-rows.ts";
import { entryIn, fieldName, languageName, nameOf, say } from "../wording.ts";

/** How many addresses the site is asked for at once. */
const AT_ONCE = 100;

/** How many links are told at once; the others are counted. */
const most = 3;

/**
 * A link to where nothing is, or to a page in the other language, is left out of the page: an editor is told when it is written, and
 * when its entry is published. One to a draft, or to what is shown later, may stay: it leads there as soon as there is something. One
 * to what was withdrawn for good is told when it is written: entries that have it may come and go as before. Not asked of drafts.
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
			for (const [index, { owner }] of (answer?.paths ?? []).entries()) {
				const problem = await problemOf(asked[index] ?? "", owner, change, rows, isWritten);
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
async function problemOf(
	href: string,
	owner: AddressOwner,
	{ definition, after }: Change,
	rows: StoredRows,
	isWritten: boolean,
): Promise<string | undefined> {
	const path = pathOf(href);
	if (owner.kind === "site" || owner.kind === "moved") return undefined;
	const nowhere = say("link.nowhere", { path });
	if (owner.kind === "none") return (await isLedOn(path, after, rows)) ? undefined : nowhere;
	if (owner.locale !== after.locale)
		return say("link.language", { path, theirs: languageName(owner.locale), ours: languageName(after.locale) });
	const { route, params } = owner;
	const own = addressesOf(definition.collection, after);
	if (own.some((address) => address.route === route && isDeepStrictEqual(address.params, params))) return undefined;
	const there = owner.fixed ? await ownPages(owner.route, owner.locale, rows) : await entriesAt(owner, rows);
	// Of an address that is no entry's, such as a list's, the route is all there is to know.
	if (there === undefined || there.some(({ row }) => !isWritten || isToCome(row))) return undefined;
	if (await isLedOn(path, after, rows)) return undefined;
	const [hidden] = there;
	return hidden ? say("link.hidden", { path, name: hidden.name }) : nowhere;
}

interface Entry {
	/** As a sentence calls it. */
	readonly name: string;
	readonly row: Row;
}

/** The entries whose address it is; undefined where no entry has such an address. */
async function entriesAt(owner: Extract<AddressOwner, { kind: "page" }>, rows: StoredRows): Promise<Entry[] | undefined> {
	const places = rowsAt(owner);
	if (places.length === 0) return undefined;
	const found = places.map(async ({ collection, filter }) => {
		const definition = definitionOf(collection);
		if (!definition) return [];
		return (await rows.list(definition, filter)).map((row) => ({ name: entryIn(definition, row), row }));
	});
	return (await Promise.all(found)).flat();
}

/** The page of a route of its own in a language; undefined where the route has none in any, and needs none. */
async function ownPages(route: string, locale: string, rows: StoredRows): Promise<Entry[] | undefined> {
	const all = await rows.list(pages, { route_key: { _eq: route } });
	if (all.length === 0) return undefined;
	return all.filter((row) => row.locale === locale).map((row) => ({ name: nameOf(pages, row), row }));
}

/** Whether something is shown, or will be once it is published or its time has come. */
function isToCome({ status, unpublish_at: until }: Row): boolean {
	return status !== "archived" && (typeof until !== "string" || new Date(until) > new Date());
}

/** Whether an editor's redirect begins at an address, which is stored with its language. */
async function isLedOn(path: string, { locale }: Row, rows: StoredRows): Promise<boolean> {
	const redirects = definitionOf("redirects");
	const keys = [path, `/${String(locale)}${path}`].map(addressKey);
	return redirects !== undefined && (await rows.list(redirects, {})).some((row) => keys.includes(addressKey(textOf(row, "from"))));
}
