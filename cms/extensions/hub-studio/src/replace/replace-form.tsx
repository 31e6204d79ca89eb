/** @jsxImportSource #vue */

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { defineComponent, type PropType } from "vue";
import { Select } from "../studio/inputs.tsx";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useReplaceTexts } from "./messages.ts";
import type { Phrase } from "./read-replace.ts";

/** Maximum length of a phrase and its replacement in characters, as in `hub-server/replace`. */
const MAX_CHARACTERS = 200;

/** Form for the phrase and its replacement. */
export const ReplaceForm = defineComponent({
	props: {
		phrase: { type: Object as PropType<Phrase>, required: true },
		replacement: { type: String, required: true },
		isDisabled: { type: Boolean, required: true },
	},
	emits: {
		phrase: (_phrase: Phrase) => true,
		replacement: (_text: string) => true,
		search: () => true,
	},
	setup(props, { emit }) {
		const t = useReplaceTexts();
		const formats = useFormats();
		const change = (changed: Partial<Phrase>) => emit("phrase", { ...props.phrase, ...changed });
		const typedText = ({ target }: Event): string => (target instanceof HTMLInputElement ? target.value : "");
		const option = (name: "wholeWords" | "matchCase") => (
			<label>
				<input
					type="checkbox"
					checked={props.phrase[name]}
					disabled={props.isDisabled}
					onChange={({ target }) => change({ [name]: target instanceof HTMLInputElement && target.checked })}
				/>
				{t(name)}
			</label>
		);
		return () => (
			<form
				class="hub-replace-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (!props.isDisabled && props.phrase.find.trim() !== "") emit("search");
				}}
			>
				<div class="hub-replace-language">
					<Select
						label={t("language")}
						value={props.phrase.locale}
						choices={LOCALE_CODES.map((code) => ({ text: formats.language(code), value: code }))}
						disabled={props.isDisabled}
						onInput={(locale) => change({ locale })}
					/>
				</div>
				<label>
					{t("find")}
					<input
						type="text"
						value={props.phrase.find}
						lang={props.phrase.locale}
						maxlength={MAX_CHARACTERS}
						required
						disabled={props.isDisabled}
						autocomplete="off"
						onInput={(event) => change({ find: typedText(event) })}
					/>
				</label>
				<label>
					{t("replacement")}
					<input
						type="text"
						value={props.replacement}
						lang={props.phrase.locale}
						maxlength={MAX_CHARACTERS}
						disabled={props.isDisabled}
						autocomplete="off"
						aria-describedby="hub-replace-empty"
						onInput={(event) => emit("replacement", typedText(event))}
					/>
				</label>
				<p class="hub-replace-options">
					{option("wholeWords")}
					{option("matchCase")}
					<small id="hub-replace-empty">{t("replacement.note")}</small>
				</p>
				<p class="hub-replace-search">
					<Button type="submit" disabled={props.isDisabled || props.phrase.find.trim() === ""}>
						{{ default: () => t("search") }}
					</Button>
				</p>
			</form>
		);
	},
});
