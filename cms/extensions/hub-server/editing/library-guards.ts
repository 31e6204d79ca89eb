// What happens in the file library to files that something published shows.

import { ForbiddenError } from "@directus/errors";
import type { Accountability, ApiExtensionContext, HookConfig } from "@directus/types";
import { z } from "zod";
import { FILE_FIELDS } from "../../../src/access-rules.ts";
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ForbiddenError if anyone but an administrator writes a field of a file that no form offers */
function checkFields(who: Accountability | null | undefined, written: unknown, more: readonly string[] = []): void {
	if (!who || who.admin) return;
	const isOffered = (name: string): boolean => FILE_FIELDS.has(name) || more.includes(name);
	if (!Object.keys(written ?? {}).every(isOffered)) throw new ForbiddenError();
}

/**
 * Keeps staff from choosing where a file is stored: deleting a row deletes every stored file whose name begins with its `filename_disk`.
 * Directus emits no event before an upload, so the method that stores all uploads is wrapped.
 */
function guardFileFields(filter: Parameters<HookConfig>[0]["filter"], { services }: ApiExtensionContext): void {
	for (const event of ["files.create", "files.update"]) {
		filter(event, (payload, _meta, { accountability }) => {
			checkFields(accountability, payload);
			return payload;
		});
	}
	const files: {
		uploadOne(this: { accountability?: Accountability | null }, stream: unknown, data: object, ...rest: unknown[]): unknown;
	} = services.FilesService.prototype;
	const { uploadOne } = files;
	files.uploadOne = async function (stream, data, ...rest) {
		// A file is stored under its id, which an import may give.
		const hasPlainId = "id" in data && typeof data.id === "string" && UUID.test(data.id);
		checkFields(this.accountability, data, hasPlainId ? ["type", "id"] : ["type"]);
		return uploadOne.call(this, stream, data, ...rest);
	};
}

/** Has files stay what entries show. What is deleted, the rules of entries look at. */
export function guardLibrary({ filter, init }: Parameters<HookConfig>[0], directus: ApiExtensionContext): void {
	guardFileFields(filter, directus);
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
