// Notes about a database, stored in it and so shared by all hosts that start a content service on it.

import { z } from "zod";
import type { Database } from "./database.ts";
import { openEmbedded } from "./database-file.ts";
import { createOwnTables } from "./own-tables.ts";
import { openPostgres } from "./postgres-database.ts";

const account = z.object({ email: z.string(), salt: z.string(), password: z.string() });

const shapes = {
	/**
	 * Ids of seeded rows, by collection. A row listed here is never created again, even after an editor has deleted it.
	 */
	seeded: z.record(z.string(), z.array(z.string())),
	/** Fingerprints of Studio's default lists as they were last written, by collection. */
	lists: z.record(z.string(), z.string()),
	/** Fingerprint of the last applied seed. */
	seed: z.string(),
	/** The accounts of the settings as they were last written to Directus, each password as a hash. */
	accounts: z.object({ admin: account, staff: account }),
};

export type NoteValues = { readonly [Name in keyof typeof shapes]: z.infer<(typeof shapes)[Name]> };

/** The notes of one database. */
export interface DatabaseNotes {
	/** Returns a note; undefined if there is none. */
	read<Name extends keyof NoteValues>(name: Name): Promise<NoteValues[Name] | undefined>;
	write<Name extends keyof NoteValues>(name: Name, value: NoteValues[Name]): Promise<void>;
	close(): Promise<void>;
}

const stored = z.object({ value: z.string() }).optional();

/** Opens the notes of a database, with a connection of their own. @param file of the embedded database */
export async function openNotes(which: Database, file: string): Promise<DatabaseNotes> {
	const database = which.kind === "postgres" ? openPostgres(which) : openEmbedded(file);
	try {
		await createOwnTables(database);
	} catch (error) {
		await database.destroy();
		throw error;
	}
	return {
		async read(name) {
			const row = stored.parse(await database("hub_notes").where({ name }).first());
			return row && (shapes[name].parse(JSON.parse(row.value)) as NoteValues[typeof name]);
		},
		async write(name, value) {
			await database("hub_notes")
				.insert({ name, value: JSON.stringify(value) })
				.onConflict("name")
				.merge();
		},
		close: () => database.destroy(),
	};
}
