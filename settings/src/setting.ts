// Declaration of a setting. It determines the parser, the error message, the type, the processes that read it,
// and its row in docs/settings.md.

/** Result of parsing: a value, or the end of a sentence that begins with the setting's name. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string };

/** Reads a text that is set. */
export type Kind<Value> = (text: string) => Reading<Value>;

/** Process that reads a setting: the launcher, the site, the content service with its extensions, or the tests. */
export type SettingReader = "launcher" | "site" | "content service" | "tests";

export interface SettingDeclaration<Value, Reader extends SettingReader, Default extends string | undefined> {
	/** Description for docs/settings.md: Markdown without line breaks. */
	readonly about: string;
	readonly kind: Kind<Value>;
	readonly readers: readonly Reader[];
	/**
	 * Text that is used if none is set; `$PORT` in it is replaced by that setting. Without a default, the value is
	 * undefined.
	 */
	readonly default?: Default;
	/** Another setting that counts before the default, where it is set. */
	readonly defaultFrom?: string;
	/** Text for docs/settings.md if the default is computed. Default “none”. */
	readonly defaultNote?: string;
	/** Error for an empty text, as the end of a sentence; otherwise an empty text counts as not set. */
	readonly empty?: string;
	/** True to keep its value out of messages and logs. Default false. */
	readonly secret?: boolean;
	/**
	 * Directus gets it with the same name: as a `value`, which Directus may parse as a number or list, or always as a
	 * `text`. Default: it does not.
	 */
	readonly directus?: "value" | "text";
}

/** A declared setting. */
export interface Setting<Value = unknown, Reader extends SettingReader = SettingReader>
	extends SettingDeclaration<unknown, Reader, string | undefined> {
	readonly kind: Kind<Value>;
}

type Given<Value, Default> = Default extends string ? Value : Value | undefined;

/** Declares a setting. */
export function setting<
	Value,
	const Reader extends SettingReader,
	const Default extends string | undefined = undefined,
>(declared: SettingDeclaration<Value, Reader, Default>): Setting<Given<Value, Default>, Reader> {
	// With a default, a value is always there, which the declaration's type says too.
	return declared as unknown as Setting<Given<Value, Default>, Reader>;
}

/** An invalid setting; the message names it and its valid values. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}
