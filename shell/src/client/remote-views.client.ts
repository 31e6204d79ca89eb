// Views of remotes in a tab: loaded once each, cached, and shown as server-rendered HTML until their code is loaded.

import { loadMessages, messagesOf } from "@hub/shared-contracts/language/i18n";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import type { LazyView, PageProps, Remote, SlotProps } from "@hub/shared-contracts/remote/remote";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { framed, frozen, PAGE_REGION, slotRegion } from "../layout/region-frame.tsx";
import type { Views } from "../layout/site-context.tsx";
import type { ClientSet } from "../page/client-set.ts";
import { createEntryLoader } from "./federation.client.ts";
import { nextTask } from "./next-task.client.ts";
import { createSlotHosts } from "./slot-hosts.client.tsx";

export interface RemoteViews extends Views {
	/** Loads a page with its lazy chunks; rejects if files could not be loaded. */
	preparePage(route: string, locale: Locale, lazyChunks?: readonly string[]): Promise<void>;
	/** Keeps the server's HTML of the document's page, because its code could not be loaded. */
	freezePage(route: string, failure: unknown): void;
	/** Loads slots, except static ones before the first navigation. Waits only briefly: pages work without them. */
	prepareSlots(names: readonly string[], language: Locale): Promise<void>;
	/** Loads the entry of the remote with a service; undefined if there is none. */
	serviceEntry(service: string): Promise<Remote | undefined>;
	/** Loads static slots, at the first navigation. */
	activateSlots(language: Locale): Promise<void>;
	/** Loads the code of a static slot; undefined if it is loaded already, or has failed. */
	activateSlot(name: string): Promise<void> | undefined;
	/** Loads the slots' messages; those that take too long are rendered when they arrive. */
	prepareLanguage(language: Locale): Promise<void>;
	/** Sets the language of the current page for slots. */
	setLocale(language: Locale): void;
	/** Replaces a remote's messages and views, during development. */
	replaceRemote(remote: Remote): Promise<void>;
}

/** Timeout of slots' code and messages, in ms: most arrive with the page's own, and none is worth a longer wait. */
const SLOT_TIMEOUT_MS = 300;

