/** @jsxImportSource #vue */

import { capitalized } from "@hub/shared-contracts/language/letters";
import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import type { TextPart } from "../words/word-changes.ts";
import { WordParts } from "../words/word-parts.tsx";
import { hindranceAt, keyOf, placeKeyOf } from "./chosen-places.ts";
import { useReplaceTexts } from "./messages.ts";
import type { FoundEntry, FoundPlace, How } from "./read-replace.ts";

/** Where Studio shows an entry that was found: its draft, where it is in that alone. */
export function addressOfFound({ collection, id, version }: Pick<FoundEntry, "collection" | "id" | "version">): string {
	return entryAddress({ collection, id, version: id === "+" && version ? { id: version, key: "draft" } : null });
}

/** The words around a place, with what is taken out and put in. */
function partsOf({ before, found, after, beginsSentence }: FoundPlace, replacement: string): readonly TextPart[] {
	const parts: readonly TextPart[] = [
		{ kind: "same", text: before },
		{ kind: "removed", text: found },
		{ kind: "added", text: beginsSentence ? capitalized(replacement) : replacement },
		{ kind: "same", text: after },
	];
	return parts.filter(({ text }) => text !== "");
}

/** An entry in which the phrase stands: each place can be left out, and all of them at once. */
export const FoundEntryBox = defineComponent({
	props: {
		entry: { type: Object as PropType<FoundEntry>, required: true },
		locale: { type: String, required: true },
		replacement: { type: String, required: true },
		how: { type: String as PropType<How>, required: true },
		leftOut: { type: Object as PropType<ReadonlySet<string>>, required: true },
		isDisabled: { type: Boolean, required: true },
	},
	emits: {
		/** Some places are left out, or taken in again. */
		choose: (_places: readonly string[], _isChosen: boolean) => true,
	},
	setup(props, { emit }) {
		const t = useReplaceTexts();
		const { labelOf } = useForms();
		const isChecked = (event: Event) => event.target instanceof HTMLInputElement && event.target.checked;
		const isChosen = (place: FoundPlace) => !props.leftOut.has(placeKeyOf(props.entry, place));
		const line = (place: FoundPlace, at: number) => {
			const hindrance = hindranceAt(props.entry, place, props.how);
			const id = `hub-replace-${keyOf(props.entry)}-${at}`;
			return (
				<li key={place.key}>
					<input
						id={id}
						type="checkbox"
						checked={hindrance === undefined && isChosen(place)}
						disabled={hindrance !== undefined || props.isDisabled}
						aria-describedby={`${id}-words`}
						onChange={(event) => emit("choose", [placeKeyOf(props.entry, place)], isChecked(event))}
					/>
					<label for={id}>
						{place.of === "draft" && props.entry.id !== "+" ? t("drafts.in", { where: place.where }) : place.where}
					</label>
					<p id={`${id}-words`}>
						<WordParts parts={partsOf(place, hindrance === undefined ? props.replacement : "")} lang={props.locale} />
						{hindrance === "overridden" && <small>{t("overridden")}</small>}
					</p>
				</li>
			);
		};
		return () => {
			const { entry, how } = props;
			const name = entry.name || t("unnamed");
			const open = entry.places.filter((place) => hindranceAt(entry, place, how) === undefined);
			const chosen = open.filter(isChosen);
			const isUndraftable = entry.places.some((place) => hindranceAt(entry, place, how) === "undraftable");
			const said = [
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
									open.map((place) => placeKeyOf(entry, place)),
									isChecked(event),
								)
							}
						/>
						<h3>
							<RouterLink to={addressOfFound(entry)}>{{ default: () => name }}</RouterLink>
						</h3>
						<span>{said.join(", ")}</span>
					</header>
					{isUndraftable && <p>{t("undraftable")}</p>}
					<ul>{entry.places.map(line)}</ul>
				</section>
			);
		};
	},
});
