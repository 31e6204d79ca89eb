// Studio's own components, with the properties that we use. Studio registers them under these names; TypeScript knows them from here.

import { type FunctionalComponent, h, resolveComponent } from "vue";

/** A component that Studio has registered, found when it is rendered. */
function ofStudio<Props extends object>(name: string): FunctionalComponent<Props> {
	const component: FunctionalComponent<Props> = (props, { slots }) => h(resolveComponent(name), props, slots);
	component.inheritAttrs = false;
	return component;
}

/** A sentence that stands out. */
export const Notice = ofStudio<{ readonly type?: "info" | "success" | "warning" | "danger" }>("VNotice");

/** Studio's field for code. What is typed comes as text. */
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
	readonly secondary?: boolean;
	readonly small?: boolean;
	readonly disabled?: boolean;
	onClick?(): void;
}>("VButton");

/** The frame of a page of ours: Studio's bars around it. */
export const PrivateView = ofStudio<{ readonly title: string; readonly icon?: string }>("PrivateView");
