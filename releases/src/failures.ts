// Failures that visitors saw. The site writes them to its folder; operators look them up by reference.

import { appendFile, mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const failureSchema = z.object({
	/** Reference shown to the visitor: ten hex digits. */
	reference: z.string(),
	/** Trace id of the request, which ends with the reference; undefined for failures in browsers. */
	trace: z.string().optional(),
	at: z.iso.datetime(),
	side: z.enum(["server", "browser"]),
	/** `loader`, `view` or `check` in the server; `page`, `hydration`, `files` or `script` in a browser. */
	kind: z.string(),
	/** The release whose code failed, if known. */
	remote: z.string().optional(),
	version: z.string().optional(),
	/** Key of the route, if there is one; never an address, which may be personal. */
	route: z.string().optional(),
	what: z.string(),
});

/** A failure that a visitor saw. */
export type Failure = z.infer<typeof failureSchema>;

const FILE = "failures.jsonl";
const OLDER_FILE = "failures.older.jsonl";

/** Size of a file, of which there are two: about ten thousand failures. */
const MAX_BYTES = 2_000_000;

/** Appends failures to a folder and drops the oldest. One process writes to a folder at a time. */
export async function appendFailures(folder: string, failures: readonly Failure[]): Promise<void> {
	await mkdir(folder, { recursive: true });
	const file = join(folder, FILE);
	const size = await stat(file).then(
		(found) => found.size,
		() => 0,
	);
	if (size > MAX_BYTES) await rename(file, join(folder, OLDER_FILE));
	await appendFile(file, failures.map((failure) => `${JSON.stringify(failure)}\n`).join(""), { mode: 0o600 });
}

/** Finds failures by reference or trace id, of all processes of a site. @param siteDir the site's folder */
export async function findFailures(siteDir: string, reference: string): Promise<Failure[]> {
	const names = await readdir(siteDir).catch(() => []);
	const folders = ["", ...names.filter((name) => name.startsWith("process-"))];
	const texts = await Promise.all(
		folders.flatMap((folder) =>
			[FILE, OLDER_FILE].map((file) => readFile(join(siteDir, folder, file), "utf8").catch(() => "")),
		),
	);
	return texts
		.flatMap((text) => text.split("\n"))
		.filter((line) => line.includes(reference))
		.flatMap((line) => parsed(line) ?? [])
		.filter((failure) => failure.reference === reference || failure.trace === reference);
}

/** Parses a line; undefined if the process ended while writing it. */
function parsed(line: string): Failure | undefined {
	try {
		return failureSchema.parse(JSON.parse(line));
	} catch {
		return undefined;
	}
}
