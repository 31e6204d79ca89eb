// What happens in the file library to files that something published shows.

import type { ApiExtensionContext, HookConfig } from "@directus/types";
import { z } from "zod";
import { libraryFiles } from "./library-files.ts";
import { checkOlderPictures } from "./older-pictures.ts";
import { Refusal } from "./refusal.ts";
import { guardReplacedFiles, type Router } from "./replaced-files.ts";
import { renamedFileError } from "./rules/shown-files.ts";
import { storedRows } from "./stored-rows.ts";
import { inTheirLanguage } from "./who-saves.ts";
import { mayWrite } from "./writers.ts";

const renaming = z.object({ filename_download: z.string() });
const updating = z.object({ keys: z.array(z.string()) });

/** Has files stay what entries show. What is deleted, the rules of entries look at. */
export function guardLibrary({ filter, init }: Parameters<HookConfig>[0], directus: ApiExtensionContext): void {
	// What a file is, is seen by its bytes. Its name is given to it, and the site goes by its ending.
	filter(
		"files.update",
		inTheirLanguage(async (payload, meta, context) => {
			const { data } = renaming.safeParse(payload);
			if (!data || !mayWrite(context.accountability, "directus_files", "update")) return payload;
			const { keys } = updating.parse(meta);
			const [rows, files] = [storedRows(directus, context), libraryFiles(directus, context)];
			const reason = await renamedFileError(keys, data.filename_download, rows, files);
			if (reason) throw new Refusal({ reason });
			return payload;
		}),
	);
	init("routes.before", ({ app }: { app?: Router }) => app && guardReplacedFiles(app, directus));
	// Not awaited: a start does not wait for pictures to be decoded.
	init("app.after", () => {
		const warn = (text: string) => directus.logger.warn(text);
		void checkOlderPictures(directus, warn).catch((error: unknown) =>
			warn(`Which older pictures visitors see was not checked: ${String(error)}`),
		);
	});
}
