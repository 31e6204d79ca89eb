/** @jsxImportSource #vue */

import { folded } from "@hub/shared-contracts/language/letters";
import { computed, defineComponent, onMounted, type PropType, ref } from "vue";
import { type BlockForm, blockForms } from "./block-forms.ts";
import { BlockPicture } from "./block-pictures.tsx";
import { useEditing } from "./editing.ts";
import { Tool } from "./row-buttons.tsx";

/** List of the blocks that can be added, each with a picture, and a search. */
export const BlockChoice = defineComponent({
	props: {
		/** Types of the page's blocks; some types are allowed once. */
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
		const available = [...blockForms.values()]
			.filter(({ type, once }) => !once || !props.present.includes(type))
			.sort((one, other) => texts.blockName(one.type).localeCompare(texts.blockName(other.type)));
		const matches = computed(() => {
			const query = folded(search.value).trim();
			const startsWithQuery = (form: BlockForm) => folded(texts.blockName(form.type)).startsWith(query);
			const containing = available.filter((form) => searchText(form).includes(query));
			return [...containing.filter(startsWithQuery), ...containing.filter((form) => !startsWithQuery(form))];
		});
		const searchText = (form: BlockForm) =>
			folded(`${texts.blockName(form.type)} ${texts.blockAbout(form)} ${form.type}`);
		const handleKey = (event: KeyboardEvent): void => {
			if (event.key === "Escape") emit("close");
			const [first] = matches.value;
			if (event.key !== "Enter" || event.target !== field.value) return;
			event.preventDefault();
			if (first) emit("choose", first);
		};
		return () => (
			<fieldset class="hub-choice" aria-label={props.label} onKeydown={handleKey}>
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
					{search.value && (matches.value.length > 0 ? t("found", { count: matches.value.length }) : t("none"))}
				</p>
				<ul>
					{matches.value.map((form) => (
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
