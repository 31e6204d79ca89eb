// Folders of the file library. Uploads in a form go into the folder of its collection.

import { z } from "zod";
import type { CmsClient } from "../rest.ts";

/** A folder, and the collections whose uploads go into it. */
interface LibraryFolder {
	/** Fixed, because fields of forms name it. */
	readonly id: string;
	/** In both languages: Studio doesn't translate names of folders. */
	readonly name: string;
	readonly collections: readonly string[];
}

const FOLDERS: readonly LibraryFolder[] = [
	{ id: "1fa90192-30d7-425a-9587-e2286fa1cc0a", name: "Posts · Beiträge", collections: ["posts"] },
	{
		id: "58174c2f-9657-46c8-b23d-d5b21b05db42",
		name: "Events · Veranstaltungen",
		collections: ["events", "recordings"],
	},
	{
		id: "7c3e9a54-0c2b-4b1e-9f38-6d1a52c7e083",
		name: "Pages · Seiten",
		collections: ["pages", "industries", "use_cases"],
	},
	{ id: "5d1f41d0-558f-4e19-ad5f-d1e0e033aece", name: "People · Personen", collections: ["authors", "speakers"] },
	{ id: "42df1692-6cc0-449d-ac89-a850cdac2116", name: "Documents · Dokumente", collections: ["resources"] },
];

/** Ids of our folders. Editors can rename and move them; forms need them to stay. */
export const FOLDER_IDS: readonly string[] = FOLDERS.map(({ id }) => id);

/** Returns the id of the folder for uploads of a collection; undefined for the library itself. */
export function folderOf(collection: string): string | undefined {
	return FOLDERS.find(({ collections }) => collections.includes(collection))?.id;
}

/** Creates missing folders. @returns the number of calls that changed something */
export async function applyFolders(client: CmsClient): Promise<number> {
	const query = { filter: { id: { _in: FOLDER_IDS } }, fields: ["id"], limit: -1 };
	const found = await client.read("/folders", query, z.array(z.object({ id: z.string() })));
	const missing = FOLDERS.filter(({ id }) => !found.some((folder) => folder.id === id));
	if (missing.length === 0) return 0;
	await client.create(
		"/folders",
		missing.map(({ id, name }) => ({ id, name })),
	);
	return 1;
}
