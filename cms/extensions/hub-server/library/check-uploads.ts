// Checks each upload before Directus (39.2) stores it. Directus emits no event then, so the method through which all
// uploads and imports pass is wrapped.

import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ContentTooLargeError, createError } from "@directus/errors";
import type { Accountability, ApiExtensionContext, EventContext, SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { languageOf } from "../accounts/editor-language.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { Refusal } from "../wording/refusal.ts";
import { quoted, runInLocale, translate } from "../wording/wording.ts";
import {
	checkPicture,
	downloadProblem,
	type FileContent,
	type PictureVerdict,
	unshownFormat,
} from "./file-contents.ts";
import { checkFileFields } from "./library-guards.ts";
import { publishedUses, replacedFileError } from "./shown-files.ts";

/** Directus' service of the file library, as far as it is used here. */
interface FilesService {
	readonly accountability?: Accountability | null;
	readonly schema: SchemaOverview;
	readonly knex: Knex;
	uploadOne(stream: Upload, data: UploadedFile, id?: string, ...rest: unknown[]): Promise<string>;
}

/** The content of a file; `truncated` once it exceeded the largest allowed size. */
type Upload = Readable & { readonly truncated?: boolean };

/** Fields of a file that are stored with its content. */
interface UploadedFile {
	readonly id?: unknown;
	readonly filename_download?: string;
	readonly type?: string;
}

/** A refusal of a file for its format (415). Studio shows its message in a dialog. */
const UnshownFormatError = createError<{ readonly reason: string }>(
	"UNSUPPORTED_MEDIA_TYPE",
	({ reason }) => reason,
	415,
);

/** Longest name of a file that a message quotes, in UTF-16 code units. */
const MAX_NAME = 60;

/** Bytes of a file that tell its format. */
const HEAD_BYTES = 64;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Rejects uploads with fields that no form has (403), and pictures that no browser shows (415). A file that published
 * entries show can be replaced only by one that works in the same places (400).
 */
export function checkUploads(directus: ApiExtensionContext): void {
	const files: FilesService = directus.services.FilesService.prototype;
	const { uploadOne } = files;
	files.uploadOne = async function (upload, data, id, ...rest) {
		const { accountability = null, schema, knex: database } = this;
		// Files are stored under their id, which an import may choose.
		const hasPlainId = typeof data.id === "string" && UUID.test(data.id);
		checkFileFields(accountability, data, hasPlainId ? ["type", "id"] : ["type"]);
		const context: EventContext = { database, schema, accountability };
		const { stream, head } = await withHead(upload);
		const kind = await unshownFormat(head);
		if (kind) {
			await discard(stream);
			throw new UnshownFormatError({ reason: await unshownReason(data.filename_download ?? "", kind, context) });
		}
		const mayReplace = id !== undefined && UUID.test(id) && mayWrite(accountability, "directus_files", "update");
		const uses = mayReplace ? await publishedUses([id.toLowerCase()], storedRows(directus, context)) : [];
		if (uses.length === 0) return uploadOne.call(this, stream, data, id, ...rest);
		const path = join(tmpdir(), `data-hub-upload-${randomUUID()}`);
		try {
			await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
			if (upload.truncated) throw new ContentTooLargeError();
			const type = await runInLocale(await languageOf(context), () => acceptedType(uses, path, data));
			return await uploadOne.call(this, createReadStream(path), { ...data, ...(type ? { type } : {}) }, id, ...rest);
		} finally {
			await rm(path, { force: true });
		}
	};
}

/** Reads the beginning of a file and puts it back. */
async function withHead(upload: Upload): Promise<{ readonly stream: Upload; readonly head: Buffer }> {
	let head = Buffer.alloc(0);
	for await (const chunk of upload.iterator({ destroyOnReturn: false })) {
		head = Buffer.concat([head, chunk as Buffer]);
		if (head.length >= HEAD_BYTES) {
			upload.unshift(head);
			return { stream: upload, head };
		}
	}
	return { stream: Readable.from([head]), head };
}

/** Reads the rest of an upload: clients read a response only after they have sent everything. */
async function discard(upload: Readable): Promise<void> {
	upload.resume();
	await finished(upload);
}

async function unshownReason(fileName: string, kind: string, context: EventContext): Promise<string> {
	const name = fileName.length > MAX_NAME ? `${fileName.slice(0, MAX_NAME)}…` : fileName;
	return runInLocale(await languageOf(context), () => translate("file.unshown", { name: quoted(name), kind }));
}

/**
 * Returns the media type of a picture as it is found, because a browser may not know it; undefined for other files.
 * @throws Refusal if visitors would not see the file where the former one is shown
 */
async function acceptedType(
	uses: Awaited<ReturnType<typeof publishedUses>>,
	path: string,
	{ filename_download: name = "" }: UploadedFile,
): Promise<string | undefined> {
	const { size } = await stat(path);
	const file: FileContent = { name, size, read: (most) => firstBytes(path, Math.min(most ?? size, size)) };
	let found: Promise<PictureVerdict> | undefined;
	const reason = await replacedFileError(uses, name, async (shown) => {
		if (shown.as === "download") return downloadProblem(file, shown.formats);
		found ??= checkPicture(file);
		const verdict = await found;
		return verdict.kind === "problem" ? verdict.problem : undefined;
	});
	if (reason) throw new Refusal({ reason });
	const verdict = await found;
	return verdict?.kind === "picture" ? verdict.type : undefined;
}

async function firstBytes(path: string, most: number): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
