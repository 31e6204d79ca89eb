// The editor in Studio's field for formatted text: Tiptap leaves it at its element, as `editor`, and Studio has no place for ours in its dialogs.

import { pastedTree } from "@hub/content-model/rich-text/markup-tree.client";
import { pastedMarkup } from "../../../../src/prose/stored-markup.ts";

/** A chain of commands, as far as links need it (Tiptap 3, `ChainedCommands`). */
interface Chain {
	focus(): Chain;
	setTextSelection(range: { readonly from: number; readonly to: number }): Chain;
	extendMarkRange(mark: "link"): Chain;
	setLink(link: LinkMark): Chain;
	unsetLink(): Chain;
	insertContent(content: unknown): Chain;
	run(): boolean;
}

/** What Studio stores of a link. */
export interface LinkMark {
	readonly href: string;
	readonly target: string | null;
	readonly rel: string | null;
	readonly title: string | null;
}

/** Tiptap's editor, as far as links need it. */
export interface ProseEditor {
	readonly state: { readonly selection: { readonly empty: boolean; readonly from: number; readonly to: number } };
	readonly view: {
		readonly dom: Element;
		posAtDOM(node: Node, offset: number): number;
		pasteHTML(html: string, event: ClipboardEvent): boolean;
	};
	isActive(mark: "link"): boolean;
	getAttributes(mark: "link"): Readonly<Record<string, unknown>>;
	chain(): Chain;
}

/** The editor within an element; undefined where there is none, or it has become another one. */
export function editorIn(element: Element): ProseEditor | undefined {
	const found = element.querySelector<Element & { readonly editor?: Partial<ProseEditor> }>(".ProseMirror")?.editor;
	const isKnown = found?.chain && found.isActive && found.getAttributes && found.state && found.view;
	return isKnown ? (found as ProseEditor) : undefined;
}

/** Takes over what is selected on the page: the editor hears of it a moment later, when the dialog may have the focus already. */
export function readSelection(editor: ProseEditor): void {
	const { view, state } = editor;
	const shown = document.getSelection();
	if (!shown?.anchorNode || !shown.focusNode) return;
	if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return;
	const ends = [view.posAtDOM(shown.anchorNode, shown.anchorOffset), view.posAtDOM(shown.focusNode, shown.focusOffset)];
	const [from, to] = [Math.min(...ends), Math.max(...ends)];
	if (from !== state.selection.from || to !== state.selection.to) editor.chain().setTextSelection({ from, to }).run();
}

/**
 * Pastes what was copied elsewhere as it will be stored: Studio's editor keeps the classes of word processors and drops the levels of
 * their lists. What was copied in an editor of Studio's, or is no formatted text, is left to it.
 * @returns how many pictures did not come along; undefined where it is left to Studio
 */
export function pasteFromElsewhere({ view }: ProseEditor, event: ClipboardEvent): number | undefined {
	const html = event.clipboardData?.getData("text/html") ?? "";
	if (html === "" || html.includes("data-pm-slice")) return undefined;
	const { html: clean, pictures } = pastedMarkup(pastedTree(html));
	view.pasteHTML(clean, event);
	return pictures;
}

/** The address of the link where the cursor stands, or of what is selected; empty where there is none. */
export function linkAt(editor: ProseEditor): string {
	const { href } = editor.getAttributes("link");
	return editor.isActive("link") && typeof href === "string" ? href : "";
}

/**
 * Makes what is selected a link, or changes the link where the cursor stands, or writes one there.
 * @param name what is written where nothing is selected
 */
export function setLink(editor: ProseEditor, href: string, name: string): void {
	const isLink = editor.isActive("link");
	const was = editor.getAttributes("link");
	const existing = (attribute: "target" | "rel" | "title") =>
		isLink && typeof was[attribute] === "string" ? was[attribute] : null;
	const mark: LinkMark = { href, target: existing("target"), rel: existing("rel"), title: existing("title") };
	const chain = editor.chain().focus();
	if (isLink) chain.extendMarkRange("link").setLink(mark).run();
	else if (!editor.state.selection.empty) chain.setLink(mark).run();
	else chain.insertContent({ type: "text", text: name, marks: [{ type: "link", attrs: mark }] }).run();
}

/** Makes the link where the cursor stands text again. */
export function removeLink(editor: ProseEditor): void {
	editor.chain().focus().extendMarkRange("link").unsetLink().run();
}
