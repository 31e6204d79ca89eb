/** @jsxImportSource #vue */

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { defineComponent, ref, watch } from "vue";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";
import { useVisibilityRows, type VisibilityRow } from "./read-visibility.ts";
import { visibilityOf } from "./visibility.ts";
import "./visibility.css";

/** One line for a list: the visibility of an entry in each language. */
export const VisibilityByLanguage = defineComponent({
	props: {
		value: { type: String, default: "" },
		collection: { type: String, required: true },
	},
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const read = useVisibilityRows();
		const state = ref<"loading" | "ready" | "failed">("loading");
		const rows = ref<readonly VisibilityRow[]>([]);
		watch(
			() => [props.collection, props.value] as const,
			async ([collection, key]) => {
				const foundRows = key === "" ? [] : await read(collection, key);
				if (key !== props.value || collection !== props.collection) return;
				rows.value = foundRows ?? [];
				state.value = foundRows ? "ready" : "failed";
			},
			{ immediate: true },
		);
		const now = Date.now();
		const describe = (row: VisibilityRow | undefined) => {
			if (!row) return { kind: "missing", text: t("list.missing") };
			const one = visibilityOf(row, now);
			const date = (at: number) => ({ date: formats.moment(new Date(at)) });
			if (one.kind === "scheduled") return { kind: one.kind, text: t("list.scheduled", date(one.at)) };
			return { kind: one.kind, text: one.kind === "over" ? t("list.over", date(one.since)) : t(`list.${one.kind}`) };
		};
		return () => {
			if (state.value === "loading") return <span />;
			if (state.value === "failed") return <span>{props.value}</span>;
			return (
				<span class="hub-visibility-by-language">
					{LOCALE_CODES.map((locale) => {
						const row = rows.value.find((one) => one.locale === locale);
						const { kind, text } = describe(row);
						return (
							<span key={locale} data-visibility={kind}>
								{formats.language(locale)}: {row?.isEdited ? t("list.edits", { state: text }) : text}
							</span>
						);
					})}
				</span>
			);
		};
	},
});
