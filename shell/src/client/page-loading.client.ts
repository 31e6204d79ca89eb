// Loads everything that a page needs: data in one request, code and messages in parallel.

import { loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { i18n } from "i18next";
import { createPath, type Location } from "react-router";
import type { ErrorPageCode } from "../layout/error-page.tsx";
import type { MatchedForm } from "../layout/route-objects.ts";
import { shellMessages } from "../layout/shell-catalogues.ts";
import type { ErrorResult, FoundResult, Layout, LoadedPage, ShownResult } from "../page/page-result.ts";
import { isLoadFailure } from "./federation.client.ts";
import { loadDocument } from "./load-document.client.ts";
import type { Loaded } from "./navigation.client.ts";
import { fetchPage } from "./page-fetch.client.ts";
import { reloadTarget } from "./reload.client.ts";
import type { RemoteViews } from "./remote-views.client.ts";
import { reportFailure } from "./report-failure.client.ts";
import { createVisitedPages } from "./visited-pages.client.ts";

export interface PageLoadingOptions {
	readonly setId: string;
	readonly views: RemoteViews;
	readonly i18n: i18n;
	readonly errorPage: ErrorPageCode;
	/** The document's page. */
	readonly first: LoadedPage;
}

export interface PageLoading {
	/** Loads the code of the document's page. Never rejects for the page's own code: without it the page stays static. */
	prepareFirst(): Promise<void>;
	/**
	 * Loads the page at an address of this site.
	 * @param route undefined if no route of the release set matches
	 * @param shown the current page
	 * @throws the signal's reason if it aborted
	 */
	load(location: Location, route: MatchedForm | undefined, shown: ShownResult, signal: AbortSignal): Promise<Loaded>;
}

/**
 * Timeout of files after the page's data has arrived, in ms. After it, the page is loaded as a document, which needs only
 * one request for the scripts of each remote (`releases/src/packs.ts`).
 */
const FILES_TIMEOUT_MS = 6_000;

/** Files took too long. Has the name of the bundler's errors about files. */
class FilesTimeoutError extends Error {
	override readonly name = "ChunkLoadError";
}

/** Rejects if the promise takes too long. */
async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(
			() => reject(new FilesTimeoutError(`Files of the page did not load within ${FILES_TIMEOUT_MS} ms.`)),
			FILES_TIMEOUT_MS,
		);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

export function createPageLoading({ setId, views, i18n, errorPage, first }: PageLoadingOptions): PageLoading {
	const layouts = new Map<Locale, Layout>([[first.layout.locale, first.layout]]);
	const visited = createVisitedPages();
	visited.add(location.pathname + location.search, first.result);
	const inLayout = async (result: ShownResult, notice?: string): Promise<Loaded> => {
		if (result.kind !== "page") await errorPage.load();
		const layout = layouts.get(result.locale) ?? first.layout;
		return { kind: "page", page: { result, layout: notice === undefined ? layout : { ...layout, notice } } };
	};
	/** Returns a page that this tab has shown before; all of its code is loaded. */
	const visitedPage = (result: FoundResult): Promise<Loaded> => {
		const t = i18n.getFixedT(result.locale, "shell");
		return inLayout(result, t("offline.visited"));
	};

	const prepareFirstPage = async (): Promise<void> => {
		const { result } = first;
		if (result.kind !== "page") return errorPage.load();
		try {
			await views.preparePage(result.route, result.locale, result.lazyChunks);
		} catch (error) {
			reportFailure(isLoadFailure(error) ? "files" : "script", error);
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn("The code of this page did not load; it stays as the server rendered it.", error);
			views.freezePage(result.route, error);
		}
	};

	return {
		async prepareFirst() {
			const { result, layout } = first;
			const slots = [...Object.keys(layout.slots), ...(result.kind === "page" ? Object.keys(result.slots) : [])];
			await Promise.all([
				loadMessages(i18n, "shell", result.locale, shellMessages),
				prepareFirstPage(),
				views.prepareSlots(slots, result.locale),
			]);
		},
		async load(to, route, shown, signal) {
			const locale = route?.locale ?? shown.locale;
			const code = route ? views.preparePage(route.key, locale) : Promise.resolve();
			// Rejections are handled below, with the data; until then they must not count as unhandled.
			code.catch(() => undefined);
			// Messages of another language load in parallel with the data.
			const texts = Promise.all([loadMessages(i18n, "shell", locale, shellMessages), views.prepareLanguage(locale)]);
			texts.catch(() => undefined);
			const slots = views.activateSlots(locale);
			const known = layouts.has(locale) ? locale : shown.locale;
			const address = to.pathname + to.search;
			const fetched = await fetchPage(address, setId, known, signal);
			signal.throwIfAborted();
			if (fetched.kind === "reload") {
				loadDocument(createPath(to));
				return { kind: "document" };
			}
			if (fetched.kind === "unreachable") {
				const earlier = visited.find(address);
				return earlier ? visitedPage(earlier) : inLayout(errorResult(shown, { kind: "unavailable", status: 503 }));
			}
			const { result, layout } = fetched;
			if (result.kind === "moved") return { kind: "moved", to: result.to + to.hash };
			if (layout) layouts.set(layout.locale, layout);
			try {
				const files = Promise.all([
					// The server has responded with an error page if the remote could not be loaded.
					result.kind === "page" ? code : undefined,
					texts,
					result.kind === "page" ? views.preparePage(result.route, result.locale, result.lazyChunks) : undefined,
					loadMessages(i18n, "shell", result.locale, shellMessages),
					views.prepareLanguage(result.locale),
					slots,
					result.kind === "page" ? views.prepareSlots(Object.keys(result.slots), result.locale) : undefined,
				]);
				await withTimeout(files);
			} catch (error) {
				signal.throwIfAborted();
				if (!isLoadFailure(error))
					// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
					console.error("The code of a page failed; the page is loaded as a document.", error);
				const reference = reportFailure(isLoadFailure(error) ? "files" : "script", error);
				if (reloadTarget(createPath(to), error)) return { kind: "document" };
				return inLayout(errorResult(result, { kind: "failed", status: 500, reference }));
			}
			visited.add(address, result);
			return inLayout(result);
		},
	};
}

function errorResult(
	{ locale, languages, absent }: ShownResult,
	what: Pick<ErrorResult, "kind" | "status" | "reference">,
): ErrorResult {
	return {
		...what,
		locale,
		languages,
		absent,
		layout: "default",
		head: { title: "", description: "" },
		addresses: undefined,
	};
}
