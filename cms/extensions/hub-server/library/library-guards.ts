// Guards files of the library that published entries show.

import { ForbiddenError } from "@directus/errors";
import type { Accountability, ApiExtensionContext, HookConfig } from "@directus/types";
import { z } from "zod";
import { FILE_FIELDS } from "../../../src/access/access-rules.ts";
import { FOLDER_IDS } from "../../../src/schema/folders.ts";
import { inEditorsLanguage } from "../accounts/editor-language.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { Refusal } from "../wording/refusal.ts";
import { translate } from "../wording/wording.ts";
import { libraryFiles } from "./library-files.ts";
import { renamedFileError } from "./shown-files.ts";

const renaming = z.object({ filename_download: z.string() });
const updating = z.object({ keys: z.array(z.string()) });
const ids = z.array(z.string());

/**
 * Prevents staff from choosing where a file is stored: deleting a row deletes every stored file whose name begins with
 * its `filename_disk`.
 * @throws ForbiddenError if a non-administrator writes a field that no form has
 */
export function checkFileFields(
	who: Accountability | null | undefined,
	written: unknown,
	more: readonly string[] = [],
): void {
	if (!who || who.admin) return;
	const isAllowed = (name: string): boolean => FILE_FIELDS.has(name) || more.includes(name);
	if (!Object.keys(written ?? {}).every(isAllowed)) throw new ForbiddenError();
}

/**
 * Rejects fields of files that no form has, names under which visitors could no longer open a file, and the deletion of
 * folders that forms upload into. Deletions of files: `editing/rules/needed.ts`.
 */
export function guardLibrary({ filter }: Parameters<HookConfig>[0], directus: ApiExtensionContext): void {
	for (const event of ["files.create", "files.update"]) {
		filter(event, (payload, _meta, { accountability }) => {
			checkFileFields(accountability, payload);
			return payload;
		});
	}
	filter(
		"files.update",
		inEditorsLanguage(async (payload, meta, context) => {
			const { data } = renaming.safeParse(payload);
			if (!data || !mayWrite(context.accountability, "directus_files", "update")) return payload;
			const { keys } = updating.parse(meta);
			const [rows, files] = [storedRows(directus, context), libraryFiles(directus, context)];
			const reason = await renamedFileError(keys, data.filename_download, rows, files);
			if (reason) throw new Refusal({ reason });
			return payload;
		}),
	);
	filter(
		"folders.delete",
		inEditorsLanguage(async (payload) => {
			if (ids.parse(payload).some((id) => FOLDER_IDS.includes(id)))
				throw new Refusal({ reason: translate("use.folder") });
			return payload;
		}),
	);
}
