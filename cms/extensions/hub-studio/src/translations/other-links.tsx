/** @jsxImportSource #vue */

import { computed, defineComponent, ref, watch } from "vue";
import { notesOn } from "../choose/link-notes.ts";
import { useChoices } from "../choose/read-choices.ts";
import { useFormats } from "../studio/texts.ts";
import { useTranslationTexts } from "./messages.ts";
import { ownLinks } from "./own-links.ts";

/** Number of links that are named; the others are counted. */
const MAX_NAMED = 5;

/** Pause after typing before links are checked, in ms. */
const CHECK_DELAY_MS = 600;

/** Warns of links to another language or to nowhere, with which an entry cannot be published. */
export const OtherLinks = defineComponent({
	props: {
		/** The field's current value: HTML or a structure. */
		value: { type: null, required: true },
		locale: { type: String, required: true },
	},
	setup(props) {
		const t = useTranslationTexts();
		const formats = useFormats();
		const { targets } = useChoices();
		const links = computed(() => ownLinks(props.value));
		const wrong = ref<readonly string[]>([]);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const checkLinks = async (hrefs: readonly string[]): Promise<void> => {
			const targetsByHref = await targets(hrefs);
			if (hrefs.join() !== links.value.join()) return;
			wrong.value = hrefs.filter((href) => {
				const target = targetsByHref.get(href);
				return (
					target &&
					notesOn(target, props.locale, Date.now()).some(({ kind }) => kind === "language" || kind === "nowhere")
				);
			});
		};
		watch(
			() => links.value.join(),
			() => {
				clearTimeout(timer);
				const hrefs = links.value;
				wrong.value = wrong.value.filter((href) => hrefs.includes(href));
				if (hrefs.length > 0) timer = setTimeout(() => void checkLinks(hrefs), CHECK_DELAY_MS);
			},
			{ immediate: true },
		);
		return () => {
			if (wrong.value.length === 0) return undefined;
			const rest = wrong.value.length - MAX_NAMED;
			const named = [...wrong.value.slice(0, MAX_NAMED), ...(rest > 0 ? [t("links.more", { count: rest })] : [])];
			return (
				<p class="hub-translate-still">
					{t("links", { language: formats.language(props.locale), links: formats.list(named) })}
				</p>
			);
		};
	},
});
