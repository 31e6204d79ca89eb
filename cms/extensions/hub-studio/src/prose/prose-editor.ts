// Access to the Tiptap editor in Studio's field for formatted text, through the `editor` property of its element.
// Studio's dialogs cannot be extended.

import { pastedTree } from "@hub/content-model/rich-text/markup-tree.client";
import { pastedMarkup } from "../../../../src/prose/stored-markup.ts";

/** The chained commands that links need (Tiptap 3, `ChainedCommands`). */
interface Chain {
	focus(): Chain;
	setTextSelection(range: { readonly from: number; readonly to: number }): Chain;
	extendMarkRange(mark: "link"): Chain;
	setLink(link: LinkMark): Chain;
	unsetLink(): Chain;
	insertContent(content: unknown): Chain;
	run(): boolean;
}

/** Stored attributes of a link. */
export interface LinkMark {
	readonly href: string;
	readonly target: string | null;
	readonly rel: string | null;
	readonly title: string | null;
}

/** The part of Tiptap's editor that links need. */
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

/** Returns the editor in an element, or undefined if there is none or its API has changed. */
export function editorIn(element: Element): ProseEditor | undefined {
	const found = element.querySelector<Element & { readonly editor?: Partial<ProseEditor> }>(".ProseMirror")?.editor;
	const isCompatible = found?.chain && found.isActive && found.getAttributes && found.state && found.view;
	return isCompatible ? (found as ProseEditor) : undefined;
}

/** Applies the page's selection to the editor, which otherwise notices it only after the dialog has the focus. */
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
 * Cleans formatted text pasted from elsewhere as a save would. Studio's editor would keep classes of word processors
 * and lose their list levels. Text copied from Studio's editors and plain text are left to Studio.
 * @returns number of removed pictures; undefined if Studio handles the paste
 */
export function pasteFromElsewhere({ view }: ProseEditor, event: ClipboardEvent): number | undefined {
	const html = event.clipboardData?.getData("text/html") ?? "";
	if (html === "" || html.includes("data-pm-slice")) return undefined;
	const { html: clean, pictures } = pastedMarkup(pastedTree(html));
	view.pasteHTML(clean, event);
	return pictures;
}

/** Returns the address of the link at the cursor or in the selection, or an empty text. */
export function linkAt(editor: ProseEditor): string {
	const { href } = editor.getAttributes("link");
	return editor.isActive("link") && typeof href === "string" ? href : "";
}

/**
 * Turns the selection into a link, changes the link at the cursor, or inserts one.
 * @param name text of an inserted link
 */
export function setLink(editor: ProseEditor, href: string, name: string): void {
	const isLink = editor.isActive("link");
	const former = editor.getAttributes("link");
	const existing = (attribute: "target" | "rel" | "title") =>
		isLink && typeof former[attribute] === "string" ? former[attribute] : null;
	const mark: LinkMark = { href, target: existing("target"), rel: existing("rel"), title: existing("title") };
	const chain = editor.chain().focus();
	if (isLink) chain.extendMarkRange("link").setLink(mark).run();
	else if (!editor.state.selection.empty) chain.setLink(mark).run();
	else chain.insertContent({ type: "text", text: name, marks: [{ type: "link", attrs: mark }] }).run();
}

/** Turns the link at the cursor back into text. */
export function removeLink(editor: ProseEditor): void {
	editor.chain().focus().extendMarkRange("link").unsetLink().run();
}
