import { statfs } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createError, ServiceUnavailableError } from "@directus/errors";
import type { Accountability, EndpointConfig, HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";
import { schedule } from "../../../src/scheduler.ts";
import { unshownFormat } from "../editing/file-contents.ts";
import { languageOf } from "../editing/who-saves.ts";
import { quoted, say, speakIn } from "../editing/wording.ts";
import { firstFile } from "./first-file.ts";
import { removeHalfUploads } from "./half-uploads.ts";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/** Space that uploads leave on the disk, in bytes: each save needs some for the database and its journal, above all the one that cleans up. */
const RESERVE = 64 * 1024 * 1024;

const settings = z.object({ STORAGE_LOCAL_DRIVER: z.literal("local"), STORAGE_LOCAL_ROOT: z.string() });

/** A refusal of a file for its format (415). Studio shows its message in a dialog. */
const UnshownFormatError = createError<{ readonly reason: string }>("UNSUPPORTED_MEDIA_TYPE", ({ reason }) => reason, 415);

/** Longest name of a file that a message quotes, in UTF-16 code units. */
const MAX_NAME = 60;

/**
 * Refuses pictures that no browser can show, and uploads for which there is no space: on a full disk, which the database is on as well,
 * Directus stores half a file and cannot delete its row. What breaks off otherwise is removed a little later.
 */
const uploadsHook: HookConfig = (hook, context) => {
	const { success: isLocal, data } = settings.safeParse(context.env);
	if (!isLocal) return refuseUnshownFormats(hook, context.database);
	const folder = data.STORAGE_LOCAL_ROOT;

	hook.init("routes.before", ({ app }: { app?: Router }) => {
		// The bytes that are on their way.
		let expected = 0;
		app?.use("/files", (request, response, next) => {
			const isUpload = isMultipart(request) || /^\/import\/?$/i.test(request.path);
			if (!isUpload || request.method === "GET") return next();
			const size = Number(request.headers["content-length"] ?? 0) || 0;
			expected += size;
			response.on("close", () => {
				expected -= size;
			});
			freeSpace(folder).then((free) => {
				const reason = "There is no space left on the disk for this file. Free some, or ask your operator to";
				next(free - expected < RESERVE ? new ServiceUnavailableError({ service: "files", reason }) : undefined);
			}, next);
		});
	});

	// After the check of space, which needs no byte of the upload.
	refuseUnshownFormats(hook, context.database);

	schedule(hook, context, () => [
		{
			name: "half-uploads",
			every: 60_000,
			alone: true,
			run: async () => {
				await removeHalfUploads(context.database, folder, Date.now());
			},
		},
	]);
};

export default uploadsHook;

/** Refuses uploads of pictures that no browser shows. */
function refuseUnshownFormats(hook: Parameters<HookConfig>[0], database: Knex): void {
	hook.init("routes.before", ({ app }: { app?: Router }) => {
		app?.use("/files", (request, _response, next) => {
			if (!isMultipart(request)) return next();
			refusalOf(request, database).then(next, next);
		});
	});
}

type UploadRequest = Parameters<Parameters<Router["use"]>[1]>[0];

function isMultipart(request: UploadRequest): boolean {
	return typeof request.is("multipart/form-data") === "string";
}

/** Why a file is not stored, in the language of the account that uploads it; undefined if it may be. */
async function refusalOf(request: UploadRequest, database: Knex): Promise<Error | undefined> {
	const file = await firstFile(request);
	const kind = file && (await unshownFormat(file.head));
	if (!file || !kind) return undefined;
	// Clients read a response once they have sent all, and Node discards the rest only of a request that no code has read from.
	request.resume();
	await finished(request);
	// Directus' authentication sets it; the types of Express do not have it.
	const { accountability = null } = request as { accountability?: Accountability | null };
	const locale = await languageOf({ accountability, database, schema: null });
	return speakIn(locale, () => {
		const name = quoted(file.name.length > MAX_NAME ? `${file.name.slice(0, MAX_NAME)}…` : file.name);
		return new UnshownFormatError({ reason: say("file.unshown", { name, kind }) });
	});
}

/** In bytes; without a bound where the file system does not say. */
async function freeSpace(folder: string): Promise<number> {
	const found = await statfs(folder).catch(() => undefined);
	return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
