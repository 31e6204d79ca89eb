// Formats the commands' output for terminals.

import { printable } from "../printable.ts";

/** Formats rows with a header in columns separated by two spaces. Each cell is printed in one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [head, ...rows].map((line) => line.map(printable));
	const widths = head.map((_word, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
	return lines
		.map((line) =>
			line
				.map((word, at) => word.padEnd(widths[at] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** Formats a moment to the minute: `2026-11-26 14:12 UTC`; a dash if unknown. */
export function moment(at: string | undefined): string {
	return at === undefined ? "–" : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Formats the time since a moment: `5 min`, `3 h`, `12 d`; a dash if unknown. */
export function age(at: string | undefined, now = Date.now()): string {
	if (at === undefined) return "–";
	const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
	if (minutes < 120) return `${minutes} min`;
	return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`;
}

/** Formats a size: `1.4 MB`; a dash if unknown. */
export function size(bytes: number | undefined): string {
	return bytes === undefined ? "–" : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns a person's name without the mail address that git adds; a dash if unknown. */
export function person(by: string | undefined): string {
	return by === undefined ? "–" : by.replace(/ <[^>]*>$/, "");
}
