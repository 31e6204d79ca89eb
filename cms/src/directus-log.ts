import { open, rename, stat } from "node:fs/promises";
import { storageSentence } from "./cms-start-error.ts";

const keepUpTo = 5_000_000;

/** Directus' log file, open for one process. */
export interface DirectusLog {
	/** A file descriptor for the child's output. */
	readonly descriptor: number;
	/** The text written since it was opened, at most the last 64 kB of it. */
	written(): Promise<string>;
	close(): Promise<void>;
}

/** Opens the log for appending; one of more than 5 MB is rotated to `.1` first. */
export async function openLog(path: string): Promise<DirectusLog> {
	let size = 0;
	try {
		({ size } = await stat(path));
	} catch {
		// There is no log yet.
	}
	if (size > keepUpTo) {
		await rename(path, `${path}.1`);
		size = 0;
	}
	const file = await open(path, "a+", 0o600);
	const begin = size;
	return {
		descriptor: file.fd,
		async written() {
			const end = (await file.stat()).size;
			const from = Math.max(begin, end - 65_536);
			const buffer = Buffer.alloc(Math.max(0, end - from));
			await file.read(buffer, 0, buffer.length, from);
			return buffer.toString("utf8");
		},
		close: () => file.close(),
	};
}

/**
 * Explains in a sentence why Directus ended, from the end of its log.
 * @param text the end of its log
 * @param code its exit code
 */
export function explainExit(text: string, code: number | null, context: { port: number; database: string; log: string }): string {
	if (/is already in use|EADDRINUSE/.test(text)) {
		return `Port ${context.port} is taken by another program: stop that one, or set CMS_PORT to a free port.`;
	}
	if (/SQLITE_NOTADB|SQLITE_CORRUPT|file is not a database|malformed/.test(text)) {
		return `The database ${context.database} is damaged: put a backup in its place, or move it away to begin with a new one.`;
	}
	if (/ENOSPC|SQLITE_FULL/.test(text)) return storageSentence("ENOSPC", context.database) ?? "";
	if (/EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN/.test(text)) return storageSentence("EACCES", context.database) ?? "";
	if (/Could not locate the bindings file|ERR_DLOPEN_FAILED|isolated_vm/.test(text)) {
		return "A native part of the content service was not built for this machine: remove the folder node_modules and start again.";
	}
	if (/valid email/.test(text)) {
		return "The content service refuses an account's address: set ADMIN_EMAIL and STAFF_EMAIL to addresses of a public domain.";
	}
	return `The content service ended at its start with code ${code ?? "none"}${lastMessage(text)}: see ${context.log} for the whole story.`;
}

/** The last message of level `error` or higher in a log of JSON lines, else the last line that is not empty. */
function lastMessage(text: string): string {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	for (const line of lines.toReversed()) {
		try {
			const entry: unknown = JSON.parse(line);
			if (typeof entry !== "object" || entry === null || !("level" in entry) || Number(entry.level) < 50) continue;
			if ("msg" in entry && typeof entry.msg === "string") return ` (${entry.msg.split("\n")[0]})`;
		} catch {
			const error = /^(?:\w*Error: )(.+)$/.exec(line);
			if (error) return ` (${error[1]})`;
		}
	}
	return "";
}
