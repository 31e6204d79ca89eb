import type { z } from "zod";

/** An environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Process that reads a setting: the launcher, the site, the content service with its extensions, or the tests. */
export type SettingReader = "launcher" | "site" | "content service" | "tests";

/** Declaration of a setting. Its parser, type, readers and row in docs/settings.md follow from it. */
export interface Setting {
	/** Description for docs/settings.md: Markdown without line breaks. */
	readonly about: string;
	/** Schema of a text that is set, from `kinds.ts`. */
	readonly kind: z.ZodType<unknown, string>;
	readonly readers: readonly SettingReader[];
	/** Text if none is set; `$PORT` in it is replaced by that setting. Without a default, the value is undefined. */
	readonly default?: string;
	/** Setting whose value replaces the default if it is set. */
	readonly defaultFrom?: string;
	/** Text for docs/settings.md if the default is computed. Default “none”. */
	readonly defaultNote?: string;
	/** Error for an empty text, as the end of a sentence; otherwise an empty text counts as not set. */
	readonly empty?: string;
	/**
	 * Directus gets it with the same name: as a `value`, which Directus may parse as a number or list, or always as a
	 * `text`. Default: it does not.
	 */
	readonly directus?: "value" | "text";
}

/** An invalid setting; the message names it and its valid values. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}

/** Converts the name of a variable to that of a property: `PUBLIC_URL` is `publicUrl`. */
export function camelCase(name: string): string {
	return name.toLowerCase().replace(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
