// Links of live entries that lead nowhere. Each is refused when it is written; what it leads to may go later.

import { isLive } from "@hub/shared-contracts/cms/live";
import { nameField } from "@hub/shared-contracts/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { creation } from "../hub-editing/change.ts";
import { textOf } from "../hub-editing/row.ts";
import { linkError } from "../hub-editing/rules/links.ts";
import type { Site } from "../hub-editing/site.ts";
import type { StoredRows } from "../hub-editing/stored-rows.ts";
import { translated } from "./entry-heads.ts";

/** How many entries are read at once. */
const AT_ONCE = 25;

/** For how long one call looks, in ms; where it stopped, the next one goes on. */
const PATIENCE = 800;

/** Where a look through all entries has come to. */
export const deadLinksQuestion = z.object({
	collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]).optional(),
	/** The last entry that was looked at; empty: none of this collection yet. */
	after: z.string().default(""),
});

/** A live entry with a link that leads nowhere. */
export interface DeadLink {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly locale: string;
	/** What is wrong, in the language of the one who asks. */
	readonly problem: string;
}

/** What was found on this stretch, and where the next one begins. */
export interface DeadLinks {
	readonly found: readonly DeadLink[];
	readonly looked: number;
	readonly next: z.infer<typeof deadLinksQuestion> | null;
}

/** What is asked for the answer. */
export interface LinkSources {
	readonly rows: StoredRows;
	readonly database: Knex;
	readonly site: Site;
}

/**
 * Looks through live entries for links that lead nowhere, for a stretch of time.
 * @returns undefined where the site does not answer: only it knows addresses, and nothing found would say that all is well
 */
export async function deadLinks(
	{ collection, after }: z.infer<typeof deadLinksQuestion>,
	{ rows, database, site }: LinkSources,
): Promise<DeadLinks | undefined> {
	let isSilent = false;
	const heard: Site = {
		async ask(question) {
			const answer = await site.ask(question);
			isSilent ||= answer === undefined;
			return answer;
		},
	};
	const end = Date.now() + PATIENCE;
	const found: DeadLink[] = [];
	let looked = 0;
	let last = after;
	const from = Math.max(
		0,
		translated.findIndex((definition) => definition.collection === collection),
	);
	for (const definition of translated.slice(from)) {
		for (let full = true; full; ) {
			if (Date.now() > end) return { found, looked, next: { collection: definition.collection, after: last } };
			const ids: readonly { readonly id: string }[] = await database(definition.collection)
				.select("id")
				.where("status", "published")
				// Postgres takes no empty text for an id.
				.andWhere((query) => last !== "" && query.where("id", ">", last))
				.orderBy("id")
				.limit(AT_ONCE);
			full = ids.length === AT_ONCE;
			last = ids.at(-1)?.id ?? last;
			for (const row of ids.length === 0 ? [] : await rows.list(definition, { id: { _in: ids.map(({ id }) => id) } })) {
				looked += 1;
				const problem = isLive(row, Date.now()) ? await linkError(creation(definition, row), rows, heard) : undefined;
				if (isSilent) return undefined;
				if (problem === undefined) continue;
				const name = textOf(row, nameField(definition));
				found.push({
					...{ collection: definition.collection, id: String(row.id), name, locale: textOf(row, "locale"), problem },
				});
			}
		}
		last = "";
	}
	return { found, looked, next: null };
}
