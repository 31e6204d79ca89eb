// Studio's code editor emits only valid JSON, so saving an unfinished block would discard it. This interface wraps that editor
// and emits the text itself until it is valid; hub-editing refuses to store such a text, and the form keeps it (CT-1).

import { h, ref, resolveComponent, watch } from "vue";

/** The JSON value of a text; anything but a list or object stays a text. */
function structureOf(text) {
	if (text.trim() === "") return null;
	try {
		const value = JSON.parse(text);
		return typeof value === "object" ? value : text;
	} catch {
		return text;
	}
}

/** How a value is written in the editor. */
function textOf(value) {
	if (value === null || value === undefined) return "";
	return typeof value === "string" ? value : JSON.stringify(value, null, 4);
}

/** The syntax error of a text as a sentence; undefined where it is valid. */
function problemOf(text) {
	if (typeof structureOf(text) !== "string") return undefined;
	const kept = "What you typed stays here, but it cannot be saved like this.";
	try {
		JSON.parse(text);
		return `This has to be a list in square brackets or an object in curly brackets. ${kept}`;
	} catch (error) {
		return `This is no JSON yet: ${error.message}. ${kept}`;
	}
}

const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export default {
	id: "hub-json",
	name: "JSON",
	icon: "data_object",
	description: "A structure written by hand. What is typed is kept even where it is no JSON yet.",
	types: ["json"],
	options: null,
	component: {
		props: {
			value: { type: [Array, Object, String, Number, Boolean], default: null },
			disabled: Boolean,
			nonEditable: Boolean,
		},
		emits: ["input"],
		setup(props, { emit }) {
			const text = ref(textOf(props.value));
			// Only a different value replaces the text, so that white space stays as typed.
			watch(
				() => props.value,
				(value) => {
					if (!same(value, structureOf(text.value))) text.value = textOf(value);
				},
			);
			const take = (typed) => {
				text.value = typed ?? "";
				emit("input", structureOf(text.value));
			};
			return () => {
				const problem = problemOf(text.value);
				return h("div", [
					h(resolveComponent("interface-input-code"), {
						value: text.value,
						type: "text",
						language: "json",
						lineWrapping: true,
						disabled: props.disabled,
						nonEditable: props.nonEditable,
						onInput: take,
					}),
					h("div", { role: "status" }, problem && h(resolveComponent("VNotice"), { type: "danger" }, () => problem)),
				]);
			};
		},
	},
};
