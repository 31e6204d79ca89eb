/** @jsxImportSource #vue */

import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, nextTick, type Ref, ref } from "vue";
import { LinkChoice } from "../choose/link-choice.tsx";
import { useChoices } from "../choose/read-choices.ts";
import { Button, FormattedField, Notice } from "../studio/studio-components.ts";
import { useProseTexts } from "./messages.ts";
import "./prose.css";
import {
	editorIn,
	linkAt,
	type ProseEditor,
	pasteFromElsewhere,
	readSelection,
	removeLink,
	setLink,
} from "./prose-editor.ts";

/** Icon of the toolbar button that opens Studio's dialog for links. */
const LINK_BUTTON = '[data-icon="link"]';

/**
 * Studio's field for formatted text, with a link dialog of our own. Studio's dialog is used if its editor is not
 * compatible.
 */
export const ProseField = defineComponent({
	inheritAttrs: false,
	props: {
		/** Name of the field in its form. */
		field: { type: String, required: true },
		/** Language of the text. Default: the language of the form. */
		locale: { type: String, default: undefined },
	},
	emits: { input: (_html: string | null) => true },
	setup(props, { attrs, emit }) {
		const t = useProseTexts();
		const { targets } = useChoices();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const language = computed(() => [props.locale, values.value.locale].find(isLocale));
		const [root, dialog] = [ref<HTMLElement>(), ref<HTMLDialogElement>()];
		const [href, isOpen, isLink] = [ref(""), ref(false), ref(false)];
		let editor: ProseEditor | undefined;

		/** Opens our dialog instead of Studio's. */
		const open = (event: Event): void => {
			editor = root.value && editorIn(root.value);
			if (!editor) return;
			event.preventDefault();
			event.stopPropagation();
			readSelection(editor);
			href.value = linkAt(editor);
			isLink.value = editor.isActive("link");
			isOpen.value = true;
			void nextTick(() => dialog.value?.showModal());
		};
		const close = (): void => {
			dialog.value?.close();
			isOpen.value = false;
		};
		const remove = (): void => {
			close();
			if (editor) removeLink(editor);
		};
		const apply = async (): Promise<void> => {
			const at = href.value;
			if (at === "" && isLink.value) return remove();
			if (at === "" || !editor) return close();
			const found = editor.state.selection.empty && !isLink.value ? (await targets([at])).get(at)?.found : undefined;
			close();
			setLink(editor, at, found?.kind === "entry" ? found.entry.name : at);
		};
		const onClick = (event: MouseEvent): void => {
			const button = event.target instanceof Element ? event.target.closest("button") : null;
			if (button?.querySelector(LINK_BUTTON) && !dialog.value?.contains(button)) open(event);
		};
		/** True from the key or press with which the editor moves the focus until the focus moves. */
		let isMovingFocus = false;
		/**
		 * Returns the focus to the text after a menu command, such as inserting a table. Nested menus leave a focus trap
		 * behind, which returns the focus to the menu's button until something outside of it is pressed (docs/upstream.md).
		 */
		const focusText = (): void => {
			root.value?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
			// The trap returns the focus once more when it ends.
			setTimeout(() => root.value && editorIn(root.value)?.chain().focus().run());
		};
		const onFocusin = ({ target, relatedTarget }: FocusEvent): void => {
			const isStolen = !isMovingFocus && relatedTarget instanceof Element && relatedTarget.matches(".ProseMirror");
			isMovingFocus = false;
			const isInToolbar = target instanceof Element && target.matches("button") && !dialog.value?.contains(target);
			if (isStolen && isInToolbar) focusText();
		};
		const onPointerdown = (): void => {
			isMovingFocus = true;
		};
		const onKeydown = (event: KeyboardEvent): void => {
			if (event.key === "Tab") isMovingFocus = true;
			const isShortcut =
				event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
			if (isShortcut && event.target instanceof Element && event.target.closest(".ProseMirror")) open(event);
		};
		/** Number of pictures that the last paste removed. */
		const removedPictures = ref(0);
		const onPaste = (event: ClipboardEvent): void => {
			const isText = event.target instanceof Element && event.target.closest(".ProseMirror");
			const into = isText && root.value ? editorIn(root.value) : undefined;
			const pictures = into && pasteFromElsewhere(into, event);
			removedPictures.value = pictures ?? 0;
			if (pictures === undefined) return;
			event.preventDefault();
			event.stopPropagation();
		};
		/** Studio handles Escape, so the dialog does not receive it. An open list closes first. */
		const leave = (event: KeyboardEvent): void => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			event.preventDefault();
			event.stopPropagation();
			close();
			editor?.chain().focus().run();
		};
		const form = () => (
			<dialog
				ref={dialog}
				class="hub-prose-link"
				aria-label={t("title")}
				onKeydown={leave}
				onClose={() => {
					isOpen.value = false;
				}}
			>
				<form
					method="dialog"
					onSubmit={(event: Event) => {
						event.preventDefault();
						void apply();
					}}
				>
					<LinkChoice
						value={href.value}
						id={`hub-prose-link-${props.field}`}
						label={t("field")}
						locale={language.value}
						onChange={(next: string, isStep: boolean) => {
							href.value = next;
							if (isStep) void apply();
						}}
					/>
					<div class="hub-prose-buttons">
						{isLink.value && (
							<Button secondary onClick={remove}>
								{{ default: () => t("remove") }}
							</Button>
						)}
						<Button secondary onClick={close}>
							{{ default: () => t("cancel") }}
						</Button>
						<Button onClick={() => void apply()}>{{ default: () => t("apply") }}</Button>
					</div>
				</form>
			</dialog>
		);
		return () => (
			<div
				ref={root}
				onFocusin={onFocusin}
				// Vue's types lack the capture phase.
				{...{
					onPointerdownCapture: onPointerdown,
					onClickCapture: onClick,
					onKeydownCapture: onKeydown,
					onPasteCapture: onPaste,
				}}
			>
				<FormattedField
					{...(attrs as { value: string; toolbar: readonly string[] })}
					field={props.field}
					onInput={(html) => emit("input", html)}
				/>
				<div role="status">
					{removedPictures.value > 0 && (
						<Notice type="warning">{{ default: () => t("pictures", { count: removedPictures.value }) }}</Notice>
					)}
				</div>
				{isOpen.value && form()}
			</div>
		);
	},
});
