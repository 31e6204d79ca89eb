/** @jsxImportSource #vue */

import { folded } from "@hub/shared-contracts/language/letters";
import { computed, defineComponent, onMounted, type PropType, ref } from "vue";
import { type BlockForm, blockForms } from "./block-forms.ts";
import { BlockPicture } from "./block-pictures.tsx";
import { useEditing } from "./editing.ts";
import { Tool } from "./row-buttons.tsx";

/** The list of blocks that can be added, with a picture of each and a search. */
export const BlockChoice = defineComponent({
	props: {
		/** Types that the page has already; some have room once. */
		present: { type: Array as PropType<readonly string[]>, required: true },
		label: { type: String, required: true },
	},
	emits: ["choose", "close"],
	setup(props, { emit }) {
		const { texts } = useEditing();
		const { t } = texts;
		const search = ref("");
		const field = ref<HTMLInputElement>();
		onMounted(() => field.value?.focus());
		const offered = [...blockForms.values()]
			.filter(({ type, once }) => !once || !props.present.includes(type))
			.sort((one, other) => texts.blockName(one.type).localeCompare(texts.blockName(other.type)));
		const found = computed(() => {
			const wanted = folded(search.value).trim();
			const named = (form: BlockForm) => folded(texts.blockName(form.type)).startsWith(wanted);
			const fitting = offered.filter((form) => said(form).includes(wanted));
			return [...fitting.filter(named), ...fitting.filter((form) => !named(form))];
		});
		const said = (form: BlockForm) => folded(`${texts.blockName(form.type)} ${texts.blockAbout(form)} ${form.type}`);
		const pressed = (event: KeyboardEvent): void => {
			if (event.key === "Escape") emit("close");
			const [first] = found.value;
			if (event.key !== "Enter" || event.target !== field.value) return;
			event.preventDefault();
			if (first) emit("choose", first);
		};
		return () => (
			<fieldset class="hub-choice" aria-label={props.label} onKeydown={pressed}>
				<div class="hub-choice-head">
					<input
						ref={field}
						type="search"
						class="hub-input"
						aria-label={t("search")}
						placeholder={t("search")}
						value={search.value}
						onInput={(event) => {
							if (event.target instanceof HTMLInputElement) search.value = event.target.value;
						}}
					/>
					<Tool icon="close" label={t("close")} onClick={() => emit("close")} />
				</div>
				<p role="status" class="hub-said">
					{search.value && (found.value.length > 0 ? t("found", { count: found.value.length }) : t("none"))}
				</p>
				<ul>
					{found.value.map((form) => (
						<li key={form.type}>
							<button type="button" onClick={() => emit("choose", form)}>
								<BlockPicture type={form.type} />
								<span>
									<strong>{texts.blockName(form.type)}</strong>
									<span>{texts.blockAbout(form)}</span>
								</span>
							</button>
						</li>
					))}
				</ul>
			</fieldset>
		);
	},
});
