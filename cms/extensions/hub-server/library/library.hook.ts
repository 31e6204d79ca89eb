import { statfs } from "node:fs/promises";
import { ServiceUnavailableError } from "@directus/errors";
import type { EndpointConfig, HookConfig } from "@directus/types";
import { z } from "zod";
import { schedule } from "../../../src/scheduler.ts";
import { checkUploads } from "./check-uploads.ts";
import { removeHalfUploads } from "./half-uploads.ts";
import { guardLibrary } from "./library-guards.ts";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/**
 * Space in bytes that uploads leave on the disk, because the database and its journal need some for each write,
 * including the cleanup.
 */
const RESERVE = 64 * 1024 * 1024;

const settings = z.object({ STORAGE_LOCAL_DRIVER: z.literal("local"), STORAGE_LOCAL_ROOT: z.string() });

/**
 * Checks uploads, and rejects those without enough space: on a full disk, which also holds the database, Directus
 * stores half a file and cannot delete its row. Other aborted uploads are removed later.
 */
const libraryHook: HookConfig = (hook, context) => {
	checkUploads(context);
	guardLibrary(hook, context);
	const { success: isLocal, data } = settings.safeParse(context.env);
	if (!isLocal) return;
	const folder = data.STORAGE_LOCAL_ROOT;

	hook.init("routes.before", ({ app }: { app?: Router }) => {
		/** Bytes of running uploads. */
		let expected = 0;
		app?.use("/files", (request, response, next) => {
			const isUpload = typeof request.is("multipart/form-data") === "string" || /^\/import\/?$/i.test(request.path);
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

export default libraryHook;

/** Returns the free space in bytes; infinity if it is unknown. */
async function freeSpace(folder: string): Promise<number> {
	const found = await statfs(folder).catch(() => undefined);
	return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
