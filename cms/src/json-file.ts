import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";
import { CmsStartError } from "./cms-start-error.ts";

/**
 * Reads a JSON file that we wrote ourselves.
 * @returns the parsed value; undefined if there is no such file
 * @throws CmsStartError if the file is invalid
 */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
	let text: string;
	try {
		text = await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw new CmsStartError(`${path} can't be read: make it readable for this user.`, { cause: error });
	}
	try {
		return schema.parse(JSON.parse(text));
	} catch (error) {
		throw new CmsStartError(
			`${path} is damaged: restore it from a copy, or move it away so that a new one is created.`,
			{
				cause: error,
			},
		);
	}
}

/**
 * Writes a JSON file atomically: a temporary file is written and flushed, then renamed, so that a crash leaves either
 * the old or the new content.
 * @param mode permission bits of the file; default: readable by its owner alone
 */
export async function writeJsonFile(path: string, value: unknown, mode = 0o600): Promise<void> {
	const neighbour = `${path}.${randomUUID()}.new`;
	try {
		const file = await open(neighbour, "wx", mode);
		try {
			await file.writeFile(`${JSON.stringify(value, null, "\t")}\n`);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(neighbour, path);
	} catch (error) {
		await rm(neighbour, { force: true });
		throw error;
	}
	await flushFolder(dirname(path));
}

/** Flushes a folder, so that a rename in it is durable; skipped on platforms that cannot open folders. */
export async function flushFolder(path: string): Promise<void> {
	let folder: Awaited<ReturnType<typeof open>>;
	try {
		folder = await open(path, "r");
	} catch {
		return;
	}
	try {
		await folder.sync();
	} catch {
		// Some file systems refuse to flush a folder.
	} finally {
		await folder.close();
	}
}
