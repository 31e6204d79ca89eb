/** @jsxImportSource #vue */

import { defineComponent, type PropType, ref } from "vue";
import type { LaunchLine } from "../../../hub-server/launches/launch-lines.ts";
import type { LaunchDetails } from "../../../hub-server/launches/launch-responses.ts";
import type { LaunchEntry, LaunchProblem } from "../../../hub-server/launches/launches-table.ts";
import { useProblemText } from "../calendar/problem-text.ts";
import { useForms } from "../studio/form-fields.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useEntryName, useEntryTable } from "./entry-table.tsx";
import { useLaunchTexts } from "./messages.ts";
import "../studio/unseen.css";

/** Entries of a launch with their problems, and other entries that can be added. */
export const LaunchEntries = defineComponent({
	props: {
		launch: { type: Object as PropType<LaunchDetails>, required: true },
		problems: { type: Array as PropType<readonly LaunchProblem[]>, required: true },
		isChangeable: Boolean,
	},
	emits: { add: (_: readonly LaunchEntry[]) => true, drop: (_: LaunchEntry) => true },
	setup(props, { emit }) {
		const t = useLaunchTexts();
		const formats = useFormats();
		const { labelOf } = useForms();
		const problemText = useProblemText();
		/** Keys of the selected entries. */
		const chosen = ref<readonly string[]>([]);
		const keyOf = ({ collection, id }: LaunchEntry) => `${collection}/${id}`;
		const nameOf = useEntryName();
		const table = useEntryTable();
		const details = ({ collection, locale }: LaunchLine) => [
			labelOf(collection),
			...(locale ? [formats.language(locale)] : []),
		];
		const problemsOf = (line: LaunchLine): readonly string[] => {
			const own = props.problems.find((one) => keyOf(one) === keyOf(line));
			const warnings = props.launch.warnings.filter((one) => keyOf(one) === keyOf(line)).map(problemText);
			return own?.messages.length === 0 ? [t("problem.gone")] : [...(own?.messages ?? []), ...warnings];
		};
		const row = (line: LaunchLine) => ({
			entry: line,
			below: problemsOf(line).map((text) => (
				<p key={text} class="hub-launch-problem">
					{text}
				</p>
			)),
			effect: t(`state.${line.state}`),
			action: props.isChangeable && (
				<Button small secondary onClick={() => emit("drop", line)}>
					{{
						default: () => (
							<>
								{t("drop")}
								<span class="hub-unseen"> ({nameOf(line)})</span>
							</>
						),
					}}
				</Button>
			),
		});
		const languages = (lines: readonly LaunchLine[]) =>
			lines.length > 0 && (
				<p>
					{t("add.languages.about", {
						names: formats.list(lines.map((line) => `${nameOf(line)} (${details(line).slice(1).join()})`)),
					})}{" "}
					<Button small secondary onClick={() => emit("add", lines)}>
						{{ default: () => t("add.languages") }}
					</Button>
				</p>
			);
		const others = (lines: readonly LaunchLine[]) => (
			<form
				class="hub-launch-others"
				onSubmit={(event) => {
					event.preventDefault();
					emit(
						"add",
						lines.filter((line) => chosen.value.includes(keyOf(line))),
					);
					chosen.value = [];
				}}
			>
				<fieldset>
					<legend>{t("add.label")}</legend>
					{lines.map((line) => {
						const key = keyOf(line);
						return (
							<label key={key}>
								<input
									type="checkbox"
									checked={chosen.value.includes(key)}
									onChange={() => {
										const rest = chosen.value.filter((one) => one !== key);
										chosen.value = rest.length === chosen.value.length ? [...rest, key] : rest;
									}}
								/>
								{[nameOf(line), ...details(line)].join(", ")}
							</label>
						);
					})}
				</fieldset>
				<Button small secondary type="submit" disabled={chosen.value.length === 0}>
					{{ default: () => t("add") }}
				</Button>
			</form>
		);
		return () => (
			<>
				{props.launch.lines.length === 0 ? <p>{t("none.entries")}</p> : table(props.launch.lines.map(row))}
				{props.isChangeable && languages(props.launch.languages)}
				{props.isChangeable &&
					(props.launch.others.length === 0 ? <p>{t("add.none")}</p> : others(props.launch.others))}
			</>
		);
	},
});
