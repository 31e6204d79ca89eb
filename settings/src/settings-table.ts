// The table in docs/settings.md, from the declarations.

import { PASSED_ON } from "./passed-on.ts";
import type { Setting } from "./setting.ts";
import { SETTINGS } from "./settings.ts";

/** A Markdown table with a row for each setting. */
export function settingsTable(): string {
	const rows = Object.entries<Setting>(SETTINGS).map(([name, { default: text, defaultNote, readers, about }]) => {
		const fallback = defaultNote ?? (text ? `\`${text}\`` : "none");
		return row(`\`${name}\``, fallback, readers.join(", "), about);
	});
	const others = PASSED_ON.map(({ name, default: fallback, about }) => row(name, fallback, "content service", about));
	return [row("setting", "default", "read by", "meaning"), row("---", "---", "---", "---"), ...rows, ...others].join(
		"\n",
	);
}

function row(...cells: readonly string[]): string {
	return `| ${cells.join(" | ")} |`.replaceAll("| --- ", "|---").replace("---|---|---|--- |", "---|---|---|---|");
}
