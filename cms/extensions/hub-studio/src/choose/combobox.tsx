/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, onBeforeUnmount, type PropType, ref, shallowRef } from "vue";
import type { Choice, ChoiceQuery, Choices } from "../../../../src/entries/choice.ts";
import { TextField } from "../studio/studio-components.ts";
import "../studio/unseen.css";
import { ChoiceLabel } from "./choice-label.tsx";
import "./choose.css";
import { isAddress } from "./link-notes.ts";
import { useChoiceTexts } from "./messages.ts";
import { useChoices } from "./read-choices.ts";

/** Pause in typing before a search, in ms. */
const PAUSE_MS = 200;

/**
 * Finds entries by title: a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) whose list shows pictures.
 */
export const Combobox = defineComponent({
	props: {
		text: { type: String, required: true },
		/** Undefined while the form has no language, so that nothing can be searched. */
		query: { type: Object as PropType<ChoiceQuery | undefined>, default: undefined },
		/** Prefix of its elements' ids. */
		id: { type: String, required: true },
		/** Accessible name; undefined if a label names it. */
		label: { type: String as PropType<string | undefined>, default: undefined },
		describedBy: { type: String as PropType<string | undefined>, default: undefined },
		placeholder: { type: String, required: true },
		invalid: Boolean,
		disabled: Boolean,
		/** Stored values that the list leaves out. */
		without: { type: Array as PropType<readonly string[]>, default: () => [] },
	},
	emits: { write: (_text: string) => true, choose: (_choice: Choice) => true, leave: () => true },
	setup(props, { emit }) {
		const { t } = useChoiceTexts();
		const { choices } = useChoices();
		const result = shallowRef<Choices>();
		const state = ref<"closed" | "loading" | "open" | "failed">("closed");
		const active = ref(-1);
		const list = ref<HTMLElement>();
		let timer: ReturnType<typeof setTimeout> | undefined;
		/** Number of the last request. Responses to earlier ones are ignored. */
		let requests = 0;
		const options = computed(() =>
			state.value === "open" ? (result.value?.choices ?? []).filter(({ value }) => !props.without.includes(value)) : [],
		);
		const isSearch = (text: string) => props.query?.by !== "href" || !isAddress(text);
		const close = (): void => {
			clearTimeout(timer);
			requests += 1;
			state.value = "closed";
			active.value = -1;
		};
		onBeforeUnmount(close);
		const search = async (): Promise<void> => {
			requests += 1;
			const request = requests;
			if (!props.query || props.disabled) return;
			if (state.value === "closed") state.value = "loading";
			const response = await choices({ ...props.query, search: isSearch(props.text) ? props.text.trim() : "" });
			if (request !== requests) return;
			result.value = response;
			active.value = -1;
			state.value = response ? "open" : "failed";
		};
		const write = (text: string): void => {
			emit("write", text);
			clearTimeout(timer);
			if (isSearch(text)) timer = setTimeout(() => void search(), PAUSE_MS);
			else close();
		};
		const choose = (choice: Choice): void => {
			close();
			emit("choose", choice);
		};
		const goTo = (at: number): void => {
			const { length } = options.value;
			if (length === 0) return;
			active.value = (at + length) % length;
			void nextTick(() => list.value?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" }));
		};
		const handleKey = (event: KeyboardEvent): void => {
			const isOpen = state.value !== "closed";
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				if (isOpen) goTo(event.key === "ArrowDown" ? active.value + 1 : Math.max(active.value, 0) - 1);
				else void search();
			} else if (event.key === "Enter" && isOpen) {
				event.preventDefault();
				// A single option needs no arrow key.
				const chosen = options.value[active.value] ?? (options.value.length === 1 ? options.value[0] : undefined);
				if (chosen) choose(chosen);
			} else if (event.key === "Escape" && isOpen) {
				// Escape would also close a surrounding dialog.
				event.preventDefault();
				event.stopPropagation();
				close();
			}
		};
		const status = (): string => {
			if (state.value === "loading" || state.value === "failed") return t(state.value);
			if (state.value !== "open" || !result.value) return "";
			const { length } = options.value;
			if (length === 0) return t(props.query?.locale === undefined || props.text.trim() === "" ? "noneAtAll" : "none");
			return [
				t("found", { count: length }),
				...(result.value.more > 0 ? [t("more", { count: result.value.more })] : []),
			].join(" · ");
		};
		const option = (choice: Choice, at: number) => (
			<button
				type="button"
				tabindex={-1}
				key={choice.value}
				id={`${props.id}-offer-${at}`}
				role="option"
				aria-selected={at === active.value}
				// Keeps the focus in the input.
				onMousedown={(event: MouseEvent) => event.preventDefault()}
				onClick={() => choose(choice)}
			>
				<ChoiceLabel choice={choice} withLanguage={props.query?.locale === undefined} />
			</button>
		);
		return () => (
			<div class="hub-combobox">
				<TextField
					id={props.id}
					class={props.invalid ? "invalid" : ""}
					role="combobox"
					spellcheck={false}
					placeholder={props.placeholder}
					modelValue={props.text}
					disabled={props.disabled}
					aria-label={props.label}
					aria-autocomplete="list"
					aria-expanded={state.value !== "closed"}
					aria-controls={`${props.id}-offers`}
					aria-activedescendant={active.value < 0 ? undefined : `${props.id}-offer-${active.value}`}
					aria-invalid={props.invalid || undefined}
					aria-describedby={props.describedBy}
					onUpdate:modelValue={(text: string | null) => write(text ?? "")}
					onClick={() => {
						if (state.value === "closed" && isSearch(props.text)) void search();
					}}
					onKeydown={handleKey}
					onBlur={() => {
						close();
						emit("leave");
					}}
				/>
				{/* Screen readers announce only changes of a status that existed before. */}
				<p role="status" class="hub-unseen">
					{status()}
				</p>
				<div class="hub-combobox-popup" hidden={state.value === "closed"}>
					<p aria-hidden="true">{status()}</p>
					<div id={`${props.id}-offers`} role="listbox" aria-label={t("offers")} ref={list}>
						{options.value.map(option)}
					</div>
				</div>
			</div>
		);
	},
});
