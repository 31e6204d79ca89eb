import { closeSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";
import type { Readable } from "node:stream";
import { storageSentence } from "../cms-start-error.ts";

const MAX_BYTES = 5_000_000;
const TAIL_LENGTH = 65_536;

/** Directus' log file. This process writes it, because a full disk would end Directus with the first line. */
export interface DirectusLog {
	/** Writes a process's output until it ends. Lines that don't fit on the disk are lost. */
	take(output: Readable | null): void;
	/** The text written since it was opened, at most the last 64 kB of it. */
	written(): string;
	close(): void;
}

/** Opens the log for appending. It is rotated to `.1` at 5 MB, so that requests can't fill the disk. */
export function openLog(path: string): DirectusLog {
	const append = () => openSync(path, "a", 0o600);
	let file: number | undefined = append();
	let size = fstatSync(file).size;
	let tail = "";
	const rotate = () => {
		if (size <= MAX_BYTES || file === undefined) return;
		renameSync(path, `${path}.1`);
		closeSync(file);
		file = undefined;
		file = append();
		size = 0;
	};
	const write = (chunk: Buffer) => {
		tail = (tail + chunk.toString("utf8")).slice(-TAIL_LENGTH);
		try {
			rotate();
			if (file !== undefined) size += writeSync(file, chunk);
		} catch {
			// The disk is full, or the permission is missing.
		}
	};
	return {
		take: (output) => void output?.on("data", write),
		written: () => tail,
		close() {
			if (file !== undefined) closeSync(file);
			file = undefined;
		},
	};
}

/**
 * Explains in a sentence why Directus ended, from the end of its log.
 * @param text the end of its log
 * @param code its exit code
 */
export function explainExit(
	text: string,
	code: number | null,
	context: { port: number; database: string; log: string },
): string {
	if (/is already in use|EADDRINUSE/.test(text)) {
		return `Port ${context.port} is taken by another program: stop that one, or set CMS_PORT to a free port.`;
	}
	if (/SQLITE_NOTADB|SQLITE_CORRUPT|file is not a database|malformed/.test(text)) {
		return `The database ${context.database} is damaged: put a backup in its place, or move it away to begin with a new one.`;
	}
	if (/ENOSPC|SQLITE_FULL/.test(text)) return storageSentence("ENOSPC", context.database) ?? "";
	if (/EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN/.test(text))
		return storageSentence("EACCES", context.database) ?? "";
	if (/Could not locate the bindings file|ERR_DLOPEN_FAILED|isolated_vm/.test(text)) {
		return "A native part of the content service was not built for this machine: remove the folder node_modules and start again.";
	}
	if (/valid email/.test(text)) {
		return "The content service refuses an account's address: set ADMIN_EMAIL and STAFF_EMAIL to addresses of a public domain.";
	}
	return `The content service ended at its start with code ${code ?? "none"}${lastMessage(text)}: see ${context.log} for the whole story.`;
}

/** Returns the last message of level `error` or higher in a log of JSON lines, or of an error without JSON. */
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
