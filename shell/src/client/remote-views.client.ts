// The views of remotes in a tab: loaded once each, kept, and drawn frozen where their code never comes.

import type { Locale } from "@hub/shared-contracts/locale";
import type { PageProps, Remote, SlotProps } from "@hub/shared-contracts/remote";
import { type ComponentType, lazy } from "react";
import type { Translator } from "../i18n/translator.ts";
import { framed, frozen, PAGE_PART, slotPart } from "../layout/part-frame.tsx";
import type { Views } from "../layout/site-context.tsx";
import type { ClientSet } from "../page/client-set.ts";
import { loadDoor } from "./federation.client.ts";

/** Views with what loads them. */
export interface RemoteViews extends Views {
	/** Loads what a page needs; rejects when its files do not come. */
	preparePage(route: string, locale: Locale): Promise<void>;
	/** Keeps the page as the server drew it, for when its code did not come with the document. */
	freezePage(route: string): void;
	/** Loads the door of the remote behind a service, or undefined where there is none. */
	serviceDoor(service: string): Promise<Remote | undefined>;
	/** The language that slots loaded from now on speak. */
	setLocale(locale: Locale): Promise<void>;
}

/** How long the code of a slot may take, in ms, before its place stays as it is: the page lives without it. */
const SLOT_CODE_DEADLINE = 8_000;

export function createRemoteViews(set: ClientSet, translator: Translator, firstLocale: Locale): RemoteViews {
	const doors = new Map<string, Promise<Remote>>();
	const pages = new Map<string, ComponentType<PageProps>>();
	const slots = new Map<string, ComponentType<SlotProps>>();
	const open = new Map<string, Remote>();
	const owner = new Map(set.routes.map((route) => [route.key, route.remote]));
	let locale = firstLocale;

	const door = (name: string) => {
		// A remote that failed once is not tried again within a tab: the second attempt would get a broken module.
		const known =
			doors.get(name) ??
			loadDoor(name).then((remote) => {
				open.set(name, remote);
				return remote;
			});
		doors.set(name, known);
		return known;
	};
	const messages = async (remote: Remote, language: Locale) => {
		if (translator.has(remote.name, language)) return;
		translator.add(remote.name, language, (await remote.messages[language].load()).default);
	};

	const loadSlot = async (name: string): Promise<{ default: ComponentType<SlotProps> }> => {
		const part = slotPart(name);
		const late = new Promise<never>((_resolve, reject) =>
			setTimeout(() => reject(new Error(`took longer than ${SLOT_CODE_DEADLINE} ms`)), SLOT_CODE_DEADLINE),
		);
		try {
			const remote = await Promise.race([door(set.slots[name] ?? ""), late]);
			const definition = remote.slots?.[name];
			if (!definition) throw new Error(`${remote.name} has no such slot`);
			const [view] = await Promise.race([Promise.all([definition.view.load(), messages(remote, locale)]), late]);
			return { default: framed(part, view.default as ComponentType<SlotProps>) };
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn(`The slot “${name}” could not be loaded and stays as it is.`, error);
			return { default: frozen(part, markupOf(part)) };
		}
	};

	return {
		page: (route) => pages.get(route),
		slot(name) {
			if (!set.slots[name]) return undefined;
			const known = slots.get(name) ?? lazy(() => loadSlot(name));
			slots.set(name, known);
			return known;
		},
		async preparePage(route, language) {
			const name = owner.get(route);
			if (!name) return;
			const remote = await door(name);
			const definition = remote.routes.find(({ key }) => key === route);
			if (!definition) throw new Error(`${name} has no route “${route}”.`);
			const [view] = await Promise.all([pages.has(route) ? undefined : definition.page.load(), messages(remote, language)]);
			// The data comes from the same route's loader, so it is what its page expects.
			if (view) pages.set(route, framed(PAGE_PART, view.default as ComponentType<PageProps>));
		},
		freezePage: (route) => void pages.set(route, frozen(PAGE_PART, markupOf(PAGE_PART))),
		async serviceDoor(service) {
			const name = set.services[service];
			return name ? door(name) : undefined;
		},
		async setLocale(next) {
			locale = next;
			await Promise.all([...open.values()].map((remote) => messages(remote, next)));
		},
	};
}

function markupOf(part: string): string {
	return document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? "";
}
