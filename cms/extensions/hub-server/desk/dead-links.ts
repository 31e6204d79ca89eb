// Finds dead links in live entries and redirects. Saves refuse links that can never work, but a target may be
// unpublished later, be deleted, or stay a draft.

import { isLive } from "@hub/content-model/cms/live";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { redirects } from "@hub/content-model/collections/redirects";
import type { Knex } from "knex";
import { z } from "zod";
import type { LinkTarget } from "../../../src/entries/choice.ts";
import { linksIn } from "../entries/formatted-texts.ts";
import { type Row, textOf } from "../entries/row.ts";
import type { SearchSources } from "../links/choices.ts";
import { targetsOf } from "../links/link-targets.ts";
import { translated } from "./entry-heads.ts";

const BATCH_SIZE = 25;

/** Duration of one search. The next call continues where it stopped. */
const MAX_DURATION_MS = 800;

/** Collections in the order of the search. */
const searched: readonly CollectionDefinition[] = [...translated, redirects];

/** Cursor of a search through all entries. */
export const deadLinksQuery = z.object({
	collection: z.enum(searched.map(({ collection }) => collection) as [string, ...string[]]).optional(),
	/** Id of the last checked entry; empty at the start of a collection. */
	after: z.string().default(""),
});

/** Address of a link that does not reach its target. */
export interface DeadLink {
	readonly href: string;
	readonly target: LinkTarget;
}

/** Live entry or redirect with dead links. */
export interface DeadEnd {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	/** Null for a redirect, which has no language. */
	readonly locale: string | null;
	readonly links: readonly DeadLink[];
}

/** Results of one call, and the cursor of the next. */
export interface DeadLinks {
	readonly found: readonly DeadEnd[];
	/** Number of checked entries. */
	readonly checked: number;
	readonly next: z.infer<typeof deadLinksQuery> | null;
}

/**
 * Searches live entries and redirects for dead links until the time limit.
 * @returns undefined if the site does not respond, because only the site resolves addresses
 */
export async function deadLinks(
	{ collection, after }: z.infer<typeof deadLinksQuery>,
	sources: SearchSources,
): Promise<DeadLinks | undefined> {
	const end = Date.now() + MAX_DURATION_MS;
	const found: DeadEnd[] = [];
	let checked = 0;
	let last = after;
	const from = Math.max(
		0,
		searched.findIndex((definition) => definition.collection === collection),
	);
	for (const definition of searched.slice(from)) {
		for (let full = true; full; ) {
			if (Date.now() > end) return { found, checked, next: { collection: definition.collection, after: last } };
			const ids = await idsAfter(last, definition, sources.database);
			full = ids.length === BATCH_SIZE;
			last = ids.at(-1) ?? last;
			const stored = ids.length === 0 ? [] : await sources.rows.list(definition, { id: { _in: [...ids] } });
			const rows = definition === redirects ? stored : stored.filter((row) => isLive(row, Date.now()));
			checked += rows.length;
			const dead = await deadEnds(definition, rows, sources);
			if (!dead) return undefined;
			found.push(...dead);
		}
		last = "";
	}
	return { found, checked, next: null };
}

async function idsAfter(
	last: string,
	{ collection, fields }: CollectionDefinition,
	database: Knex,
): Promise<readonly string[]> {
	const found: readonly { readonly id: string }[] = await database(collection)
		.select("id")
		.modify((query) => ("status" in fields ? query.where("status", "published") : query))
		// PostgreSQL accepts no empty text as an id.
		.modify((query) => (last === "" ? query : query.where("id", ">", last)))
		.orderBy("id")
		.limit(BATCH_SIZE);
	return found.map(({ id }) => id);
}

/** Returns rows with dead links; undefined if the site does not respond. */
async function deadEnds(
	definition: CollectionDefinition,
	rows: readonly Row[],
	sources: SearchSources,
): Promise<readonly DeadEnd[] | undefined> {
	const isRedirect = definition === redirects;
	const written = rows.map((row) => ({ row, hrefs: isRedirect ? [textOf(row, "from")] : allLinksIn(row, definition) }));
	const hrefs = [...new Set(written.flatMap((one) => one.hrefs))];
	if (hrefs.length === 0) return [];
	const targets = await targetsOf(hrefs, sources);
	if (!targets) return undefined;
	const now = Date.now();
	return written.flatMap(({ row, hrefs: own }): DeadEnd[] => {
		const locale = isRedirect ? null : textOf(row, "locale");
		const links = own.flatMap((href): DeadLink[] => {
			const target = targets[hrefs.indexOf(href)];
			// Content at a redirect's address takes precedence over the redirect.
			if (!target || (isRedirect && target.movedTo === null)) return [];
			return isDead(target, locale, now) ? [{ href, target }] : [];
		});
		const name = isRedirect ? `${textOf(row, "from")} → ${textOf(row, "to")}` : textOf(row, nameField(definition));
		return links.length === 0 ? [] : [{ collection: definition.collection, id: String(row.id), name, locale, links }];
	});
}

/** Returns the addresses of this site in all fields of a row. */
export function allLinksIn(row: Row, definition: CollectionDefinition): readonly string[] {
	return [...new Set(Object.keys(definition.fields).flatMap((field) => linksIn(row, field, definition)))];
}

/**
 * True if visitors don't reach the target of a link.
 * @param locale language of the entry with the link; null if it has none
 */
function isDead({ found }: LinkTarget, locale: string | null, now: number): boolean {
	if (found.kind === "none") return true;
	if (found.kind === "other") return false;
	const theirs = found.kind === "entry" ? found.entry.locale : found.locale;
	if (locale !== null && theirs !== locale) return true;
	return found.kind === "entry" && !isLive({ ...found.entry }, now);
}