export function createRemoteViews(set: ClientSet, i18n: i18n, firstLocale: Locale): RemoteViews {
	const loadEntry = createEntryLoader(set.remotes);
	const entries = new Map<string, Promise<Remote>>();
	const pages = new Map<string, ComponentType<PageProps>>();
	const pageLoads = new Map<string, ReturnType<LazyView<PageProps>["load"]>>();
	const failures = new Map<string, unknown>();
	const loadedRemotes = new Map<string, Remote>();
	const remoteOfRoute = new Map(set.routes.map((route) => [route.key, route.remote]));
	const hosts = createSlotHosts((name) => markupOf(slotRegion(name)));
	const loading = new Map<string, Promise<void>>();
	const settled = new Set<string>();
	const staticSlots = new Set(set.staticSlots);
	let locale = firstLocale;

	const entry = (name: string) => {
		// A remote that failed is not retried within a tab: the second attempt would return a broken module.
		const known =
			entries.get(name) ??
			loadEntry(name).then(async (remote) => {
				await nextTask();
				loadedRemotes.set(name, remote);
				// With the entry most of the code is loaded, and actions in the remote may change its slots.
				for (const slot of staticSlots) if (set.slots[slot] === name) void activateSlot(slot);
				return remote;
			});
		entries.set(name, known);
		return known;
	};
	/** Loads a page's code once: it is not retried, for the same reason. */
	const loadPage = (route: string, load: LazyView<PageProps>["load"]) => {
		const known = pageLoads.get(route) ?? load();
		pageLoads.set(route, known);
		return known;
	};
	const messages = (remote: Remote, language: Locale) => loadMessages(i18n, remote.name, language, remote.messages);

	const loadSlot = async (name: string, language: Locale): Promise<void> => {
		const remoteName = set.slots[name];
		if (!remoteName) return;
		try {
			const remote = await entry(remoteName);
			const definition = remote.slots?.[name];
			if (!definition) throw new Error(`${remote.name} has no such slot`);
			const [view] = await Promise.all([definition.view.load(), messages(remote, language)]);
			// The data comes from the same slot's loader, so it is what its view expects.
			hosts.fill(name, framed(slotRegion(name), view.default as ComponentType<SlotProps>));
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn(`The slot “${name}” could not be loaded and stays as it is.`, error);
		}
		settled.add(name);
	};
	const ensureSlot = (name: string, language: Locale): Promise<void> => {
		if (staticSlots.has(name)) return Promise.resolve();
		const known = loading.get(name) ?? loadSlot(name, language);
		loading.set(name, known);
		return known;
	};
	const activateSlot = (name: string): Promise<void> | undefined => {
		if (!set.slots[name] || settled.has(name)) return undefined;
		staticSlots.delete(name);
		return ensureSlot(name, locale);
	};

	return {
		page: (route) => pages.get(route),
		slot(name) {
			if (!set.slots[name]) return undefined;
			void ensureSlot(name, locale);
			return hosts.host(name);
		},
		async preparePage(route, language, lazyChunks = []) {
			const name = remoteOfRoute.get(route);
			if (!name) return;
			// A frozen page shows one address only; every other has to be loaded as a document.
			if (failures.has(route)) throw failures.get(route);
			const remote = await entry(name);
			const definition = remote.routes.find(({ key }) => key === route);
			if (!definition) throw new Error(`${name} has no route “${route}”.`);
			const [view] = await Promise.all([
				pages.has(route) ? undefined : loadPage(route, definition.page.load),
				messages(remote, language),
				...lazyChunks.map((name) => remote.lazyChunks?.[name]?.load()),
			]);
			if (view) pages.set(route, framed(PAGE_REGION, view.default));
		},
		freezePage(route, failure) {
			failures.set(route, failure);
			pages.set(route, frozen(PAGE_REGION, markupOf(PAGE_REGION)));
		},
		prepareSlots: (names, language) => withTimeout(Promise.all(names.map((name) => ensureSlot(name, language)))),
		activateSlots(language) {
			const names = [...staticSlots];
			staticSlots.clear();
			return withTimeout(Promise.all(names.map((name) => ensureSlot(name, language))));
		},
		activateSlot,
		async serviceEntry(service) {
			const name = set.services[service];
			return name ? entry(name) : undefined;
		},
		async prepareLanguage(language) {
			let isLate = false;
			const texts = Promise.all([...loadedRemotes.values()].map((remote) => messages(remote, language))).then(() => {
				if (isLate && locale === language) hosts.rerender();
			});
			await withTimeout(texts);
			isLate = true;
		},
		setLocale(language) {
			locale = language;
		},
		async replaceRemote(remote) {
			// Removes the rest from the production bundle.
			if (process.env.NODE_ENV === "production") return;
			const { name } = remote;
			entries.set(name, Promise.resolve(remote));
			loadedRemotes.set(name, remote);
			const texts = await messagesOf(locale, remote.messages);
			for (const { code } of LOCALES) i18n.removeResourceBundle(code, name);
			i18n.addResourceBundle(locale, name, texts);
			// Evaluates changed views, which React Refresh puts in place of the shown ones.
			await Promise.all([
				...remote.routes.map(({ key, page }) => pages.has(key) && page.load()),
				...Object.entries(remote.slots ?? {}).map(([slot, { view }]) => settled.has(slot) && view.load()),
			]);
			hosts.rerender();
		},
	};
}

/** Awaits work for a limited time; failures are reported where they occur. */
async function withTimeout(work: Promise<unknown>): Promise<void> {
	await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SLOT_TIMEOUT_MS))]);
}

function markupOf(part: string): string {
	return document.querySelector(`[data-region="${part}"]`)?.innerHTML ?? "";
}
