// Reads a form that a visitor posted: fields of text, nothing else.

/**
 * The fields of a request whose body is whole already; of a field that comes several times the last counts.
 * @returns undefined if it is no form
 */
export async function readPostedForm(request: Request): Promise<ReadonlyMap<string, string> | undefined> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	return type === "application/x-www-form-urlencoded" ? new Map(new URLSearchParams(await request.text())) : undefined;
}
