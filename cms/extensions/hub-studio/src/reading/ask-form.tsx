/** @jsxImportSource #vue */

import { defineComponent, onMounted, type PropType, ref } from "vue";
import { Button } from "../studio/studio-components.ts";
import type { NamedPlace } from "./form-places.ts";
import { useReadingTexts } from "./messages.ts";
import type { Question, ReadingRequests } from "./read-requests.ts";

/** Maximum length of the sentence, in characters, as in `hub-server/comments`. */
const MOST = 500;

/** Asks a colleague to read an entry, or a place in it. */
export const AskForm = defineComponent({
	props: {
		colleagues: { type: Array as PropType<ReadingRequests["colleagues"]>, required: true },
		places: { type: Array as PropType<readonly NamedPlace[]>, required: true },
		isBusy: Boolean,
	},
	emits: { ask: (_: Question) => true, cancel: () => true },
	setup(props, { emit }) {
		const t = useReadingTexts();
		const reader = ref(props.colleagues[0]?.id ?? "");
		/** Which of the places; -1: the whole entry. */
		const at = ref(-1);
		const sentence = ref("");
		const first = ref<HTMLSelectElement>();
		onMounted(() => first.value?.focus());
		const typedIn = (event: Event): string =>
			event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement ? event.target.value : "";
		const pressed = ({ key }: KeyboardEvent): void => {
			if (key === "Escape") emit("cancel");
		};
		const send = (): void => {
			const chosen = props.places[at.value];
			emit("ask", {
				reader: reader.value,
				place: chosen?.place ?? null,
				placeWords: chosen?.words ?? "",
				sentence: sentence.value.trim() || t("ask.please"),
			});
		};
		return () => (
			<fieldset class="hub-reading-form" aria-label={t("ask")}>
				<label>
					{t("ask.reader")}
					<select
						ref={first}
						value={reader.value}
						onKeydown={pressed}
						onChange={(event) => {
							reader.value = typedIn(event);
						}}
					>
						{props.colleagues.map(({ id, name }) => (
							<option key={id} value={id}>
								{name || t("gone")}
							</option>
						))}
					</select>
				</label>
				<label>
					{t("ask.place")}
					<select
						value={at.value}
						onKeydown={pressed}
						onChange={(event) => {
							at.value = Number(typedIn(event));
						}}
					>
						<option value={-1}>{t("ask.whole")}</option>
						{props.places.map(({ words }, index) => (
							<option key={words} value={index}>
								{words}
							</option>
						))}
					</select>
				</label>
				<label class="hub-reading-wide">
					{t("ask.sentence")}
					<textarea
						rows={2}
						maxlength={MOST}
						value={sentence.value}
						onKeydown={pressed}
						onInput={(event) => {
							sentence.value = typedIn(event);
						}}
					/>
				</label>
				<div class="hub-reading-buttons">
					<Button small disabled={props.isBusy} onClick={send}>
						{{ default: () => t("ask.send") }}
					</Button>
					<Button small secondary disabled={props.isBusy} onClick={() => emit("cancel")}>
						{{ default: () => t("ask.cancel") }}
					</Button>
				</div>
			</fieldset>
		);
	},
});
