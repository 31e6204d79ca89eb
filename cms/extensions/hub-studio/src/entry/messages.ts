import type { EntryChoice } from "@hub/content-model/cms/entry-choice";
import { useCollections } from "../studio/collection-names.ts";
import { useContentService } from "../studio/content-service.ts";
import { useForms } from "../studio/form-fields.ts";
import { studioTexts, useFormats } from "../studio/texts.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const useTexts = studioTexts("hub-studio/entry", { de, en });

/** Directus' own small picture of a file, 64 pixels wide and high. */
const SMALL = { key: "system-small-cover" } as const;

/** The words and pictures of entries that can be chosen. To be called in a component's `setup`. */
export function useEntryTexts() {
	const t = useTexts();
	const formats = useFormats();
	const forms = useForms();
	const nameOfCollection = useCollections();
	const { addressOf } = useContentService();
	const state = (choice: EntryChoice): string => {
		const visibility = visibilityOf(choice, Date.now());
		if (visibility.kind === "scheduled") return t("state.scheduled", { date: formats.moment(new Date(visibility.at)) });
		return t(`state.${visibility.kind}`);
	};
	const kind = ({ collection, kind: stored, about }: EntryChoice): string => {
		const choices = forms.fieldsOf(collection).find(({ name }) => name === "kind")?.choices;
		return (stored && choices?.get(stored)) || about || nameOfCollection(collection);
	};
	return {
		t,
		/** What stands below a name: “Webinar · Draft · 23 November 2026”. */
		aboutOf: (choice: EntryChoice, withLanguage: boolean): string => {
			const day = choice.day === null ? Number.NaN : Date.parse(choice.day);
			return [
				kind(choice),
				withLanguage ? formats.language(choice.locale) : "",
				state(choice),
				Number.isNaN(day) ? "" : formats.date(new Date(day)),
			]
				.filter(Boolean)
				.join(" · ");
		},
		/** The address of an entry's picture; undefined where it has none. */
		pictureOf: ({ picture }: EntryChoice): string | undefined => (picture ? addressOf(`/assets/${picture}`, SMALL) : undefined),
	};
}
