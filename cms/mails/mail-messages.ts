import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };

/** The languages in which mails are written. */
export type MailLocale = "de" | "en";
/** What mails can say. */
export type MailMessage = keyof typeof de;

const catalogues = { de, en } satisfies Record<MailLocale, Record<MailMessage, string>>;

/** A text of the catalogue, `{{name}}` replaced by the value of that name. */
export type MailWords = (key: MailMessage, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of mails in a language. @throws Error when a text asks for a value that is not given */
export function mailWords(locale: MailLocale): MailWords {
	return (key, values = {}) =>
		catalogues[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const value = values[name];
			if (value === undefined) throw new Error(`The mail text ${key} needs ${name}`);
			return String(value);
		});
}

/** The paragraphs of a text: an empty line is between them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "");
