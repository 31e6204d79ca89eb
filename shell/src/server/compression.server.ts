// Sends text compressed where the browser takes it.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The encodings we write, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** Below this many bytes compression costs more than it saves. */
const WORTH_IT = 700;

/** The encoding to use for a request's `Accept-Encoding`. */
export function chooseEncoding(header: string | null | undefined): Encoding {
	const accepted = new Map(
		(header ?? "").split(",").map((part) => {
			const [name = "", ...rest] = part.trim().toLowerCase().split(";");
			return [name.trim(), !rest.some((weight) => /^\s*q=0(\.0*)?\s*$/.test(weight))] as const;
		}),
	);
	if (accepted.get("br")) return "br";
	if (accepted.get("gzip")) return "gzip";
	return "identity";
}

/** Compressed bytes. `effort`: `quick` for what is sent once, `best` for what is kept. */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: "quick" | "best"): Promise<Uint8Array> {
	if (encoding === "identity") return bytes;
	if (encoding === "br") return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 10 : 4 } });
	return gzipped(bytes, { level: effort === "best" ? 9 : 5 });
}

/** How an answer is sent. */
export interface AnswerOptions {
	readonly status: number;
	readonly headers: Record<string, string>;
	/** Gives the answer a mark of its text, and 304 to whoever has it already. Default false. */
	readonly marked?: boolean;
}

/** An answer with a body in the encoding that the request takes. */
export async function compressedResponse(
	request: Request,
	text: string,
	{ status, headers, marked = false }: AnswerOptions,
): Promise<Response> {
	const bytes = new TextEncoder().encode(text);
	const encoding = bytes.length < WORTH_IT ? "identity" : chooseEncoding(request.headers.get("accept-encoding"));
	const vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
	// Weak: the same text in another encoding is the same answer.
	const mark = marked ? `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` : undefined;
	if (mark && hasMark(request.headers.get("if-none-match"), mark)) {
		return new Response(null, { status: 304, headers: { ...headers, vary, etag: mark } });
	}
	const body = await compress(bytes, encoding, "quick");
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status,
		headers: {
			...headers,
			vary,
			...(mark ? { etag: mark } : {}),
			"content-length": String(body.length),
			...(encoding === "identity" ? {} : { "content-encoding": encoding }),
		},
	});
}

/** Whether a request's `If-None-Match` names a mark; both are compared weakly. */
function hasMark(header: string | null, mark: string): boolean {
	const bare = (value: string) => value.trim().replace(/^W\//, "");
	return (header ?? "").split(",").some((value) => value.trim() === "*" || bare(value) === bare(mark));
}
