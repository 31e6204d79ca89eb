// Converts values between databases: SQLite and PostgreSQL store moments, days, booleans and structures in different
// forms.

/** Type of a column, independent of the database. */
export type ColumnKind = "text" | "number" | "boolean" | "moment" | "moment-without-zone" | "day" | "structure";

/** Returns the kind of a column from its declared type. */
export function kindOf(declared: string): ColumnKind {
	const type = declared.toLowerCase();
	if (/^bool/.test(type)) return "boolean";
	if (/^json/.test(type)) return "structure";
	if (type === "date") return "day";
	if (type === "timestamp without time zone") return "moment-without-zone";
	if (/^(datetime|timestamp)/.test(type)) return "moment";
	if (/int|real|double|float|numeric|decimal/.test(type)) return "number";
	return "text";
}

const ZONED = /(Z|[+-]\d\d(:?\d\d)?)$/;

function isoOf(value: unknown): string {
	if (value instanceof Date) return value.toISOString();
	if (typeof value === "number") return new Date(value).toISOString();
	// SQLite's values without a zone are UTC.
	const text = String(value).replace(" ", "T");
	return new Date(ZONED.test(text) ? text : `${text}Z`).toISOString();
}

/** Converts a stored value to the form of archives: JSON, moments as ISO in UTC, days as `YYYY-MM-DD`. */
export function toArchived(value: unknown, kind: ColumnKind): unknown {
	if (value === null || value === undefined) return null;
	switch (kind) {
		case "boolean":
			return value === true || value === 1 || value === "1";
		case "number":
			return Number(value);
		case "moment":
		case "moment-without-zone":
			return isoOf(value);
		case "day":
			return isoOf(value).slice(0, 10);
		case "structure":
			return sorted(typeof value === "string" ? parsed(value) : value);
		case "text":
			return String(value);
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// Was stored before values were checked.
		return text;
	}
}

/** Sorts the names in objects, which PostgreSQL's `jsonb` reorders. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, part]) => [name, sorted(part)]),
	);
}

/** Converts a value of an archive to that of a database. @param client Knex' name for the database */
export function toStored(value: unknown, kind: ColumnKind, client: "sqlite3" | "pg"): unknown {
	if (value === null) return null;
	switch (kind) {
		case "boolean":
			return client === "pg" ? value : Number(value);
		case "moment":
			return client === "pg" ? value : Date.parse(String(value));
		case "moment-without-zone":
			return client === "pg" ? String(value).replace("Z", "") : Date.parse(String(value));
		case "day":
			return client === "pg" ? value : Date.parse(String(value));
		case "structure":
			return JSON.stringify(value);
		case "number":
		case "text":
			return value;
	}
}
