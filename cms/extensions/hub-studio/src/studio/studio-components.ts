// Studio's registered components, with types for the properties that we use.

import { type FunctionalComponent, h, resolveComponent } from "vue";

/** Creates a component that looks up a registered component by name when it is rendered. */
function ofStudio<Props extends object>(name: string): FunctionalComponent<Props> {
	const component: FunctionalComponent<Props> = (props, { slots }) => h(resolveComponent(name), props, slots);
	component.inheritAttrs = false;
	return component;
}

export const Notice = ofStudio<{ readonly type?: "info" | "success" | "warning" | "danger" }>("VNotice");

/** Code editor; emits text. */
export const CodeField = ofStudio<{
	readonly value: string;
	readonly type: "text";
	readonly language: string;
	readonly lineWrapping?: boolean;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	onInput?(text: string | null): void;
}>("interface-input-code");

export const Button = ofStudio<{
	/** `submit` submits the enclosing form. Default `button`. */
	readonly type?: "button" | "submit";
	readonly secondary?: boolean;
	readonly small?: boolean;
	readonly fullWidth?: boolean;
	readonly disabled?: boolean;
	/** Address in Studio; makes it a link. */
	readonly to?: string;
	/** Other address, which opens in a new tab. */
	readonly href?: string;
	readonly class?: string;
	onClick?(): void;
}>("VButton");

/** Input for one line. Attributes go to the input element. */
export const TextField = ofStudio<{
	readonly [attribute: `aria-${string}`]: unknown;
	readonly id?: string;
	readonly role?: string;
	readonly spellcheck?: boolean;
	readonly readonly?: boolean;
	readonly clickable?: boolean;
	/** True while a menu of it is open. */
	readonly active?: boolean;
	readonly modelValue: string;
	readonly placeholder?: string;
	/** `invalid` marks it as invalid. */
	readonly class?: string;
	readonly disabled?: boolean;
	onClick?(): void;
	onKeydown?(event: KeyboardEvent): void;
	/** Studio calls it twice per blur. */
	onBlur?(): void;
	"onUpdate:modelValue"?(text: string | null): void;
}>("VInput");

/** Page with Studio's header, navigation and sidebar. */
export const PrivateView = ofStudio<{ readonly title: string; readonly icon?: string; readonly class?: string }>(
	"PrivateView",
);

/** One of Studio's icons; hidden from screen readers. */
export const Icon = ofStudio<{ readonly name: string; readonly small?: boolean }>("VIcon");

/** Editor for formatted text as HTML. */
export const FormattedField = ofStudio<{
	readonly value: string;
	readonly toolbar: readonly string[];
	readonly field: string;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	readonly direction?: string | undefined;
	onInput?(html: string | null): void;
}>("interface-input-rich-text-html");

export const DropdownField = ofStudio<{
	readonly value: string | null;
	readonly choices: readonly { readonly text: string; readonly value: string }[];
	readonly placeholder: string;
	/** True if a value may be typed that is not in the list. */
	readonly allowOther?: boolean;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	onInput?(value: string | null): void;
}>("interface-select-dropdown");

/** Input with a list of choices; its slot `preview` renders the input. */
export const SelectMenu = ofStudio<{
	readonly items: readonly { readonly text: string; readonly value: string }[];
	readonly modelValue: string;
	readonly disabled?: boolean;
	"onUpdate:modelValue"?(value: string): void;
}>("VSelect");

export interface DateFieldProps {
	readonly type: "date" | "dateTime";
	/** For `dateTime`, a local time: `2036-05-24T18:00:00`. */
	readonly value: string | null;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	onInput?(value: string | null): void;
}

/** Input for a date, or for a date with a local time, in Studio's language. */
export const StudioDate = ofStudio<DateFieldProps>("interface-datetime");

/** Picker for a picture of the file library; `collection` and `field` name a relation to files. */
export const PictureField = ofStudio<{
	/** A file's id, or a file with edits of its row. */
	readonly value: string | object | null;
	readonly collection: string;
	readonly field: string;
	readonly width: string;
	readonly crop?: boolean;
	/** The folder of uploads. Default: none. */
	readonly folder?: string | undefined;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	onInput?(value: unknown): void;
}>("interface-file-image");

/** A field as Studio's own store describes it, for {@link EntryForm}. */
export type StudioField = Readonly<Record<string, unknown>> & { readonly field: string };

/** Form of an entry, or of some of its fields. It emits all edits at each change. */
export const EntryForm = ofStudio<{
	readonly fields: readonly StudioField[];
	readonly initialValues: Readonly<Record<string, unknown>>;
	readonly modelValue?: Readonly<Record<string, unknown>>;
	readonly primaryKey: string;
	readonly disabled?: boolean;
	readonly nonEditable?: boolean;
	"onUpdate:modelValue"?(edits: Readonly<Record<string, unknown>> | null): void;
}>("VForm");

/** Form of an entry in a drawer. It stores nothing: it emits the edits. */
export const DrawerItem = ofStudio<{
	readonly active: boolean;
	readonly collection: string;
	/** `+` for a new entry. */
	readonly primaryKey: string;
	/** Edits that the form starts with. */
	readonly edits: Readonly<Record<string, unknown>>;
	readonly "onUpdate:active"?: (isActive: boolean) => void;
	onInput?(edits: Record<string, unknown> | null): void;
}>("DrawerItem");
