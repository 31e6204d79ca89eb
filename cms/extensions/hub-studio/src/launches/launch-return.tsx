/** @jsxImportSource #vue */

import { defineComponent, type PropType, ref, shallowRef, watch } from "vue";
import type { ListedReturn } from "../../../hub-server/launches/launch-responses.ts";
import type { Launch, LaunchEntry } from "../../../hub-server/launches/launches-table.ts";
import { useForms } from "../studio/form-fields.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useEntryName, useEntryTable } from "./entry-table.tsx";
import { useLaunchTexts } from "./messages.ts";
import { useLaunches } from "./read-launches.ts";

/** Entries of a published launch that return if it is taken back, or appear again if it was. */
export const LaunchReturn = defineComponent({
	props: { launch: { type: Object as PropType<Launch>, required: true }, isBusy: Boolean },
	/** `toggle`: with the chosen entries that were edited since. */
	emits: { toggle: (_: readonly LaunchEntry[]) => true },
	setup(props, { emit }) {
		const t = useLaunchTexts();
		const formats = useFormats();
		const { fieldLabel } = useForms();
		const launches = useLaunches();
		const entries = shallowRef<readonly ListedReturn[]>([]);
		const chosen = ref<readonly string[]>([]);
		const problem = ref("");
		watch(
			() => props.launch,
			async ({ id }) => {
				problem.value = "";
				chosen.value = [];
				entries.value = await launches.returning(id).catch((error: unknown) => {
					problem.value = reasonOf(error);
					return [];
				});
			},
			{ immediate: true },
		);
		const isReverted = () => props.launch.state === "reverted";
		const isIncluded = ({ state, id }: ListedReturn) =>
			state === "returns" || (state === "edited" && chosen.value.includes(id));
		const nameOf = useEntryName();
		const table = useEntryTable();
		const effect = ({ collection, state, fields, status }: ListedReturn): string => {
			if (state === "gone" || state === "expired") return t(`return.${state}`);
			const names = formats.list(
				fields.filter((field) => field !== "status").map((field) => fieldLabel(collection, field)),
			);
			const parts = [
				...(fields.includes("status") ? [t(status === "published" ? "return.appears" : "return.leaves")] : []),
				...(names ? [t("return.fields", { fields: names })] : []),
			];
			return parts.join(" ") || t("return.nothing");
		};
		const row = (entry: ListedReturn) => ({
			entry,
			effect: [
				effect(entry),
				entry.state === "edited" && (
					<label key="edited" class="hub-launch-chosen">
						<input
							type="checkbox"
							checked={chosen.value.includes(entry.id)}
							onChange={({ target }) => {
								const rest = chosen.value.filter((one) => one !== entry.id);
								chosen.value = target instanceof HTMLInputElement && target.checked ? [...rest, entry.id] : rest;
							}}
						/>
						{t("return.edited", { name: nameOf(entry) })}
					</label>
				),
			],
		});
		const toggle = (): void => {
			const included = entries.value.filter(isIncluded);
			const sure = isReverted() ? "again.sure" : "return.sure";
			if (!window.confirm(t(sure, { entries: t("entries", { count: included.length }) }))) return;
			emit(
				"toggle",
				included.filter(({ state }) => state === "edited"),
			);
		};
		return () => (
			<>
				{entries.value.length === 0 ? (
					<p>{problem.value || t("return.none")}</p>
				) : (
					<>
						<p>{t(isReverted() ? "again.about" : "return.about")}</p>
						{table(entries.value.map(row))}
						<p class="hub-launch-buttons">
							<Button small secondary disabled={props.isBusy || !entries.value.some(isIncluded)} onClick={toggle}>
								{{ default: () => t(isReverted() ? "again" : "return") }}
							</Button>
						</p>
					</>
				)}
			</>
		);
	},
});
