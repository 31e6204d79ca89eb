// Files of the library that visitors download or play.

import { DOWNLOAD_TYPES, type Download, downloadFormat } from "@hub/shared-contracts/content/download";
import type { ServedFile } from "@hub/shared-contracts/content/recording";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { optionalText, text } from "./row.ts";
import type { Selection } from "./select.ts";

/** File that visitors may download or watch. Other formats are rejected. */
export const download: Selection<Download> = {
	collection: "directus_files",
	fields: ["id", "filename_download", "filesize", "modified_on"],
	row: z.object({
		id: text,
		filename_download: text.superRefine((name, context) => {
			if (downloadFormat(name) === undefined) context.addIssue(problem("download", { name }));
		}),
		// Directus may write large numbers as text.
		filesize: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]).transform(Number),
		modified_on: optionalText,
	}),
	convert({ id, filename_download, filesize, modified_on }) {
		const name = String(filename_download);
		const format = downloadFormat(name);
		if (!format) throw new Error(`${name} has an unknown format, which its schema should have rejected.`);
		return {
			id: String(id),
			name,
			format,
			bytes: Number(filesize),
			version: `${String(modified_on)} ${String(filesize)}`,
		};
	},
};

export const servedFile: Selection<ServedFile> = {
	collection: "directus_files",
	fields: ["id", "filename_download", "type"],
	row: z.object({ id: text, filename_download: text, type: text }),
	convert({ id, filename_download, type }) {
		const name = String(filename_download);
		const format = downloadFormat(name);
		// The declared type of an upload may be wrong, and players don't load files of an unknown type.
		return { id: String(id), name, type: format ? DOWNLOAD_TYPES[format] : String(type) };
	},
};

/**
 * Returns the library's field with alternative texts in a language. Pages use the entry's own text, which may be copied
 * from it.
 */
export function alternativeField(locale: Locale): string {
	return `alt_${locale}`;
}
