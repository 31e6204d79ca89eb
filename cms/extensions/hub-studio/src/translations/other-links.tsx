/** @jsxImportSource #vue */

import { computed, defineComponent, ref, watch } from "vue";
import { notesOn } from "../choose/link-notes.ts";
import { useChoices } from "../choose/read-choices.ts";
import { useFormats } from "../studio/texts.ts";
import { useTranslationTexts } from "./messages.ts";
import { ownLinks } from "./own-links.ts";

/** How many links are named; the others are counted. */
const MAX_NAMED = 5;

/** How long a link rests before it is looked up, in ms. */
const REST = 600;

/** Says which links of a field lead to another language, or nowhere: publishing is refused until they do not. */
export const OtherLinks = defineComponent({
	props: {
		/** What is written in the field. */
		value: { type: null, required: true },
		/** The language of the entry. */
		locale: { type: String, required: true },
	},
	setup(props) {
		const t = useTranslationTexts();
		const formats = useFormats();
		const { targets } = useChoices();
		const links = computed(() => ownLinks(props.value));
		const wrong = ref<readonly string[]>([]);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = async (asked: readonly string[]): Promise<void> => {
			const found = await targets(asked);
			if (asked.join() !== links.value.join()) return;
			wrong.value = asked.filter((href) => {
				const target = found.get(href);
				return target && notesOn(target, props.locale, Date.now()).some(({ kind }) => kind === "language" || kind === "nowhere");
			});
		};
		watch(
			() => links.value.join(),
			() => {
				clearTimeout(timer);
				const asked = links.value;
				wrong.value = wrong.value.filter((href) => asked.includes(href));
				if (asked.length > 0) timer = setTimeout(() => void look(asked), REST);
			},
			{ immediate: true },
		);
		return () => {
			if (wrong.value.length === 0) return undefined;
			const rest = wrong.value.length - MAX_NAMED;
			const named = [...wrong.value.slice(0, MAX_NAMED), ...(rest > 0 ? [t("links.more", { count: rest })] : [])];
			return (
				<p class="hub-translate-still">{t("links", { language: formats.language(props.locale), links: formats.list(named) })}</p>
			);
		};
	},
});
