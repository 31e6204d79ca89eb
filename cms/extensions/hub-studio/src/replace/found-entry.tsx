/** @jsxImportSource #vue */

import { capitalized } from "@hub/shared-contracts/language/letters";
import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import type { DescribedOccurrence, FoundEntry } from "../../../hub-server/replace/find-occurrences.ts";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import type { TextPart } from "../words/word-changes.ts";
import { WordParts } from "../words/word-parts.tsx";
import { keyOf, obstacleTo, occurrenceKeyOf } from "./chosen-occurrences.ts";
import { useReplaceTexts } from "./messages.ts";
import type { ReplaceMode } from "./read-replace.ts";

/** Returns the address in Studio of a found entry, or of its draft if only that exists. */
export function addressOfFound({ collection, id, version }: Pick<FoundEntry, "collection" | "id" | "version">): string {
	return entryAddress({ collection, id, version: id === "+" && version ? { id: version, key: "draft" } : null });
}

/** Returns the text around an occurrence with the change. */
function partsOf(
	{ before, found, after, beginsSentence }: DescribedOccurrence,
	replacement: string,
): readonly TextPart[] {
	const parts: readonly TextPart[] = [
		{ kind: "same", text: before },
		{ kind: "removed", text: found },
		{ kind: "added", text: beginsSentence ? capitalized(replacement) : replacement },
		{ kind: "same", text: after },
	];
	return parts.filter(({ text }) => text !== "");
}

/** Found entry with its occurrences. Each can be excluded, or all at once. */
export const FoundEntryBox = defineComponent({
	props: {
		entry: { type: Object as PropType<FoundEntry>, required: true },
		locale: { type: String, required: true },
		replacement: { type: String, required: true },
		how: { type: String as PropType<ReplaceMode>, required: true },
		excluded: { type: Object as PropType<ReadonlySet<string>>, required: true },
		isDisabled: { type: Boolean, required: true },
	},
	emits: {
		choose: (_occurrences: readonly string[], _isChosen: boolean) => true,
	},
	setup(props, { emit }) {
		const t = useReplaceTexts();
		const { labelOf } = useForms();
		const isChecked = (event: Event) => event.target instanceof HTMLInputElement && event.target.checked;
		const isChosen = (occurrence: DescribedOccurrence) => !props.excluded.has(occurrenceKeyOf(props.entry, occurrence));
		const line = (occurrence: DescribedOccurrence, at: number) => {
			const obstacle = obstacleTo(props.entry, occurrence, props.how);
			const id = `hub-replace-${keyOf(props.entry)}-${at}`;
			return (
				<li key={occurrence.key}>
					<input
						id={id}
						type="checkbox"
						checked={obstacle === undefined && isChosen(occurrence)}
						disabled={obstacle !== undefined || props.isDisabled}
						aria-describedby={`${id}-words`}
						onChange={(event) => emit("choose", [occurrenceKeyOf(props.entry, occurrence)], isChecked(event))}
					/>
					<label for={id}>
						{occurrence.of === "draft" && props.entry.id !== "+"
							? t("drafts.in", { where: occurrence.where })
							: occurrence.where}
					</label>
					<p id={`${id}-words`}>
						<WordParts
							parts={partsOf(occurrence, obstacle === undefined ? props.replacement : "")}
							lang={props.locale}
						/>
						{obstacle === "overridden" && <small>{t("overridden")}</small>}
					</p>
				</li>
			);
		};
		return () => {
			const { entry, how } = props;
			const name = entry.name || t("unnamed");
			const open = entry.places.filter((occurrence) => obstacleTo(entry, occurrence, how) === undefined);
			const chosen = open.filter(isChosen);
			const isUndraftable = entry.places.some((occurrence) => obstacleTo(entry, occurrence, how) === "undraftable");
			const details = [
				labelOf(entry.collection),
				entry.id === "+" ? t("new") : t(`standing.${entry.standing}`),
				...(entry.id !== "+" && entry.hasEdits ? [t("edits")] : []),
			];
			return (
				<section class="hub-replace-entry" aria-label={name}>
					<header>
						<input
							type="checkbox"
							aria-label={t("entry.choose", { name })}
							checked={chosen.length > 0}
							indeterminate={chosen.length > 0 && chosen.length < open.length}
							disabled={open.length === 0 || props.isDisabled}
							onChange={(event) =>
								emit(
									"choose",
									open.map((occurrence) => occurrenceKeyOf(entry, occurrence)),
									isChecked(event),
								)
							}
						/>
						<h3>
							<RouterLink to={addressOfFound(entry)}>{{ default: () => name }}</RouterLink>
						</h3>
						<span>{details.join(", ")}</span>
					</header>
					{isUndraftable && <p>{t("undraftable")}</p>}
					<ul>{entry.places.map(line)}</ul>
				</section>
			);
		};
	},
});
