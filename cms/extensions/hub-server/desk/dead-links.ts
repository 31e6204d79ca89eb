// Links of live entries, and redirects, that lead nowhere now. What nothing could ever mend is refused when it is written; what a link leads
// to may be published later, may go, or may never have been published.

import { isLive } from "@hub/content-model/cms/live";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { redirects } from "@hub/content-model/collections/redirects";
import type { Knex } from "knex";
import { z } from "zod";
import type { LinkTarget } from "../../../src/entries/choice.ts";
import { linksIn } from "../editing/links-in.ts";
import { type Row, textOf } from "../editing/row.ts";
import type { LinkSources } from "../links/choices.ts";
import { targetsOf } from "../links/link-targets.ts";
import { translated } from "./entry-heads.ts";

/** How many entries are read at once. */
const AT_ONCE = 25;

/** Duration of one search. The next call continues where it stopped. */
const MAX_DURATION_MS = 800;

/** What is looked through, in this order. */
const searched: readonly CollectionDefinition[] = [...translated, redirects];

/** Where a look through all entries has come to. */
export const deadLinksQuestion = z.object({
	collection: z.enum(searched.map(({ collection }) => collection) as [string, ...string[]]).optional(),
	/** The last entry that was looked at; empty: none of this collection yet. */
	after: z.string().default(""),
});

/** An address that is written somewhere, with what visitors miss there. */
export interface DeadLink {
	readonly href: string;
	readonly target: LinkTarget;
}

/** A live entry, or a redirect, whose links lead nowhere. */
export interface DeadEnd {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	/** Null for a redirect, which has no language. */
	readonly locale: string | null;
	readonly links: readonly DeadLink[];
}

/** What was found on this stretch, and where the next one begins. */
export interface DeadLinks {
	readonly found: readonly DeadEnd[];
	readonly looked: number;
	readonly next: z.infer<typeof deadLinksQuestion> | null;
}

/**
 * Looks through live entries and redirects for links that lead nowhere, for a stretch of time.
 * @returns undefined where the site does not answer: only it knows addresses, and nothing found would say that all is well
 */
export async function deadLinks(
	{ collection, after }: z.infer<typeof deadLinksQuestion>,
	sources: LinkSources,
): Promise<DeadLinks | undefined> {
	const end = Date.now() + MAX_DURATION_MS;
	const found: DeadEnd[] = [];
	let looked = 0;
	let last = after;
	const from = Math.max(
		0,
		searched.findIndex((definition) => definition.collection === collection),
	);
	for (const definition of searched.slice(from)) {
		for (let full = true; full; ) {
			if (Date.now() > end) return { found, looked, next: { collection: definition.collection, after: last } };
			const ids = await idsAfter(last, definition, sources.database);
			full = ids.length === AT_ONCE;
			last = ids.at(-1) ?? last;
			const stored = ids.length === 0 ? [] : await sources.rows.list(definition, { id: { _in: [...ids] } });
			const rows = definition === redirects ? stored : stored.filter((row) => isLive(row, Date.now()));
			looked += rows.length;
			const dead = await deadEnds(definition, rows, sources);
			if (!dead) return undefined;
			found.push(...dead);
		}
		last = "";
	}
	return { found, looked, next: null };
}

async function idsAfter(last: string, { collection, fields }: CollectionDefinition, database: Knex): Promise<readonly string[]> {
	const found: readonly { readonly id: string }[] = await database(collection)
		.select("id")
		.modify((query) => ("status" in fields ? query.where("status", "published") : query))
		// Postgres takes no empty text for an id.
		.modify((query) => (last === "" ? query : query.where("id", ">", last)))
		.orderBy("id")
		.limit(AT_ONCE);
	return found.map(({ id }) => id);
}

/** Those of some rows whose links lead nowhere; undefined where the site does not answer. */
async function deadEnds(
	definition: CollectionDefinition,
	rows: readonly Row[],
	sources: LinkSources,
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
			// What is shown where a redirect begins is shown instead of it.
			if (!target || (isRedirect && target.movedTo === null)) return [];
			return isDead(target, locale, now) ? [{ href, target }] : [];
		});
		const name = isRedirect ? `${textOf(row, "from")} → ${textOf(row, "to")}` : textOf(row, nameField(definition));
		return links.length === 0 ? [] : [{ collection: definition.collection, id: String(row.id), name, locale, links }];
	});
}

function allLinksIn(row: Row, definition: CollectionDefinition): readonly string[] {
	return [...new Set(Object.keys(definition.fields).flatMap((field) => linksIn(row, field, definition)))];
}

/** Whether visitors do not come to what a link promises. @param locale of the entry with the link; null where it has none */
function isDead({ found }: LinkTarget, locale: string | null, now: number): boolean {
	if (found.kind === "none") return true;
	if (found.kind === "other") return false;
	const theirs = found.kind === "entry" ? found.entry.locale : found.locale;
	if (locale !== null && theirs !== locale) return true;
	return found.kind === "entry" && !isLive({ ...found.entry }, now);
}
