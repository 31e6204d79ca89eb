// A file that something published shows is replaced by one that visitors see too, or not at all. Directus has no event before it writes an
// upload over another, so uploads to such a file are checked on their way.

import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Accountability, ApiExtensionContext, EndpointConfig, EventContext, SchemaOverview } from "@directus/types";
import busboy from "busboy";
import { z } from "zod";
import { downloadProblem, type FileContent, judgePicture, type PictureVerdict } from "./file-contents.ts";
import { Refusal } from "./refusal.ts";
import { publishedUses, replacedFileError } from "./rules/shown-files.ts";
import { storedRows } from "./stored-rows.ts";
import { languageOf } from "./who-saves.ts";
import { listedUpTo, say, speakIn } from "./wording.ts";
import { mayWrite } from "./writers.ts";

export type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/** A request as Directus has it after it found out who asks. */
interface KnownRequest {
	readonly accountability?: Accountability | null;
	readonly schema: SchemaOverview;
}

/** An upload that is not stored yet. */
interface Upload {
	readonly path: string;
	readonly name: string;
	readonly type: string;
	readonly fields: Readonly<Record<string, string | null>>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const importing = z.object({ data: z.object({ id: z.string() }) });

/** Has every way of replacing a file checked before Directus takes it. */
export function guardReplacedFiles(app: Router, directus: ApiExtensionContext): void {
	/** Where published entries show a file; undefined where none does, or where Directus will refuse the request anyway. */
	const usesFor = async (request: KnownRequest, id: string) => {
		const { accountability = null, schema } = request;
		const context: EventContext = { database: directus.database, schema, accountability };
		if (!UUID.test(id) || !mayWrite(accountability, "directus_files", "update")) return undefined;
		const uses = await publishedUses([id], storedRows(directus, context));
		return uses.length > 0 ? { context, uses } : undefined;
	};

	app.patch("/files/:id", (request, _response, next) => {
		const id = String(request.params.id).toLowerCase();
		const known = request as unknown as KnownRequest;
		const replaced = async () => {
			const used = request.is("multipart/form-data") ? await usesFor(known, id) : undefined;
			if (!used) return;
			const path = join(tmpdir(), `data-hub-upload-${randomUUID()}`);
			try {
				const upload = await received(request, request.headers, path);
				if (!upload) return;
				const type = await speakIn(await languageOf(used.context), () => acceptedType(used.uses, upload));
				const { accountability = null, schema } = known;
				const files = new directus.services.FilesService({ schema, accountability });
				const { fields, name } = upload;
				await files.uploadOne(createReadStream(path), { filename_download: name, ...fields, type } as never, id);
				// What is left for Directus is to answer, as to a change of no field.
				request.headers["content-type"] = "application/json";
				request.body = {};
			} finally {
				await rm(path, { force: true });
			}
		};
		replaced().then(() => next(), next);
	});

	app.post(/^\/files\/import\/?$/i, (request, _response, next) => {
		const { data } = importing.safeParse(request.body);
		const refused = async () => {
			const used = data && (await usesFor(request as unknown as KnownRequest, data.data.id.toLowerCase()));
			if (!used) return;
			const entries = [...new Set(used.uses.map(({ entry }) => entry))];
			const reason = speakIn(await languageOf(used.context), () => say("file.imported", { entries: listedUpTo(3, entries) }));
			throw new Refusal({ reason });
		};
		refused().then(() => next(), next);
	});

	// The same by GraphQL would not be checked, and no client of ours asks for it.
	app.use(/^\/graphql\/system\/?$/i, (request, response, next) => {
		const { query } = { ...request.query, ...(request.body as object | undefined) } as { readonly query?: unknown };
		if (!/\bimport_file\b/.test(String(query))) return next();
		const message = "Import files at /files/import: it is not possible through GraphQL here.";
		response.status(403).json({ errors: [{ message, extensions: { code: "FORBIDDEN" } }] });
	});
}

/**
 * The media type of an upload: a picture's as it is found, for a browser may not know it.
 * @throws Refusal where visitors would not see it wherever the old one is shown
 */
async function acceptedType(
	uses: Awaited<ReturnType<typeof publishedUses>>,
	{ path, name, type, fields }: Upload,
): Promise<string> {
	const { size } = await stat(path);
	const file: FileContent = {
		name: fields.filename_download ?? name,
		size,
		read: (most) => firstBytes(path, Math.min(most ?? size, size)),
	};
	let found: Promise<PictureVerdict> | undefined;
	const reason = await replacedFileError(uses, file.name, async (shown) => {
		if (shown.as === "download") return downloadProblem(file, shown.formats);
		found ??= judgePicture(file);
		const verdict = await found;
		return verdict.kind === "problem" ? verdict.problem : undefined;
	});
	if (reason) throw new Refusal({ reason });
	const verdict = await found;
	return verdict?.kind === "picture" ? verdict.type : type;
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

/** Takes an upload off a request, as Directus would: fields before the file, and `null` for nothing. @returns undefined where there is no file */
async function received(request: Readable, headers: IncomingHttpHeaders, path: string): Promise<Upload | undefined> {
	const parser = busboy({ headers, defParamCharset: "utf8", limits: { files: 1 } });
	const fields: Record<string, string | null> = {};
	let written: Promise<void> | undefined;
	let named: Pick<Upload, "name" | "type"> | undefined;
	parser.on("field", (name, value) => {
		fields[name] = value.trim() === "null" ? null : value;
	});
	parser.on("file", (_field, stream, { filename, mimeType }) => {
		named = { name: filename || "upload", type: mimeType };
		written = pipeline(stream, createWriteStream(path, { mode: 0o600 }));
	});
	await pipeline(request, parser);
	await written;
	return named && { ...named, path, fields };
}
