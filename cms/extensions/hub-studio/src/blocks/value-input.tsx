/** @jsxImportSource #vue */

import { RICH_TEXT_TOOLBAR } from "@hub/content-model/collections/rich-text-toolbar";
import type { FunctionalComponent } from "vue";
import { EntryList } from "../choose/entry-list.tsx";
import { LinkChoice } from "../choose/link-choice.tsx";
import { ProseField } from "../prose/prose-field.tsx";
import { Select } from "../studio/inputs.tsx";
import type { ValueForm } from "./block-forms.ts";
import { useEditing } from "./editing.ts";
import { PictureChoice } from "./picture-choice.tsx";

interface ValueInputProps {
	readonly form: ValueForm;
	readonly value: unknown;
	readonly isRequired: boolean;
	readonly id: string;
	readonly described: string | undefined;
	readonly invalid: boolean;
	/** `isStep`: the change is an undo step of its own. */
	readonly onChange: (value: unknown, isStep?: boolean) => void;
}

export const ValueInput: FunctionalComponent<ValueInputProps> = (props) => {
	const { form, value, isRequired, id, described, invalid, onChange } = props;
	const editing = useEditing();
	const { texts } = editing;
	const disabled = editing.isDisabled();
	const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
	const common = {
		id,
		disabled,
		class: "hub-input",
		"aria-describedby": described,
		"aria-invalid": invalid || undefined,
	};
	// An empty optional value is removed.
	const write = (next: string, isStep?: boolean) => onChange(next === "" && !isRequired ? undefined : next, isStep);
	switch (form.kind) {
		case "lines":
			return (
				<textarea {...common} rows={text.length > 140 ? 4 : 2} value={text} onInput={(event) => write(textIn(event))} />
			);
		case "formatted": {
			const locale = editing.locale();
			return (
				<ProseField
					field={id}
					{...(locale === undefined ? {} : { locale })}
					// Passed on to Studio's field, therefore no props of this one.
					{...{ value: text, toolbar: RICH_TEXT_TOOLBAR, disabled, nonEditable: false }}
					onInput={(html: string | null) => {
						if ((html ?? "") !== text) write(html ?? "");
					}}
				/>
			);
		}
		case "picture":
			return (
				<PictureChoice
					value={text || null}
					folder={editing.folder}
					disabled={disabled}
					onChoose={(next: string | null) => onChange(next ?? undefined, true)}
				/>
			);
		case "switch":
			return (
				<input
					{...common}
					class="hub-switch"
					type="checkbox"
					checked={typeof value === "boolean" ? value : form.initial}
					onChange={(event) => {
						if (event.target instanceof HTMLInputElement) onChange(event.target.checked, true);
					}}
				/>
			);
		case "number":
			return (
				<input
					{...common}
					type="number"
					min={form.min}
					max={form.max}
					value={text}
					onInput={(event) => {
						const typed = textIn(event);
						onChange(typed === "" ? undefined : Number(typed));
					}}
				/>
			);
		case "choice": {
			const other = text === "" || form.values.includes(text) ? [] : [text];
			const none = form.initial === undefined ? [{ text: texts.t("noneChosen"), value: "" }] : [];
			return (
				<Select
					{...common}
					class={invalid ? "invalid" : ""}
					value={text || (form.initial ?? "")}
					choices={[...none, ...[...form.values, ...other].map((value) => ({ text: texts.choiceName(value), value }))]}
					onInput={(next) => write(next, true)}
				/>
			);
		}
		case "reference":
			return (
				<EntryList
					values={text === "" ? [] : [text]}
					single
					collection="client_references"
					by="slug"
					id={id}
					locale={editing.locale()}
					describedBy={described}
					invalid={invalid}
					disabled={disabled}
					onChange={([next = ""]: readonly string[]) => write(next, true)}
				/>
			);
		case "link":
			return (
				<LinkChoice
					value={text}
					id={id}
					describedBy={described}
					invalid={invalid}
					disabled={disabled}
					locale={editing.locale()}
					onChange={write}
				/>
			);
		default:
			return <input {...common} type="text" value={text} onInput={(event) => write(textIn(event))} />;
	}
};
ValueInput.props = ["form", "value", "isRequired", "id", "described", "invalid", "onChange"];

function textIn({ target }: Event): string {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : "";
}
