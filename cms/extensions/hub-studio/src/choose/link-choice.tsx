/** @jsxImportSource #vue */

import { computed, defineComponent, onBeforeUnmount, type PropType, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { Icon } from "../studio/studio-components.ts";
import { Combobox } from "./combobox.tsx";
import { isAddress, isPath, isWarning, notesOn } from "./link-notes.ts";
import { useChoiceTexts } from "./messages.ts";
import { queryFor, useChoices } from "./read-choices.ts";

/** Pause in typing before the target is requested, in ms. */
const PAUSE_MS = 200;

/** Input for the address of a link, typed or found by the title of its page. The target is shown below. */
export const LinkChoice = defineComponent({
	props: {
		value: { type: String, default: "" },
		id: { type: String, required: true },
		label: { type: String as PropType<string | undefined>, default: undefined },
		describedBy: { type: String as PropType<string | undefined>, default: undefined },
		invalid: Boolean,
		disabled: Boolean,
		/** Language of the entry with the link; undefined until it is chosen. */
		locale: { type: String as PropType<string | undefined>, default: undefined },
		/** True if the entry with the link has no language. */
		anyLanguage: Boolean,
	},
	/** `isStep`: true if a page was chosen, false if an address was typed. */
	emits: { change: (_href: string, _isStep: boolean) => true },
	setup(props, { emit }) {
		const { t, aboutOf, noteText } = useChoiceTexts();
		const { targets } = useChoices();
		const text = ref(props.value);
		const unmatchedTitle = ref("");
		const target = shallowRef<LinkTarget>();
		const query = computed(() => queryFor("href", undefined, props.anyLanguage, props.locale));
		let timer: ReturnType<typeof setTimeout> | undefined;
		onBeforeUnmount(() => clearTimeout(timer));
		const lookUp = async (href: string): Promise<void> => {
			target.value = undefined;
			const foundTarget = isPath(href) ? (await targets([href])).get(href) : undefined;
			if (href === props.value) target.value = foundTarget;
		};
		watch(
			() => props.value,
			(value, before) => {
				if (value !== text.value.trim()) text.value = value;
				clearTimeout(timer);
				timer = setTimeout(() => void lookUp(value), before === undefined ? 0 : PAUSE_MS);
			},
			{ immediate: true },
		);
		const isTitle = () => text.value.trim() !== "" && !isAddress(text.value);
		const write = (next: string): void => {
			text.value = next;
			unmatchedTitle.value = "";
			if (!isTitle()) emit("change", next.trim(), false);
		};
		const choose = (href: string): void => {
			text.value = href;
			unmatchedTitle.value = "";
			emit("change", href, true);
		};
		const leave = (): void => {
			if (!isTitle()) return;
			unmatchedTitle.value = text.value.trim();
			text.value = props.value;
		};
		const targetLine = () => {
			const found = target.value?.found;
			if (found?.kind === "page") return <p>{t("page")}</p>;
			if (found?.kind !== "entry") return undefined;
			const { name, collection, id } = found.entry;
			return (
				<p>
					{`${t("leads", { name })} · ${aboutOf(found.entry, props.anyLanguage)} `}
					<RouterLink to={`/content/${collection}/${id}`} target="_blank" aria-label={t("open", { name })}>
						{{ default: () => <Icon name="open_in_new" small /> }}
					</RouterLink>
				</p>
			);
		};
		const warning = (sentence: string) => (
			<p key={sentence} class="hub-link-warning">
				<Icon name="warning" small /> {sentence}
			</p>
		);
		return () => {
			const notes = target.value ? notesOn(target.value, props.anyLanguage ? undefined : props.locale, Date.now()) : [];
			return (
				<div class="hub-link">
					<Combobox
						text={text.value}
						query={query.value}
						id={props.id}
						label={props.label}
						placeholder={t("addressOrTitle")}
						invalid={props.invalid}
						disabled={props.disabled}
						describedBy={[props.describedBy, `${props.id}-leads`].filter(Boolean).join(" ")}
						onWrite={write}
						onChoose={({ value }) => choose(value)}
						onLeave={leave}
					/>
					<div id={`${props.id}-leads`} role="status">
						{targetLine()}
						{notes.map((note) => (isWarning(note) ? warning(noteText(note, "note")) : <p>{noteText(note, "note")}</p>))}
						{!query.value && isTitle() && warning(t("noLanguage"))}
						{unmatchedTitle.value !== "" && warning(t("unchosen", { words: unmatchedTitle.value }))}
					</div>
				</div>
			);
		};
	},
});
