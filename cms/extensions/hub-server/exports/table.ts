/** Table of Directus' rows. Each field of a related row is a column, such as `event.title`. */
export interface Table {
	readonly columns: readonly string[];
	readonly rows: readonly (readonly unknown[])[];
}

/** @param columns default: all fields of the rows, in order of appearance */
export function tableOf(entries: readonly object[], columns?: readonly string[] | null): Table {
	const flat = entries.map((entry) => flattened(entry));
	const found = new Set(flat.flatMap((row) => [...row.keys()]));
	// If a relation is empty in some rows, the others determine its columns.
	const hasFields = (name: string) => [...found].some((other) => other.startsWith(`${name}.`));
	const names = columns ?? [...found].filter((name) => !hasFields(name));
	return { columns: names, rows: flat.map((row) => names.map((name) => row.get(name))) };
}

function flattened(entry: object, prefix = ""): Map<string, unknown> {
	return new Map(
		Object.entries(entry).flatMap(([name, value]: [string, unknown]) =>
			isRow(value) ? [...flattened(value, `${prefix}${name}.`)] : [[prefix + name, value] as const],
		),
	);
}

function isRow(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
