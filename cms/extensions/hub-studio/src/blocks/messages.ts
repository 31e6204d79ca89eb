import type { Translate } from "@hub/shared-contracts/language/messages";
import { studioTexts } from "../studio/texts.ts";
import type { BlockForm, FieldForm } from "./block-forms.ts";
import { blockNames } from "./block-names.ts";
import { type Problem, saidKey } from "./block-problems.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

type Key = keyof typeof de;

const useTexts = studioTexts("hub-studio/blocks", { de, en });

const isKey = (key: string): key is Key => key in de;

/** The words of the block editor. */
export function useBlockTexts() {
	const t = useTexts();
	const wordFor = (key: string): string | undefined => (isKey(key) ? (t as Translate)(key) : undefined);
	return {
		t,
		...blockNames(wordFor),
		blockAbout: ({ type, about }: BlockForm): string => wordFor(`about.${type}`) ?? about,
		/** What there is to know of a property; undefined for most. */
		fieldNote: (type: string, { name, form, about }: FieldForm): string | undefined =>
			wordFor(`note.${type}.${name}`) ??
			wordFor(`note.${name}`) ??
			(wordFor(`field.${name}`) || form.kind !== "line" ? undefined : about),
		problemText: (problem: Problem): string => {
			if (problem.kind === "said") return wordFor(saidKey(problem.text)) ?? problem.text;
			return "count" in problem ? t(`problem.${problem.kind}`, { count: problem.count }) : t(`problem.${problem.kind}`);
		},
	};
}

export type BlockTexts = ReturnType<typeof useBlockTexts>;
