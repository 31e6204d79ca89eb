/** @jsxImportSource #vue */

// Studio's select and date input with labels, which they have no properties for.

import type { FunctionalComponent } from "vue";
import { useI18n } from "vue-i18n";
import "./inputs.css";
import { type DateFieldProps, Icon, SelectMenu, StudioDate, TextField } from "./studio-components.ts";

interface SelectProps {
	readonly [attribute: `aria-${string}`]: unknown;
	readonly id?: string;
	readonly class?: string;
	/** Shown above the select. Default: none, for a select with a label of its own. */
	readonly label?: string;
	readonly value: string;
	readonly choices: readonly { readonly text: string; readonly value: string }[];
	readonly disabled?: boolean;
	onInput?(value: string): void;
}

export const Select: FunctionalComponent<SelectProps> = (props) => {
	const { label, value, choices, disabled = false, onInput, ...attributes } = props;
	const select = (
		<SelectMenu
			items={choices}
			modelValue={value}
			disabled={disabled}
			onUpdate:modelValue={(next: string) => onInput?.(next)}
		>
			{{
				preview: ({ toggle, active }: { toggle(): void; active: boolean }) => (
					<TextField
						{...attributes}
						role="combobox"
						aria-label={label}
						aria-expanded={active}
						// Studio's element for all open menus.
						aria-controls="menu-outlet"
						readonly
						clickable
						active={active}
						disabled={disabled}
						modelValue={choices.find((choice) => choice.value === value)?.text ?? value}
						onClick={toggle}
						onKeydown={(event: KeyboardEvent) => {
							if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
							event.preventDefault();
							toggle();
						}}
					>
						{{ append: () => <Icon name="expand_more" /> }}
					</TextField>
				),
			}}
		</SelectMenu>
	);
	if (label === undefined) return select;
	return (
		<div class="hub-labelled">
			<span aria-hidden="true">{label}</span>
			{select}
		</div>
	);
};
Select.inheritAttrs = false;

/** Studio's date input, with the roles and names that its parts lack (docs/upstream.md). */
export const DateField: FunctionalComponent<DateFieldProps> = (props) => {
	const { t } = useI18n();
	const describe = (el: unknown): void => {
		if (!(el instanceof Element)) return;
		el.querySelector("li")?.setAttribute("role", "none");
		el.querySelector(".clear-icon")?.setAttribute("aria-label", t("clear_value"));
		el.querySelector(".today-icon")?.setAttribute("aria-label", t("interfaces.datetime.datetime"));
	};
	return (
		<div class="hub-date" ref={describe}>
			<StudioDate {...props} />
		</div>
	);
};
DateField.inheritAttrs = false;

interface DateInputProps extends DateFieldProps {
	readonly label: string;
}

export const DateInput: FunctionalComponent<DateInputProps> = ({ label, ...props }) => (
	<fieldset class="hub-labelled">
		<legend>{label}</legend>
		<DateField {...props} />
	</fieldset>
);
DateInput.inheritAttrs = false;
