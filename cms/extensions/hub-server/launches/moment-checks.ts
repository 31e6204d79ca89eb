// Checks what appears at a moment against the content as it will be then: links, translations and the dates of events.
// Refused fields are reported by a trial of the launch.

import type { HookExtensionContext } from "@directus/types";
import { isLive } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { allLinksIn } from "../desk/dead-links.ts";
import { translated } from "../desk/entry-heads.ts";
import { definitionOf } from "../entries/change.ts";
import { type Row, textOf } from "../entries/row.ts";
import { type StoredRows, storedRows } from "../entries/stored-rows.ts";
import { targetsOf } from "../links/link-targets.ts";
import type { Site } from "../site/site.ts";
import type { LaunchLine } from "./launch-lines.ts";
import { entriesOf, type LaunchEntry, readLaunches } from "./launches-table.ts";
import { writtenIn } from "./publish-together.ts";

/** Problem of an entry at its moment. `detail`: the dead link, or the codes of missing languages. */
export interface MomentProblem extends LaunchEntry {
	readonly kind: "link" | "translation" | "past";
	readonly detail: string;
}

const keyOf = ({ collection, id }: LaunchEntry): string => `${collection}/${id}`;

/** Returns the problems of entries that appear at a moment (ms). Links are not checked if the site does not respond. */
export async function momentProblems(
	context: HookExtensionContext,
	site: Site,
	lines: readonly LaunchLine[],
	at: number,
): Promise<readonly MomentProblem[]> {
	const { database } = context;
	const rows = storedRows(context, { database, schema: await context.getSchema(), accountability: null });
	const appearing = await appearingUntil(database, lines, at);
	const entries = await Promise.all(
		lines.map(async (line) => ({ line, values: await valuesThen(database, rows, line) })),
	);
	const problems: MomentProblem[] = [];
	for (const { line, values } of entries) {
		const { collection, id } = line;
		const add = (kind: MomentProblem["kind"], detail: string) => problems.push({ collection, id, kind, detail });
		for (const href of await linksToHidden(collection, values, at, appearing, { rows, site })) add("link", href);
		const missing = await missingLanguages(rows, line, values, at, appearing, entries);
		if (missing.length > 0) add("translation", missing.join(","));
		if (collection === "events" && (momentOf(values.ends_at) ?? Number.POSITIVE_INFINITY) < at) add("past", "");
	}
	return problems;
}

/** Returns the keys of entries that launches publish by then, and those of the lines. */
async function appearingUntil(database: Knex, lines: readonly LaunchEntry[], at: number): Promise<ReadonlySet<string>> {
	const launches = await readLaunches(
		database,
		(query) => void query.where({ state: "planned" }).where("at", "<=", at),
	);
	const planned = await entriesOf(
		database,
		launches.map(({ id }) => id),
	);
	return new Set([...lines, ...[...planned.values()].flat()].map(keyOf));
}

/** Returns the values of an entry as they will be published. */
async function valuesThen(database: Knex, rows: StoredRows, { collection, id, version }: LaunchLine): Promise<Row> {
	const definition = definitionOf(collection);
	const [stored] = definition ? await rows.list(definition, { id: { _eq: id } }) : [];
	return { ...stored, ...(await writtenIn(database, version)) };
}

/**
 * Returns links to entries that visitors cannot see then. Links without any target are refused when the entry is
 * published.
 */
async function linksToHidden(
	collection: string,
	values: Row,
	at: number,
	appearing: ReadonlySet<string>,
	sources: { readonly rows: StoredRows; readonly site: Site },
): Promise<readonly string[]> {
	const definition = definitionOf(collection);
	const hrefs = definition ? allLinksIn(values, definition) : [];
	const targets = hrefs.length === 0 ? [] : ((await targetsOf(hrefs, sources)) ?? []);
	return hrefs.filter((_, index) => {
		const found = targets[index]?.found;
		return found?.kind === "entry" && !appearing.has(keyOf(found.entry)) && !isLive({ ...found.entry }, at);
	});
}

/** Returns the languages in which visitors cannot see an entry then. */
async function missingLanguages(
	rows: StoredRows,
	{ collection }: LaunchLine,
	values: Row,
	at: number,
	appearing: ReadonlySet<string>,
	entries: readonly { readonly line: LaunchLine; readonly values: Row }[],
): Promise<readonly string[]> {
	const definition = translated.find((one) => one.collection === collection);
	const key = textOf(values, "translation_key");
	if (!definition || key === "") return [];
	const stored = await rows.list(definition, { _and: [{ translation_key: { _eq: key } }] });
	const shown = stored.filter((row) => isLive(row, at) || appearing.has(`${collection}/${row.id}`));
	const together = entries.flatMap((one) =>
		one.line.collection === collection && textOf(one.values, "translation_key") === key ? [one.values] : [],
	);
	return LOCALE_CODES.filter((code) => ![...shown, ...together].some(({ locale }) => locale === code));
}
