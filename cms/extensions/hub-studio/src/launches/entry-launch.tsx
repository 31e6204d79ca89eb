/** @jsxImportSource #vue */

import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { launchAddress, useLaunchWording } from "./launch-wording.ts";
import { useLaunchTexts } from "./messages.ts";
import { type Launch, type ListedLaunch, useLaunches } from "./read-launches.ts";
import "./launches.css";

/** Above a form: the launch that the entry is part of, or the way into one. */
export const EntryLaunch = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** The id of the row; of a new entry, that of its version. Empty where nothing of it is stored. */
		entry: { type: String, required: true },
		/** Whether it has something that visitors do not see yet. */
		isUnpublished: Boolean,
		/** True if the button that adds the entry to a launch is shown. */
		isOffered: Boolean,
		disabled: Boolean,
	},
	setup(props) {
		const t = useLaunchTexts();
		const { status, refusal } = useLaunchWording();
		const launches = useLaunches();
		/** Undefined until it is known; also for what cannot be part of one. */
		const own = shallowRef<Launch | null>();
		const open = shallowRef<readonly ListedLaunch[]>();
		const chosen = ref("");
		const name = ref("");
		const said = ref("");
		const place = computed(() => ({ collection: props.collection, id: props.entry }));
		const load = async (): Promise<void> => {
			open.value = undefined;
			const asked = place.value;
			const found = asked.id === "" ? undefined : await launches.having(asked).catch(() => undefined);
			if (asked.id === props.entry) own.value = found;
		};
		watch(place, load, { immediate: true });
		const choose = async (): Promise<void> => {
			said.value = "";
			try {
				const all = await launches.list();
				open.value = all.filter(({ state }) => state === "open" || state === "failed");
				chosen.value = open.value[0]?.id ?? "";
			} catch (error) {
				said.value = reasonOf(error);
			}
		};
		const add = async (): Promise<void> => {
			try {
				const begun = chosen.value === "" ? await launches.begin(name.value) : { kind: "made" as const, id: chosen.value };
				if (begun.kind !== "made") {
					said.value = t("refused.too-many");
					return;
				}
				said.value = refusal(await launches.add(begun.id, place.value));
				await load();
			} catch (error) {
				said.value = reasonOf(error);
			}
		};
		const chooser = (all: readonly ListedLaunch[]) => (
			<form
				class="hub-entry-launch"
				onSubmit={(event) => {
					event.preventDefault();
					// The form of the entry is around it.
					event.stopPropagation();
					void add();
				}}
			>
				<label>
					{t("form.choose")}
					<select
						value={chosen.value}
						onChange={({ target }) => {
							if (target instanceof HTMLSelectElement) chosen.value = target.value;
						}}
					>
						{all.map((launch) => (
							<option key={launch.id} value={launch.id}>
								{launch.name}
							</option>
						))}
						<option value="">{t("form.new")}</option>
					</select>
				</label>
				{chosen.value === "" && (
					<label>
						{t("name")}
						<input
							type="text"
							required
							maxlength={120}
							value={name.value}
							onInput={({ target }) => {
								if (target instanceof HTMLInputElement) name.value = target.value;
							}}
						/>
					</label>
				)}
				<button type="submit">{t("add")}</button>
				<button
					type="button"
					onClick={() => {
						open.value = undefined;
					}}
				>
					{t("form.cancel")}
				</button>
			</form>
		);
		return () =>
			own.value !== undefined &&
			(own.value || (props.isOffered && props.isUnpublished && !props.disabled)) && (
				<div class="hub-entry-launch">
					{own.value ? (
						<p>
							{t("form.in")} <RouterLink to={launchAddress(own.value.id)}>{{ default: () => own.value?.name }}</RouterLink>,{" "}
							{status(own.value)}.
						</p>
					) : open.value ? (
						chooser(open.value)
					) : (
						<>
							<Button small secondary onClick={() => void choose()}>
								{{ default: () => t("form.open") }}
							</Button>
							<span>{t("form.about")}</span>
						</>
					)}
					<span role="status">{said.value}</span>
				</div>
			);
	},
});
