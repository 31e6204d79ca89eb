import { folderOf } from "../schema/folders.ts";

/** A file that the seed adds to the file library. */
export interface SeedFile {
	readonly id: string;
	/** Creates the upload. Called only if the file is missing. */
	form(): Promise<FormData>;
}

/**
 * Creates the upload of a file.
 * @param fields of the file's row
 * @param collection whose folder of the library contains the file, if it has one
 */
export function uploadForm(
	fields: Readonly<Record<string, string>>,
	collection: string,
	content: Blob,
	name: string,
): FormData {
	const form = new FormData();
	const folder = folderOf(collection);
	for (const [field, value] of Object.entries({ ...fields, ...(folder && { folder }) })) form.set(field, value);
	// Last, because Directus stores a file with the fields before it.
	form.set("file", content, name);
	return form;
}
