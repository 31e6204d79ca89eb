// What a setting is: everything that is known of it, in one value. From it come its parsing, the sentence for a wrong one, its type,
// who gets it, and its row in docs/settings.md.

/** What became of reading a text: a value, or the end of a sentence that begins with the setting's name. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string };

/** Reads a text that is set. */
export type Kind<Value> = (text: string) => Reading<Value>;

/** Who gets a setting: the launcher, the site's process, the content service and its extensions, or the tests. */
export type SettingReader = "launcher" | "site" | "content service" | "tests";

/** What a setting is declared with. */
export interface SettingDeclaration<Value, Reader extends SettingReader, Default extends string | undefined> {
	/** What it means, for docs/settings.md: Markdown without line breaks. */
	readonly about: string;
	readonly kind: Kind<Value>;
	readonly readers: readonly Reader[];
	/** The text that counts where none is set; `$PORT` in it stands for that setting. Without one, the value is undefined. */
	readonly default?: Default;
	/** Another setting that counts before the default, where it is set. */
	readonly defaultFrom?: string;
	/** What docs/settings.md says in place of the default, where that is not a text. Default “none”. */
	readonly defaultNote?: string;
	/** An empty text is refused with this end of a sentence; otherwise it counts as not set. */
	readonly empty?: string;
	/** Whether its value stays out of sentences and logs. Default false. */
	readonly secret?: boolean;
	/**
	 * Directus gets it under the same name: as a `value`, which it may take for a number or a list, or as a `text`, whatever it looks
	 * like. Default: it does not.
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
export function setting<Value, const Reader extends SettingReader, const Default extends string | undefined = undefined>(
	declared: SettingDeclaration<Value, Reader, Default>,
): Setting<Given<Value, Default>, Reader> {
	return declared as unknown as Setting<Given<Value, Default>, Reader>;
}

/** A setting that cannot be used; its message names it and says what it may be. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}
