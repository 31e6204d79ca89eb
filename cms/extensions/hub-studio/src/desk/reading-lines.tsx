/** @jsxImportSource #vue */

import type { VNode } from "vue";
import { RouterLink } from "vue-router";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import { useFormats } from "../studio/texts.ts";
import { useWaitingTexts } from "./messages.ts";
import type { Desk } from "./read-desk.ts";

type Reading = Desk["reading"];

/** Renders what one was asked to read, and what became of what one asked others. To be called in a component's `setup`. */
export function useReadingLines(): (list: keyof Reading) => (line: Reading["asked"][number]) => VNode {
	const t = useWaitingTexts();
	const formats = useFormats();
	const { labelOf } = useForms();
	return (list) => (line) => {
		const words = { who: line.who || t("reading.someone"), date: formats.moment(new Date(line.at)) };
		const said = list === "asked" ? t("reading.by", words) : t(`reading.state.${line.state}`, words);
		return (
			<li key={line.request}>
				<RouterLink to={entryAddress(line, { reading: line.request })}>{{ default: () => line.name || t("unnamed") }}</RouterLink>
				<span>{[labelOf(line.collection), ...(line.locale ? [formats.language(line.locale)] : []), said].join(", ")}</span>
				<q>{line.text}</q>
			</li>
		);
	};
}
