/** @jsxImportSource #vue */

import type { LinkOffer, LinkTarget } from "@hub/shared-contracts/address/link-target";
import { computed, defineComponent, nextTick, onBeforeUnmount, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import { Icon } from "../studio/studio-components.ts";
import "../studio/unseen.css";
import { isWarning, notesOn, typed } from "./link-notes.ts";
import "./link.css";
import { useLinkTexts } from "./messages.ts";
import { type FoundOffers, useLinks } from "./read-links.ts";

/** How long typing has to pause before it is searched with, in ms. */
const PAUSE = 200;

/** A field for the address of a link: an entry is found by its title, or an address typed; below it stands where it leads. */
export const LinkChoice = defineComponent({
	props: {
		value: { type: String, default: "" },
		/** Of the field; ids of its parts begin with it. */
		id: { type: String, required: true },
		/** What screen readers call the field; undefined where a label names it. */
		label: { type: String, default: undefined },
		describedBy: { type: String, default: undefined },
		invalid: Boolean,
		disabled: Boolean,
		/** The language of the entry with the link; undefined until it is chosen. */
		locale: { type: String, default: undefined },
		/** The entry with the link has no language: entries of all are offered. */
		anyLanguage: Boolean,
	},
	emits: {
		/** `isStep`: an entry was chosen, rather than typed on. */
		change: (_href: string, _isStep: boolean) => true,
	},
	setup(props, { emit }) {
		const texts = useLinkTexts();
		const { t } = texts;
		const links = useLinks();
		const text = ref(props.value);
		const target = shallowRef<LinkTarget>();
		const found = shallowRef<FoundOffers>();
		const state = ref<"closed" | "loading" | "open" | "failed">("closed");
		const active = ref(-1);
		const unchosen = ref("");
		const list = ref<HTMLElement>();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		/** Counts questions, so that a late answer to an earlier one is recognised. */
		let asked = 0;
		onBeforeUnmount(() => clearTimeout(waiting));

		const offers = computed<readonly LinkOffer[]>(() => (state.value === "open" ? (found.value?.offers ?? []) : []));
		const canSearch = () => props.anyLanguage || props.locale !== undefined;
		const close = (): void => {
			clearTimeout(waiting);
			asked += 1;
			state.value = "closed";
			active.value = -1;
		};
		const search = async (words: string): Promise<void> => {
			asked += 1;
			const own = asked;
			if (!canSearch()) return;
			if (state.value === "closed") state.value = "loading";
			const answer = await links.offers(words, props.anyLanguage ? undefined : props.locale);
			if (own !== asked) return;
			found.value = answer;
			active.value = -1;
			state.value = answer ? "open" : "failed";
		};
		const lookUp = async (href: string): Promise<void> => {
			target.value = undefined;
			if (typed(href).kind !== "path") return;
			const answer = (await links.targets([href])).get(href);
			if (href === props.value) target.value = answer;
		};
		watch(
			() => props.value,
			(value, before) => {
				// What is typed stays as it is typed; what comes from elsewhere is shown.
				if (value !== text.value.trim()) text.value = value;
				clearTimeout(waiting);
				waiting = setTimeout(() => void lookUp(value), before === undefined ? 0 : PAUSE);
			},
			{ immediate: true },
		);
		const write = (next: string): void => {
			text.value = next;
			unchosen.value = "";
			clearTimeout(waiting);
			const what = typed(next);
			if (what.kind === "words") {
				waiting = setTimeout(() => void search(what.words), PAUSE);
				return;
			}
			close();
			emit("change", what.kind === "nothing" ? "" : what.href, false);
		};
		const choose = (offer: LinkOffer): void => {
			close();
			text.value = offer.href;
			unchosen.value = "";
			emit("change", offer.href, true);
		};
		const leave = (): void => {
			close();
			const what = typed(text.value);
			if (what.kind !== "words") return;
			unchosen.value = what.words;
			text.value = props.value;
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
				const what = typed(text.value);
				if (isOpen) goTo(event.key === "ArrowDown" ? active.value + 1 : Math.max(active.value, 0) - 1);
				else void search(what.kind === "words" ? what.words : "");
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
		const option = (offer: LinkOffer, at: number) => {
			const { entry } = offer;
			const notes = entry ? notesOn({ movedTo: null, found: { kind: "entry", entry } }, undefined, Date.now()) : [];
			const kind = entry ? texts.kindOf(entry, props.anyLanguage) : texts.kindOfPage(offer.locale, props.anyLanguage);
			return (
				<button
					type="button"
					tabindex={-1}
					key={entry?.id ?? offer.href}
					id={`${props.id}-offer-${at}`}
					role="option"
					aria-selected={at === active.value}
					// The field keeps the keyboard.
					onMousedown={(event: MouseEvent) => event.preventDefault()}
					onClick={() => choose(offer)}
				>
					<span class="hub-offer-name">{offer.name}</span>
					<span class="hub-offer-kind">{[kind, ...notes.map(texts.noteMark)].join(" · ")}</span>
				</button>
			);
		};
		const status = (): string => {
			if (state.value === "loading") return t("loading");
			if (state.value === "failed") return t("failed");
			if (state.value !== "open" || !found.value) return "";
			const { length } = found.value.offers;
			if (length === 0) return t(props.anyLanguage ? "noneAtAll" : "none");
			return [t("found", { count: length }), ...(found.value.more > 0 ? [t("more", { count: found.value.more })] : [])].join(" · ");
		};
		const leads = () => {
			const shown = target.value?.found;
			if (shown?.kind === "page") return <p>{t("page")}</p>;
			if (shown?.kind !== "entry") return undefined;
			const { name, collection, id } = shown.entry;
			return (
				<p>
					{`${t("leads", { name })} · ${texts.kindOf(shown.entry, props.anyLanguage)} `}
					<RouterLink to={`/content/${collection}/${id}`} target="_blank" aria-label={t("open", { name })}>
						{{ default: () => <Icon name="open_in_new" small /> }}
					</RouterLink>
				</p>
			);
		};
		const below = () => {
			const notes = target.value ? notesOn(target.value, props.anyLanguage ? undefined : props.locale, Date.now()) : [];
			return (
				<div id={`${props.id}-leads`} class="hub-link-leads" role="status">
					{leads()}
					{notes.map((note) => (
						<p key={note.kind} class={isWarning(note) ? "hub-link-warning" : undefined}>
							{isWarning(note) && <Icon name="warning" small />} {texts.noteText(note)}
						</p>
					))}
					{!canSearch() && typed(text.value).kind === "words" && <p class="hub-link-warning">{t("noLanguage")}</p>}
					{unchosen.value !== "" && <p class="hub-link-warning">{t("unchosen", { words: unchosen.value })}</p>}
				</div>
			);
		};
		return () => (
			<div class="hub-link">
				<input
					id={props.id}
					class="hub-link-input"
					type="text"
					role="combobox"
					autocomplete="off"
					spellcheck={false}
					placeholder={t("placeholder")}
					value={text.value}
					disabled={props.disabled}
					aria-label={props.label}
					aria-autocomplete="list"
					aria-expanded={state.value !== "closed"}
					aria-controls={`${props.id}-offers`}
					aria-activedescendant={active.value < 0 ? undefined : `${props.id}-offer-${active.value}`}
					aria-invalid={props.invalid || undefined}
					aria-describedby={[props.describedBy, `${props.id}-leads`].filter(Boolean).join(" ")}
					onInput={({ target: field }: Event) => {
						if (field instanceof HTMLInputElement) write(field.value);
					}}
					onKeydown={press}
					onBlur={leave}
				/>
				{/* A live region has to be there before it has a text. */}
				<p role="status" class="hub-unseen">
					{status()}
				</p>
				<div class="hub-link-popup" hidden={state.value === "closed"}>
					<p aria-hidden="true">{status()}</p>
					<div id={`${props.id}-offers`} role="listbox" aria-label={t("offers")} ref={list}>
						{offers.value.map(option)}
					</div>
				</div>
				{below()}
			</div>
		);
	},
});
