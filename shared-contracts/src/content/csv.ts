// Writes tables as CSV (RFC 4180) for spreadsheets. Used by all exports.

/** Marks a file as UTF-8. Without it, spreadsheets misread umlauts. */
export const BYTE_ORDER_MARK = "\ufeff";

// Matches what a spreadsheet would evaluate as a formula (https://owasp.org/www-community/attacks/CSV_Injection).
// Includes other separators than this file's: German spreadsheets split at semicolons.
const CALCULATED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|[,;\t\r\n]"*[=+\-@＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Writes rows as CSV, without a byte order mark or a final line break.
 *
 * Numbers and booleans are unquoted, everything else is quoted, and null is an empty cell. Visitors write some texts,
 * so a text that a spreadsheet would evaluate is written as JSON (`"=1+1"`, with its quotes) without separators before
 * the first character of a formula. Directus' import parses JSON in cells, so every text is imported unchanged,
 * including texts that look like JSON, such as `true`.
 * @param separator of cells as spreadsheets expect it: a semicolon in languages whose numbers contain commas
 */
export function csvLines(rows: readonly (readonly unknown[])[], separator: "," | ";" = ","): string {
	return rows.map((row) => row.map(cellOf).join(separator)).join("\r\n");
}

/**
 * Writes column names as a line of CSV. Identifiers are unquoted, because Directus' import would take a byte order mark
 * and a quote for a part of the first name.
 * @param separator as for {@link csvLines}
 */
export function csvHead(names: readonly string[], separator: "," | ";" = ","): string {
	return names.map((name) => (/^[\w.$]+$/.test(name) ? name : cellOf(name))).join(separator);
}

function cellOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
	if (value instanceof Date) return quoted(value.toISOString());
	return quoted(typeof value === "string" && !needsJson(value) ? value : jsonOf(value));
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function needsJson(text: string): boolean {
	if (PLAIN_NUMBER.test(text)) return false;
	return CALCULATED.test(text) || isJson(text);
}

function isJson(text: string): boolean {
	try {
		return typeof JSON.parse(text) !== "number";
	} catch {
		return false;
	}
}

/** Serialises JSON and escapes separators in texts that precede the first character of a formula. */
function jsonOf(value: unknown): string {
	const escaped = (separator: string) => `\\u00${separator.charCodeAt(0).toString(16)}`;
	return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
		text.replace(/[,;](?=[=+\-@＝＋－＠])/g, escaped),
	);
}
