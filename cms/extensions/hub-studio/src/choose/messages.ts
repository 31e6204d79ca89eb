import type { Translate } from "@hub/shared-contracts/language/messages";
import type { Choice, NamedEntry } from "../../../../src/entries/choice.ts";
import { useContentService } from "../studio/content-service.ts";
import { useForms } from "../studio/form-fields.ts";
import { studioTexts, useFormats } from "../studio/texts.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import type { LinkNote } from "./link-notes.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const useTexts = studioTexts("hub-studio/choose", { de, en });

export function useChoiceTexts() {
	const t = useTexts();
	const formats = useFormats();
	const { fieldsOf, labelOf, iconOf } = useForms();
	const { addressOf } = useContentService();
	const noteText = ({ kind, at, theirs, to = "" }: LinkNote, length: "note" | "mark"): string => {
		const date = at === undefined ? "" : formats.moment(new Date(at));
		return (t as Translate)(`${length}.${kind}`, { date, theirs: theirs ? formats.language(theirs) : "", to });
	};
	const kindOf = ({ collection, kind = "", about = "" }: NamedEntry & Partial<Choice>): string => {
		if (collection === "") return t("sitePage");
		const kinds = fieldsOf(collection).find(({ name }) => name === "kind")?.choices;
		return kinds?.get(kind ?? "") || about || labelOf(collection);
	};
	return {
		t,
		/** Line below a title: “Webinar · English · Draft · 23 November 2026”. */
		aboutOf(choice: NamedEntry & Partial<Choice>, withLanguage: boolean): string {
			const language = withLanguage ? formats.language(choice.locale) : "";
			const day = choice.day ? formats.date(new Date(choice.day)) : "";
			return [kindOf(choice), language, noteText(visibilityOf(choice, Date.now()), "mark"), day]
				.filter(Boolean)
				.join(" · ");
		},
		/** Returns a note as a sentence or in one or two words. */
		noteText,
		/** URL of an entry's thumbnail. */
		pictureOf: ({ picture }: Choice): string | undefined =>
			picture ? addressOf(`/assets/${picture}`, { key: "system-small-cover" }) : undefined,
		iconOf,
	};
}
