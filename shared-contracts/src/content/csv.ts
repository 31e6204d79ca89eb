// Writes tables as CSV (RFC 4180) for spreadsheets. Used by all exports.

/** Marks a file as UTF-8. Without it, spreadsheets misread umlauts. */
export const BYTE_ORDER_MARK = "\ufeff";

// Matches what a spreadsheet would evaluate as a formula (https://owasp.org/www-community/attacks/CSV_Injection).
// Includes other separators than this file's: German spreadsheets split at semicolons.
const CALCULATED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|[,;\t\r\n]"*[=+\-@＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Rows as lines of CSV, without a mark or a line's end after the last.
 *
 * Numbers and what is true or false are bare, all else is between quotes, null is an empty cell. A text that a
 * spreadsheet would calculate is written as JSON (`"=1+1"`, with its quotes), in which no separator is left before such
 * a sign: visitors write these texts. Directus' import reads JSON in cells, so each text comes back as it was; so do
 * texts that it would take for JSON, such as `true`.
 * @param separator of cells as spreadsheets expect it: a semicolon in languages whose numbers contain commas
 */
export function csvLines(rows: readonly (readonly unknown[])[], separator: "," | ";" = ","): string {
	return rows.map((row) => row.map(cellOf).join(separator)).join("\r\n");
}

/**
 * A head of columns as a line of CSV. Plain names are bare: Directus' import takes a mark and a quote after it for a
 * part of the first name.
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
