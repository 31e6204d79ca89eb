// A file of the library that visitors may take along or watch, as the entry that offers it points to it.

import { z } from "zod";
import type { Fields } from "../content/content-reader.ts";
import { type Download, downloadFormat } from "../content/download.ts";
import { optionalText, text } from "./row.ts";

/** The fields of a file that {@link downloadRow} reads. */
export const downloadFields: Fields = ["id", "filename_download", "filesize", "modified_on"];

/** A file as it is served; one of a kind that never leaves the site is broken. */
export const downloadRow = z
	.object(
		{
			id: text,
			filename_download: text,
			// The content service counts in numbers that JSON may not hold, so it may write them as text.
			filesize: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]).transform(Number),
			modified_on: optionalText,
		},
		"there is no file to take along",
	)
	.transform(({ id, filename_download, filesize, modified_on }, context): Download => {
		const format = downloadFormat(filename_download);
		if (format) return { id, name: filename_download, format, bytes: filesize, version: `${modified_on} ${filesize}` };
		context.addIssue({ code: "custom", message: `“${filename_download}” is no kind of file that visitors may take along` });
		return z.NEVER;
	});
