// Values between databases: SQLite and PostgreSQL have moments, days, switches and structures in different forms.

/** Type of a column, independent of the database. */
export type ColumnKind = "text" | "number" | "boolean" | "moment" | "moment-without-zone" | "day" | "structure";

/** The kind of a column, by the type that its database declares. */
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
	// Without a zone, what SQLite has is UTC.
	const text = String(value).replace(" ", "T");
	return new Date(ZONED.test(text) ? text : `${text}Z`).toISOString();
}

/** A stored value in the form that archives have: JSON, moments as ISO in UTC, days as `YYYY-MM-DD`. */
export function archived(value: unknown, kind: ColumnKind): unknown {
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
		// Older than the check of what is stored.
		return text;
	}
}

/** PostgreSQL's `jsonb` has the names of an object in an order of its own. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, part]) => [name, sorted(part)]),
	);
}

/** A value of an archive as a database stores it. @param client Knex' name for it */
export function storable(value: unknown, kind: ColumnKind, client: "sqlite3" | "pg"): unknown {
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
