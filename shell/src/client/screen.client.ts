// What a tab shows: one page at one place. React draws it and says when it is there; then the document's head, scrolling and focus
// follow (NV-2, NV-7).

import { PAGE_SHOWN } from "@hub/shared-contracts/remote/page-shown";
import type { i18n } from "i18next";
import type { LoadedPage, ShownAnswer } from "../page/answer.ts";
import { titleOf } from "../page/title.ts";
import type { SiteTable } from "../router/site-table.ts";
import { updateDocumentHead } from "./document-head.client.ts";
import { focusPage } from "./focus-page.client.ts";
import { takeReloadState } from "./reload.client.ts";
import type { RemoteViews } from "./remote-views.client.ts";
import { createScrolling } from "./scrolling.client.ts";
import type { Place } from "./tab-history.client.ts";
import type { TypedFields } from "./typed-fields.client.ts";

/** A page at a place. */
export interface PageView {
	readonly page: LoadedPage;
	readonly place: Place;
	/** Whether the visitor came by back or forward. */
	readonly byHistory: boolean;
}

/** What the screen works with. */
export interface ScreenOptions {
	readonly first: PageView;
	readonly table: SiteTable;
	readonly views: RemoteViews;
	readonly i18n: i18n;
}

/** The screen of a tab. */
export interface Screen {
	/** What is shown, or about to be. */
	current(): PageView;
	/** Remembers how far the page is scrolled and what is typed on it; call before another one is shown. */
	leave(): void;
	/** Shows another page, or another place on the page shown, which React need not hear of. */
	show(view: PageView): void;
	/** Tells about other pages. Returns what ends it. */
	subscribe(listener: (view: PageView) => void): () => void;
	/** Called when React has put a view into the document. */
	arrived(view: PageView): void;
}

/** Makes the screen on the page of the document. */
export function createScreen({ first, table, views, i18n }: ScreenOptions): Screen {
	const scrolling = createScrolling(first.place);
	const typed = rememberTyped(first.page.answer);
	const listeners = new Set<(view: PageView) => void>();
	let current = first;
	let drawn: LoadedPage | undefined;

	const scroll = ({ page, place, byHistory }: PageView) => {
		const route = page.answer.kind === "page" ? table.routes.get(page.answer.route) : undefined;
		scrolling.arrive({ ...place, byHistory, scrollToTop: route?.scrollToTop ?? true });
	};

	return {
		current: () => current,
		leave() {
			scrolling.leave();
			typed()?.leave(current.page.answer, current.place);
		},
		show(view) {
			const samePage = view.page === current.page;
			current = view;
			if (samePage) scroll(view);
			else for (const listener of listeners) listener(view);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		arrived(view) {
			const { page } = view;
			if (page === drawn) return;
			const isFirst = drawn === undefined;
			drawn = page;
			views.speak(page.answer.locale);
			if (isFirst) {
				// A full load in place of a navigation ends as the navigation would have.
				if (takeReloadState()?.navigated) focusPage(document.title);
				return;
			}
			typed()?.arrive(page.answer, view.place);
			updateDocumentHead(page.answer, titleOf(page.answer, i18n));
			scroll(view);
			focusPage(document.title);
			document.dispatchEvent(new Event(PAGE_SHOWN));
		},
	};
}

/** What remembers typed fields, from the first word on that is typed; a form that the server did not take has such words already. */
function rememberTyped(answer: ShownAnswer): () => TypedFields | undefined {
	let typed: TypedFields | undefined;
	const load = () =>
		import(/* webpackChunkName: "typed-fields" */ "./typed-fields.client.ts").then(
			({ createTypedFields }) => {
				typed ??= createTypedFields();
			},
			// Without it a form is empty on the way back, as it is without a script.
			() => undefined,
		);
	if (answer.kind === "page" && answer.status) void load();
	else addEventListener("input", load, { once: true });
	return () => typed;
}
