import { useCollections } from "../studio/collection-names.ts";
import { studioTexts, useFormats, useLocale } from "../studio/texts.ts";
import type { LinkNote } from "./link-notes.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const useTexts = studioTexts("hub-studio/link", { de, en });

/** The words of links. To be called in a component's `setup`. */
export function useLinkTexts() {
	const t = useTexts();
	const locale = useLocale();
	const formats = useFormats();
	const nameOfCollection = useCollections();
	const languageName = (code: string) => new Intl.DisplayNames(locale(), { type: "language" }).of(code) ?? code;
	return {
		t,
		languageName,
		/** An entry's collection and, where it is said, its language: “Posts · English”. */
		kindOf: (entry: { readonly collection: string; readonly locale: string }, withLanguage: boolean): string =>
			[nameOfCollection(entry.collection), ...(withLanguage ? [languageName(entry.locale)] : [])].join(" · "),
		/** What stands for the collection of a page without an entry: “Page of this site · English”. */
		kindOfPage: (locale: string, withLanguage: boolean): string =>
			[t("sitePage"), ...(withLanguage ? [languageName(locale)] : [])].join(" · "),
		/** What a note says, in a sentence. */
		noteText(note: LinkNote): string {
			if (note.kind === "scheduled") return t("note.scheduled", { date: formats.moment(new Date(note.at)) });
			if (note.kind === "language") return t("note.language", { theirs: languageName(note.theirs) });
			if (note.kind === "moved") return t("note.moved", { to: note.to });
			return t(`note.${note.kind}`);
		},
		/** What a note says, in a word or two. */
		noteMark(note: LinkNote): string {
			if (note.kind === "scheduled") return t("mark.scheduled", { date: formats.moment(new Date(note.at)) });
			if (note.kind === "language") return t("mark.language", { theirs: languageName(note.theirs) });
			return t(`mark.${note.kind}`);
		},
	};
}

export type LinkTexts = ReturnType<typeof useLinkTexts>;
