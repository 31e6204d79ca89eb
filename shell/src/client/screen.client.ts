// Updates a tab after a page is shown: head, scroll position and focus (NV-2, NV-7), and the visitor's input (NV-8).

import { PAGE_SHOWN } from "@hub/shared-contracts/remote/page-shown";
import type { i18n } from "i18next";
import { createPath, type Location } from "react-router";
import type { ShownPage } from "../layout/site-context.tsx";
import type { ClientRoute } from "../page/client-set.ts";
import type { ShownResult } from "../page/page-result.ts";
import { titleOf } from "../page/title.ts";
import { updateDocumentHead } from "./document-head.client.ts";
import { focusPage } from "./focus-page.client.ts";
import { markTitleFrom } from "./moving-title.client.ts";
import { takeReloadState } from "./reload.client.ts";
import type { RemoteViews } from "./remote-views.client.ts";
import { createScrolling } from "./scrolling.client.ts";
import type { TypedFields } from "./typed-fields.client.ts";

export interface ScreenOptions {
	readonly first: Pick<ShownPage, "page" | "location">;
	readonly routes: ReadonlyMap<string, Pick<ClientRoute, "scrollToTop">>;
	readonly views: Pick<RemoteViews, "setLocale">;
	readonly i18n: i18n;
}

export interface Screen {
	/** Stores scroll position and input; must be called before another page is shown. */
	leave(): void;
	/** Called after React has committed a page, and immediately if only the position on the page changes. */
	shown(shown: ShownPage): void;
}

export function createScreen({ first, routes, views, i18n }: ScreenOptions): Screen {
	const scrolling = createScrolling(first.location);
	const typed = trackInput(first.page.result);
	let current = first;
	let isFirst = true;

	const scroll = ({ page, location, arrival }: ShownPage) => {
		const route = page.result.kind === "page" ? routes.get(page.result.route) : undefined;
		scrolling.arrive({ ...location, byHistory: arrival === "POP", scrollToTop: route?.scrollToTop ?? true });
	};

	return {
		leave() {
			scrolling.leave();
			typed()?.store(current.page.result, current.location);
		},
		shown(next) {
			const { page, location } = current;
			current = next;
			if (isFirst) {
				isFirst = false;
				views.setLocale(page.result.locale);
				// A document load in place of a navigation ends like the navigation.
				if (takeReloadState()?.navigated) focusPage(document.title);
				return;
			}
			if (next.page === page) {
				if (next.location.key !== location.key) moveOnPage(next, location);
				return;
			}
			const { result } = next.page;
			views.setLocale(result.locale);
			typed()?.restore(result, next.location);
			updateDocumentHead(result, titleOf(result, i18n));
			scroll(next);
			markTitleFrom(location.pathname);
			focusPage(document.title);
			document.dispatchEvent(new Event(PAGE_SHOWN));
		},
	};

	function moveOnPage(next: ShownPage, from: Location): void {
		// A navigation that ended where it began only changes the key of the history entry.
		if (next.arrival === "REPLACE" && createPath(next.location) === createPath(from))
			scrolling.rename(next.location.key);
		else scroll(next);
	}
}

/** Tracks the visitor's input from the first keystroke on; a form that the server refused already contains input. */
function trackInput(result: ShownResult): () => TypedFields | undefined {
	let typed: TypedFields | undefined;
	const load = () =>
		import(/* webpackChunkName: "typed-fields" */ "./typed-fields.client.ts").then(
			({ createTypedFields }) => {
				typed ??= createTypedFields();
			},
			// Without it, forms are empty after going back, as without JavaScript.
			() => undefined,
		);
	if (result.kind === "page" && result.status) void load();
	else addEventListener("input", load, { once: true });
	return () => typed;
}
