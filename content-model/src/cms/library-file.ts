// Files of the library that leave the site as they are, as the entry that offers or shows them points to them.

import { DOWNLOAD_TYPES, type Download, downloadFormat } from "@hub/shared-contracts/content/download";
import type { ServedFile } from "@hub/shared-contracts/content/recording";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { optionalText, text } from "./row.ts";
import type { Selection } from "./select.ts";

/** A file that visitors may download or watch; one of a kind that never leaves the site is refused. */
export const download: Selection<Download> = {
	collection: "directus_files",
	fields: ["id", "filename_download", "filesize", "modified_on"],
	row: z.object(
		{
			id: text,
			filename_download: text.refine((name) => downloadFormat(name) !== undefined, {
				error: ({ input }) => `“${String(input)}” is no kind of file that visitors may download`,
			}),
			// The content service counts in numbers that JSON may not hold, so it may write them as text.
			filesize: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]).transform(Number),
			modified_on: optionalText,
		},
		"there is no file to download",
	),
	mean({ id, filename_download, filesize, modified_on }) {
		const name = String(filename_download);
		const format = downloadFormat(name);
		if (!format) throw new Error(`The check of ${name} let it through`);
		return { id: String(id), name, format, bytes: Number(filesize), version: `${String(modified_on)} ${String(filesize)}` };
	},
};

/** A file that a player is given. */
export const servedFile: Selection<ServedFile> = {
	collection: "directus_files",
	fields: ["id", "filename_download", "type"],
	row: z.object({ id: text, filename_download: text, type: text }),
	mean({ id, filename_download, type }) {
		const name = String(filename_download);
		const format = downloadFormat(name);
		// As it is sent: what an upload was said to be may be wrong, and a player would not even ask for it.
		return { id: String(id), name, type: format ? DOWNLOAD_TYPES[format] : String(type) };
	},
};

/** The field of the file library with what a picture shows, in a language. Pages say what the entry says, which may be taken from there. */
export function alternativeField(locale: Locale): string {
	return `alt_${locale}`;
}
