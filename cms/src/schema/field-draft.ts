/** The types of Directus that we use. `alias` has no column. */
export type FieldType = "uuid" | "string" | "text" | "csv" | "integer" | "boolean" | "json" | "date" | "timestamp" | "alias";

/** How a field is shown and stored, without its name. `null` for a column: there is none. */
export interface FieldDraft {
	readonly type: FieldType;
	readonly meta: {
		readonly interface: string | null;
		readonly options?: Readonly<Record<string, unknown>>;
		readonly display?: string;
		readonly display_options?: Readonly<Record<string, unknown>>;
		readonly special?: readonly string[];
		readonly required?: boolean;
		readonly readonly?: boolean;
		readonly hidden?: boolean;
		readonly width?: "half" | "full" | "fill";
		readonly note?: string;
		/** The field of interface `group-detail` that this one is shown in. */
		readonly group?: string;
	};
	readonly column: {
		readonly is_primary_key?: boolean;
		readonly is_nullable?: boolean;
		readonly is_unique?: boolean;
		readonly is_indexed?: boolean;
		readonly default_value?: string | number | boolean | null;
		readonly max_length?: number;
	} | null;
	/** Where the column points to, and what becomes of it when its target is deleted. */
	readonly relation?: {
		readonly to: string;
		readonly on_delete: "SET NULL" | "CASCADE";
		/** The alias field of the target that lists the rows which point to it. */
		readonly one_field?: string;
		readonly junction_field?: string;
		readonly sort_field?: string;
	};
}
