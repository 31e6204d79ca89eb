/** @jsxImportSource #vue */

import type { EntryChoice, ReferredBy } from "@hub/content-model/cms/entry-choice";
import { computed, defineComponent, nextTick, onBeforeUnmount, type PropType, ref, shallowRef } from "vue";
import "../studio/unseen.css";
import { EntryFace } from "./entry-face.tsx";
import "./entry.css";
import { useEntryTexts } from "./messages.ts";
import { type FoundChoices, useChoices } from "./read-choices.ts";

/** How long typing has to pause before it is searched with, in ms. */
const PAUSE = 200;

/** Finds an entry by its title: a combobox whose list shows each with its picture. */
export const EntrySearch = defineComponent({
	props: {
		collection: { type: String, required: true },
		by: { type: String as PropType<ReferredBy>, default: "id" },
		/** The language of what is offered; undefined until it is chosen. */
		locale: { type: String, default: undefined },
		/** Entries of all languages are offered. */
		anyLanguage: Boolean,
		/** Of the field; ids of its parts begin with it. */
		id: { type: String, required: true },
		/** What screen readers call the field; undefined where a label names it. */
		label: { type: String, default: undefined },
		describedBy: { type: String, default: undefined },
		invalid: Boolean,
		disabled: Boolean,
		/** What is stored of entries that are chosen already, and offered no more. */
		without: { type: Array as PropType<readonly string[]>, default: () => [] },
	},
	emits: { choose: (_choice: EntryChoice) => true },
	setup(props, { emit }) {
		const { t, aboutOf, pictureOf } = useEntryTexts();
		const entries = useChoices();
		const text = ref("");
		const found = shallowRef<FoundChoices>();
		const state = ref<"closed" | "loading" | "open" | "failed">("closed");
		const active = ref(-1);
		const list = ref<HTMLElement>();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		/** Counts questions, so that a late answer to an earlier one is recognised. */
		let asked = 0;
		const canSearch = () => props.anyLanguage || props.locale !== undefined;
		const offers = computed<readonly EntryChoice[]>(() =>
			state.value === "open" ? (found.value?.choices ?? []).filter(({ value }) => !props.without.includes(value)) : [],
		);
		const close = (): void => {
			clearTimeout(waiting);
			asked += 1;
			state.value = "closed";
			active.value = -1;
		};
		onBeforeUnmount(close);
		const search = async (words: string): Promise<void> => {
			asked += 1;
			const own = asked;
			if (!canSearch() || props.disabled) return;
			if (state.value === "closed") state.value = "loading";
			const { collection, by, locale, anyLanguage } = props;
			const answer = await entries.search({ collection, by, locale: anyLanguage ? undefined : locale }, words);
			if (own !== asked) return;
			found.value = answer;
			active.value = -1;
			state.value = answer ? "open" : "failed";
		};
		const write = (next: string): void => {
			text.value = next;
			clearTimeout(waiting);
			waiting = setTimeout(() => void search(next.trim()), PAUSE);
		};
		const choose = (choice: EntryChoice): void => {
			close();
			text.value = "";
			emit("choose", choice);
		};
		const goTo = (at: number): void => {
			const { length } = offers.value;
			if (length === 0) return;
			active.value = (at + length) % length;
			void nextTick(() => list.value?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" }));
		};
		const press = (event: KeyboardEvent): void => {
			const isOpen = state.value !== "closed";
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				if (isOpen) goTo(event.key === "ArrowDown" ? active.value + 1 : Math.max(active.value, 0) - 1);
				else void search(text.value.trim());
			} else if (event.key === "Enter" && isOpen) {
				event.preventDefault();
				// A list of one needs no arrow.
				const chosen = offers.value[active.value] ?? (offers.value.length === 1 ? offers.value[0] : undefined);
				if (chosen) choose(chosen);
			} else if (event.key === "Escape" && isOpen) {
				// A form that lies over a page closes by this key, too.
				event.preventDefault();
				event.stopPropagation();
				close();
			}
		};
		const status = (): string => {
			if (state.value === "loading") return t("loading");
			if (state.value === "failed") return t("failed");
			if (state.value !== "open" || !found.value) return "";
			const { length } = offers.value;
			if (length === 0) return t(props.anyLanguage || text.value.trim() === "" ? "noneAtAll" : "none");
			return [t("found", { count: length }), ...(found.value.more > 0 ? [t("more", { count: found.value.more })] : [])].join(" · ");
		};
		const option = (choice: EntryChoice, at: number) => (
			<button
				type="button"
				tabindex={-1}
				key={choice.value}
				id={`${props.id}-offer-${at}`}
				role="option"
				aria-selected={at === active.value}
				// The field holds the keyboard.
				onMousedown={(event: MouseEvent) => event.preventDefault()}
				onClick={() => choose(choice)}
			>
				<EntryFace choice={choice} about={aboutOf(choice, props.anyLanguage)} picture={pictureOf(choice)} />
			</button>
		);
		return () => (
			<div class="hub-entry-search">
				<input
					id={props.id}
					class="hub-entry-input"
					type="text"
					role="combobox"
					autocomplete="off"
					spellcheck={false}
					placeholder={canSearch() ? t("placeholder") : t("language")}
					value={text.value}
					disabled={props.disabled || !canSearch()}
					aria-label={props.label}
					aria-autocomplete="list"
					aria-expanded={state.value !== "closed"}
					aria-controls={`${props.id}-offers`}
					aria-activedescendant={active.value < 0 ? undefined : `${props.id}-offer-${active.value}`}
					aria-invalid={props.invalid || undefined}
					aria-describedby={props.describedBy}
					onInput={({ target }: Event) => {
						if (target instanceof HTMLInputElement) write(target.value);
					}}
					onClick={() => {
						if (state.value === "closed") void search(text.value.trim());
					}}
					onKeydown={press}
					onBlur={() => {
						close();
						text.value = "";
					}}
				/>
				{/* A live region has to be there before it has a text. */}
				<p role="status" class="hub-unseen">
					{status()}
				</p>
				<div class="hub-entry-popup" hidden={state.value === "closed"}>
					<p aria-hidden="true">{status()}</p>
					<div id={`${props.id}-offers`} role="listbox" aria-label={t("offers")} ref={list}>
						{offers.value.map(option)}
					</div>
				</div>
			</div>
		);
	},
});
