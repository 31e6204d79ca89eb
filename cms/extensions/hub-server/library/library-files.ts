// Files of the library as the rules check them: Directus' metadata and the bytes.

import { buffer } from "node:stream/consumers";
import type { ApiExtensionContext, EventContext } from "@directus/types";
import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { FILES } from "../entries/published-users.ts";
import type { DeferredMessage } from "../wording/wording.ts";
import { checkPicture, downloadProblem, type FileContent, type PictureVerdict } from "./file-contents.ts";

const storedFile = z.object({
	id: z.string(),
	filename_download: z.string().nullish(),
	filename_disk: z.string().nullish(),
	// Some databases write large numbers as texts.
	filesize: z.coerce.number().nullish(),
	uploaded_on: z.unknown(),
	type: z.string().nullish(),
	width: z.number().nullish(),
	height: z.number().nullish(),
});
type StoredFile = z.infer<typeof storedFile>;

export interface LibraryFiles {
	/** Reads a file's name; undefined if it does not exist. */
	nameOf(id: string): Promise<string | undefined>;
	/**
	 * Returns why visitors would not see a file as a picture; undefined if they would. Also corrects the library's media
	 * type and size, on which Directus relies.
	 */
	pictureProblem(id: string): Promise<DeferredMessage | undefined>;
	/** Returns why visitors could not download or play a file. @param name replaces the file's own name */
	downloadProblem(
		id: string,
		formats: readonly DownloadFormat[] | undefined,
		name?: string,
	): Promise<DeferredMessage | undefined>;
}

/** Results by upload, cached because a page with many pictures is saved often. */
const verdicts = new LRUCache<string, PictureVerdict>({ max: 2_000 });

/** Opens the library with all permissions, within the transaction of an event. */
export function libraryFiles({ services }: ApiExtensionContext, { database, schema }: EventContext): LibraryFiles {
	if (schema === null) throw new Error("Directus passed an event without a schema.");
	const options = { schema, knex: database, accountability: null };
	const stored = async (id: string): Promise<StoredFile | undefined> => {
		const fields = Object.keys(storedFile.shape);
		const files = new services.ItemsService(FILES, options);
		const [found] = await files.readByQuery({ filter: { id: { _eq: id } }, fields, limit: 1 }, { emitEvents: false });
		return found && storedFile.parse(found);
	};
	const content = (file: StoredFile, name = file.filename_download ?? ""): FileContent => ({
		name,
		// Rows without a file, and of aborted uploads, have no size.
		size: file.filesize ?? 0,
		async read(bytes) {
			const assets = new services.AssetsService(options);
			const range = bytes !== undefined && bytes < (file.filesize ?? 0) ? { start: 0, end: bytes - 1 } : undefined;
			const { stream } = await assets.getAsset(file.id, { transformationParams: {} }, range);
			return buffer(stream);
		},
	});
	return {
		nameOf: async (id) => (await stored(id))?.filename_download ?? undefined,
		async pictureProblem(id) {
			const file = await stored(id);
			if (!file) return { key: "problem.file-empty" };
			const upload = `${id} ${file.filename_disk} ${file.filesize} ${String(file.uploaded_on)}`;
			const verdict = verdicts.get(upload) ?? (await checkPicture(content(file)));
			verdicts.set(upload, verdict);
			if (verdict.kind === "problem") return verdict.problem;
			const { type, width, height } = verdict;
			if (file.type !== type || file.width !== width || file.height !== height)
				await new services.ItemsService(FILES, options).updateOne(id, { type, width, height });
			return undefined;
		},
		async downloadProblem(id, formats, name) {
			const file = await stored(id);
			return file ? downloadProblem(content(file, name), formats) : { key: "problem.file-empty" };
		},
	};
}
