/**
 * Breaks a label into lines of at most `limit` characters: at spaces, else at soft hyphens; a longer segment stays
 * whole.
 */
export function wrapLabel(label: string, limit: number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of label.split(/ +/)) {
		const parts = word.split("\u00ad");
		const whole = parts.join("");
		if (fits(line, whole, limit)) {
			line = join(line, whole);
			continue;
		}
		if (parts.length === 1 || whole.length <= limit) {
			if (line) lines.push(line);
			line = whole;
			continue;
		}
		// Too long for any line: as many syllables as fit, then a hyphen.
		let start = line ? `${line} ` : "";
		for (const [index, part] of parts.entries()) {
			const last = index === parts.length - 1;
			if (start && start.length + part.length + (last ? 0 : 1) > limit) {
				lines.push(start.endsWith(" ") ? start.trimEnd() : `${start}-`);
				start = "";
			}
			start += part;
		}
		line = start;
	}
	return line ? [...lines, line] : lines;
}

function fits(line: string, word: string, limit: number): boolean {
	return join(line, word).length <= limit;
}

function join(line: string, word: string): string {
	return line ? `${line} ${word}` : word;
}
