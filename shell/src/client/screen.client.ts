// What happens when a page is shown: the document's head, scrolling and focus follow (NV-2, NV-7), and what was typed comes back (NV-8).

import { PAGE_SHOWN } from "@hub/shared-contracts/remote/page-shown";
import type { i18n } from "i18next";
import { createPath, type Location } from "react-router";
import type { ShownPage } from "../layout/site-context.tsx";
import type { ShownAnswer } from "../page/answer.ts";
import { titleOf } from "../page/title.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { updateDocumentHead } from "./document-head.client.ts";
import { focusPage } from "./focus-page.client.ts";
import { markTitleFrom } from "./moving-title.client.ts";
import { takeReloadState } from "./reload.client.ts";
import type { RemoteViews } from "./remote-views.client.ts";
import { createScrolling } from "./scrolling.client.ts";
import type { TypedFields } from "./typed-fields.client.ts";

/** What the screen works with. */
export interface ScreenOptions {
	/** The page of the document, where the tab begins. */
	readonly first: Pick<ShownPage, "page" | "location">;
	readonly routes: ReadonlyMap<string, Pick<SiteRoute, "scrollToTop">>;
	readonly views: Pick<RemoteViews, "speak">;
	readonly i18n: i18n;
}

/** The screen of a tab. */
export interface Screen {
	/** Remembers how far the page is scrolled and what is typed on it; call before another one is shown. */
	leave(): void;
	/** Called when React has put a page into the document, and at once where only the place on the page is another. */
	shown(shown: ShownPage): void;
}

/** Makes the screen on the page of the document. */
export function createScreen({ first, routes, views, i18n }: ScreenOptions): Screen {
	const scrolling = createScrolling(first.location);
	const typed = rememberTyped(first.page.answer);
	let current = first;
	let isFirst = true;

	const scroll = ({ page, location, arrival }: ShownPage) => {
		const route = page.answer.kind === "page" ? routes.get(page.answer.route) : undefined;
		scrolling.arrive({ ...location, byHistory: arrival === "POP", scrollToTop: route?.scrollToTop ?? true });
	};

	return {
		leave() {
			scrolling.leave();
			typed()?.leave(current.page.answer, current.location);
		},
		shown(next) {
			const { page, location } = current;
			current = next;
			if (isFirst) {
				isFirst = false;
				views.speak(page.answer.locale);
				// A full load in place of a navigation ends as the navigation would have.
				if (takeReloadState()?.navigated) focusPage(document.title);
				return;
			}
			if (next.page === page) {
				if (next.location.key !== location.key) moveOnPage(next, location);
				return;
			}
			const { answer } = next.page;
			views.speak(answer.locale);
			typed()?.arrive(answer, next.location);
			updateDocumentHead(answer, titleOf(answer, i18n));
			scroll(next);
			markTitleFrom(location.pathname);
			focusPage(document.title);
			document.dispatchEvent(new Event(PAGE_SHOWN));
		},
	};

	function moveOnPage(next: ShownPage, from: Location): void {
		// A navigation that ended where it began gives the entry of the history another key, and moves nothing.
		if (next.arrival === "REPLACE" && createPath(next.location) === createPath(from)) scrolling.rename(next.location.key);
		else scroll(next);
	}
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
