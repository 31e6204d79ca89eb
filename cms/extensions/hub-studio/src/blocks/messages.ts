import type { Translate } from "@hub/shared-contracts/language/messages";
import { studioTexts } from "../studio/texts.ts";
import type { BlockForm, FieldForm } from "./block-forms.ts";
import { blockNames } from "./block-names.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

type Key = keyof typeof de;

const useTexts = studioTexts("hub-studio/blocks", { de, en });

const isKey = (key: string): key is Key => key in de;

export function useBlockTexts() {
	const t = useTexts();
	const findMessage = (key: string): string | undefined => (isKey(key) ? (t as Translate)(key) : undefined);
	return {
		t,
		...blockNames(findMessage),
		blockAbout: ({ type, about }: BlockForm): string => findMessage(`about.${type}`) ?? about,
		/** Returns a hint for a property; undefined for most. */
		fieldNote: (type: string, { name, form, about }: FieldForm): string | undefined =>
			findMessage(`note.${type}.${name}`) ??
			findMessage(`note.${name}`) ??
			(findMessage(`field.${name}`) || form.kind !== "line" ? undefined : about),
	};
}

export type BlockTexts = ReturnType<typeof useBlockTexts>;
