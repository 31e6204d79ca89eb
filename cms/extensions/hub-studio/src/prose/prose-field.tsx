/** @jsxImportSource #vue */

import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, nextTick, type Ref, ref } from "vue";
import { LinkChoice } from "../choose/link-choice.tsx";
import { useChoices } from "../choose/read-choices.ts";
import { Button, FormattedField, Notice } from "../studio/studio-components.ts";
import { useProseTexts } from "./messages.ts";
import "./prose.css";
import { editorIn, linkAt, type ProseEditor, pasteFromElsewhere, readSelection, removeLink, setLink } from "./prose-editor.ts";

/** Studio's symbol on the button of its toolbar that opens its dialog for links. */
const LINK_BUTTON = '[data-icon="link"]';

/** Studio's field for formatted text. Links are made in a dialog of ours; where its editor has changed beyond use, Studio's own comes. */
export const ProseField = defineComponent({
	inheritAttrs: false,
	props: {
		/** Of the field, within its form. */
		field: { type: String, required: true },
		/** The language of the text; default that of the form's entry. */
		locale: { type: String, default: undefined },
	},
	emits: { input: (_html: string | null) => true },
	setup(props, { attrs, emit }) {
		const t = useProseTexts();
		const { targets } = useChoices();
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const language = computed(() => [props.locale, values.value.locale].find(isLocale));
		const [root, dialog] = [ref<HTMLElement>(), ref<HTMLDialogElement>()];
		const [href, isOpen, isLink] = [ref(""), ref(false), ref(false)];
		let editor: ProseEditor | undefined;

		/** Opens the dialog in place of Studio's. */
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
		/** True between the key or the press by which an editor moves the focus within the field, and that move. */
		let isMovingFocus = false;
		/**
		 * Gives the focus back to the text after a command of a menu, such as the one that inserts a table. Menus within menus leave a focus trap
		 * behind, which returns the focus to the menu's button until something outside of it is pressed (docs/upstream.md).
		 */
		const focusText = (): void => {
			root.value?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
			// The trap returns the focus once more as it ends.
			setTimeout(() => root.value && editorIn(root.value)?.chain().focus().run());
		};
		const onFocusin = ({ target, relatedTarget }: FocusEvent): void => {
			const isTaken = !isMovingFocus && relatedTarget instanceof Element && relatedTarget.matches(".ProseMirror");
			isMovingFocus = false;
			const isInToolbar = target instanceof Element && target.matches("button") && !dialog.value?.contains(target);
			if (isTaken && isInToolbar) focusText();
		};
		const onPointerdown = (): void => {
			isMovingFocus = true;
		};
		const onKeydown = (event: KeyboardEvent): void => {
			if (event.key === "Tab") isMovingFocus = true;
			const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
			if (isShortcut && event.target instanceof Element && event.target.closest(".ProseMirror")) open(event);
		};
		/** How many pictures of the last paste did not come along. */
		const lost = ref(0);
		const onPaste = (event: ClipboardEvent): void => {
			const isText = event.target instanceof Element && event.target.closest(".ProseMirror");
			const into = isText && root.value ? editorIn(root.value) : undefined;
			const pictures = into && pasteFromElsewhere(into, event);
			lost.value = pictures ?? 0;
			if (pictures === undefined) return;
			event.preventDefault();
			event.stopPropagation();
		};
		/** Studio takes Escape for itself, so that the dialog does not hear of it. A list that is open closes first. */
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
				{...{ onPointerdownCapture: onPointerdown, onClickCapture: onClick, onKeydownCapture: onKeydown, onPasteCapture: onPaste }}
			>
				<FormattedField
					{...(attrs as { value: string; toolbar: readonly string[] })}
					field={props.field}
					onInput={(html) => emit("input", html)}
				/>
				<div role="status">
					{lost.value > 0 && <Notice type="warning">{{ default: () => t("pictures", { count: lost.value }) }}</Notice>}
				</div>
				{isOpen.value && form()}
			</div>
		);
	},
});
