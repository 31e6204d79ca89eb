// GET /files/<file>/<name>: serves editors' files. Only files of live resources and recordings: unpublished uploads
// respond with 404.

import { contentPath } from "@hub/content-model/cms/content-path";
import { filesShown } from "@hub/content-model/cms/recording";
import { filesOffered } from "@hub/content-model/cms/resource";
import { DOWNLOAD_TYPES, type Download, fileHref } from "@hub/shared-contracts/content/download";
import { DOWNLOAD_DEADLINE } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { fetchDirectus } from "../directus/fetch-directus.server.ts";
import { byteRange } from "../http/byte-range.server.ts";
import { limitStream } from "../http/byte-stream.server.ts";
import { matchesEtag, strongEtag } from "../http/entity-tag.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { Content } from "../store/content.server.ts";
import { createReader } from "../store/content-reader.server.ts";

/** Formats that browsers display. Links that should save such a file have the attribute `download`. */
const INLINE_FORMATS: readonly string[] = ["pdf", "png", "webm", "mp4", "vtt"];

/**
 * Policy of attachments: a browser that opens one anyway runs no code of it. Inline formats don't get it, because in a
 * sandbox Chromium plays no video and shows no PDF.
 */
const ATTACHMENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export interface DownloadDeps {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	readonly content: Pick<Content, "ready" | "list" | "count">;
	readonly log: Log;
}

export function serveDownloads({
	cmsUrl,
	cmsToken,
	content,
	log,
}: DownloadDeps): (request: Request) => Promise<Response> {
	const reader = createReader({ content, log });
	const findFile = async (id: string): Promise<Download | undefined | "unknown"> => {
		try {
			await content.ready();
			const [offered, shown] = await Promise.all([reader.first(filesOffered(id)), reader.first(filesShown(id))]);
			return offered ?? shown?.find((file) => file.id === id);
		} catch (error) {
			log.warn({ file: id, error: String(error) }, "Could not determine if a file is offered");
			return "unknown";
		}
	};

	return async (request) => {
		const requested = parsePath(new URL(request.url).pathname);
		if (!requested) return plainResponse("missing", { status: 404 });
		const file = await findFile(requested.id);
		if (file === "unknown") return plainResponse("fileAway", { status: 503 });
		if (!file) return plainResponse("missing", { status: 404 });
		if (requested.name !== file.name) return redirectTo(fileHref(file));

		const headers = headersOf(file);
		const etag = headers.etag;
		const ifNoneMatch = request.headers.get("if-none-match");
		if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag))
			return new Response(null, { status: 304, headers: { etag, "cache-control": headers["cache-control"] } });
		const ifRange = request.headers.get("if-range");
		const mayBePart = request.method === "GET" && (ifRange === null || ifRange === etag);
		const range = byteRange(mayBePart ? request.headers.get("range") : null, file.bytes);
		if (range.kind === "unsatisfiable")
			return new Response(null, {
				status: 416,
				headers: { "content-range": `bytes */${file.bytes}`, "cache-control": "no-store" },
			});
		if (request.method === "HEAD")
			return new Response(null, { headers: { ...headers, "content-length": String(file.bytes) } });

		const [first, last] = range.kind === "part" ? [range.first, range.last] : [0, file.bytes - 1];
		const length = last - first + 1;
		const controller = new AbortController();
		const late = setTimeout(() => controller.abort(), DOWNLOAD_DEADLINE);
		try {
			const answer = await fetchDirectus("file", `${cmsUrl}${contentPath("assets", file.id)}`, {
				headers: {
					authorization: `Bearer ${cmsToken}`,
					// Directus refuses a range that ends with the first byte, so one more is requested, and dropped below.
					...(range.kind === "part"
						? { range: `bytes=${first}-${last === file.bytes - 1 ? "" : Math.max(last, 1)}` }
						: {}),
				},
				signal: controller.signal,
			});
			const expected = range.kind === "part" ? 206 : 200;
			const total =
				range.kind === "part"
					? answer.headers.get("content-range")?.split("/")[1]
					: answer.headers.get("content-length");
			// The file was replaced if its size differs from the recorded one; the next request reads the record again.
			if (answer.status !== expected || !answer.body || total !== String(file.bytes)) {
				await answer.body?.cancel();
				throw new Error(`status ${answer.status}, ${total} bytes instead of ${file.bytes}`);
			}
			return new Response(
				limitStream(answer.body, length, { timeoutMs: DOWNLOAD_DEADLINE, stop: () => controller.abort() }),
				{
					status: expected,
					headers: {
						...headers,
						"content-length": String(length),
						...(range.kind === "part" ? { "content-range": `bytes ${first}-${last}/${file.bytes}` } : {}),
					},
				},
			);
		} catch (error) {
			log.warn({ file: file.id, error: String(error) }, "A file could not be fetched");
			return plainResponse("fileAway", { status: 503 });
		} finally {
			clearTimeout(late);
		}
	};
}

/** Parses id and name in a path; undefined for any other path. */
function parsePath(pathname: string): { readonly id: string; readonly name: string } | undefined {
	const [, , id = "", name = "", ...rest] = pathname.split("/");
	if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || name === "" || rest.length > 0) return undefined;
	try {
		return { id, name: decodeURIComponent(name) };
	} catch {
		return undefined;
	}
}

function headersOf(file: Download) {
	return {
		"content-type": DOWNLOAD_TYPES[file.format],
		"content-disposition": disposition(file),
		"accept-ranges": "bytes",
		etag: strongEtag(`${file.id} ${file.version}`),
		...(INLINE_FORMATS.includes(file.format) ? {} : { "content-security-policy": ATTACHMENT_POLICY }),
		// Revalidated each time (RFC 9111, 5.2.2.4), so that withdrawn files disappear; unchanged ones get a 304.
		"cache-control": "public, no-cache",
	} as const;
}

/** Returns the `Content-Disposition` (RFC 6266), with the name in ASCII for old clients and in full for all others. */
function disposition({ name, format }: Download): string {
	const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const full = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${INLINE_FORMATS.includes(format) ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** Redirects to the file's current address; an editor may rename it again. */
function redirectTo(to: string): Response {
	return new Response(null, { status: 302, headers: { location: to, "cache-control": "no-store" } });
}
