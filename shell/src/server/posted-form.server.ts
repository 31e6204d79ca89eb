// Reads a form that a visitor posted: fields of text within limits, nothing else.

/** How many bytes a form may have: a long message and its fields, many times over. */
const MOST_BYTES = 64 * 1024;

/** What was posted. */
export type PostedForm =
	| { readonly kind: "form"; readonly fields: ReadonlyMap<string, string> }
	/** 413: too large; 415: no form. */
	| { readonly kind: "refused"; readonly status: 413 | 415 };

/** Reads the body of a request; of a field that comes several times the last counts. */
export async function readPostedForm(request: Request): Promise<PostedForm> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/x-www-form-urlencoded") return { kind: "refused", status: 415 };
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > MOST_BYTES) return { kind: "refused", status: 413 };
		chunks.push(chunk);
	}
	return { kind: "form", fields: new Map(new URLSearchParams(Buffer.concat(chunks).toString("utf8"))) };
}
