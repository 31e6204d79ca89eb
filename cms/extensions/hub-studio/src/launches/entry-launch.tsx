/** @jsxImportSource #vue */

import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import type { ListedLaunch } from "../../../hub-server/launches/launch-responses.ts";
import type { Launch } from "../../../hub-server/launches/launches-table.ts";
import { Select } from "../studio/inputs.tsx";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { launchAddress, useLaunchWording } from "./launch-wording.ts";
import { useLaunchTexts } from "./messages.ts";
import { useLaunches } from "./read-launches.ts";
import "./launches.css";

/** Row above a form: the launch that contains the entry, or a button that adds the entry to one. */
export const EntryLaunch = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** Id of the row, or of the version for a new entry. Empty while nothing is stored. */
		entry: { type: String, required: true },
		/** True if there is content that visitors don't see yet. */
		isUnpublished: Boolean,
		/** True if the button that adds the entry to a launch is shown. */
		isOffered: Boolean,
		disabled: Boolean,
	},
	setup(props) {
		const t = useLaunchTexts();
		const { status, refusal } = useLaunchWording();
		const launches = useLaunches();
		/**
		 * Null if no launch contains the entry; undefined while that is unknown, and for entries that cannot be part of
		 * one.
		 */
		const own = shallowRef<Launch | null>();
		const open = shallowRef<readonly ListedLaunch[]>();
		const chosen = ref("");
		const name = ref("");
		const message = ref("");
		const entryKey = computed(() => ({ collection: props.collection, id: props.entry }));
		const load = async (): Promise<void> => {
			open.value = undefined;
			const requested = entryKey.value;
			const launch = requested.id === "" ? undefined : await launches.findByEntry(requested).catch(() => undefined);
			if (requested.id === props.entry) own.value = launch;
		};
		watch(entryKey, load, { immediate: true });
		const choose = async (): Promise<void> => {
			message.value = "";
			try {
				const all = await launches.list();
				open.value = all.filter(({ state }) => state === "open" || state === "failed");
				chosen.value = open.value[0]?.id ?? "";
			} catch (error) {
				message.value = reasonOf(error);
			}
		};
		const add = async (): Promise<void> => {
			try {
				const created =
					chosen.value === "" ? await launches.create(name.value) : { kind: "made" as const, id: chosen.value };
				if (created.kind !== "made") {
					message.value = t("refused.too-many");
					return;
				}
				message.value = refusal(await launches.add(created.id, entryKey.value));
				await load();
			} catch (error) {
				message.value = reasonOf(error);
			}
		};
		const chooser = (all: readonly ListedLaunch[]) => (
			<form
				class="hub-entry-launch"
				onSubmit={(event) => {
					event.preventDefault();
					// Otherwise the surrounding form of the entry would be submitted.
					event.stopPropagation();
					void add();
				}}
			>
				<Select
					label={t("form.choose")}
					value={chosen.value}
					choices={[...all.map(({ id, name }) => ({ text: name, value: id })), { text: t("form.new"), value: "" }]}
					onInput={(id) => {
						chosen.value = id;
					}}
				/>
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
				<Button small type="submit">
					{{ default: () => t("add") }}
				</Button>
				<Button
					small
					secondary
					onClick={() => {
						open.value = undefined;
					}}
				>
					{{ default: () => t("form.cancel") }}
				</Button>
			</form>
		);
		const content = () => {
			if (own.value)
				return (
					<p>
						{t("form.in")}{" "}
						<RouterLink to={launchAddress(own.value.id)}>{{ default: () => own.value?.name }}</RouterLink>,{" "}
						{status(own.value)}.
					</p>
				);
			if (open.value) return chooser(open.value);
			return (
				<>
					<Button small secondary onClick={() => void choose()}>
						{{ default: () => t("form.open") }}
					</Button>
					<span>{t("form.about")}</span>
				</>
			);
		};
		return () =>
			own.value !== undefined &&
			(own.value || (props.isOffered && props.isUnpublished && !props.disabled)) && (
				<div class="hub-entry-launch">
					{content()}
					<span role="status">{message.value}</span>
				</div>
			);
	},
});
