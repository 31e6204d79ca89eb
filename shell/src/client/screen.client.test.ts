import { createI18n } from "@hub/shared-contracts/language/i18n";
import { type Location, NavigationType } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownPage } from "../layout/site-context.tsx";
import type { LoadedPage } from "../page/answer.ts";
import { createScreen, type Screen } from "./screen.client.ts";

/** Where the window was scrolled to, in its order. */
let scrolled: unknown[];
let heading: {
	focused: number;
	readonly hasAttribute: () => boolean;
	readonly setAttribute: () => void;
	readonly focus: () => void;
};
let announced: { textContent: string };
/** What the document was told of, with its title at that moment. */
let told: string[];

beforeEach(() => {
	scrolled = [];
	heading = {
		focused: 0,
		hasAttribute: () => true,
		setAttribute: () => undefined,
		focus() {
			heading.focused += 1;
		},
	};
	announced = { textContent: "" };
	const stored = new Map<string, string>();
	vi.stubGlobal("history", { scrollRestoration: "auto" });
	vi.stubGlobal("addEventListener", () => undefined);
	vi.stubGlobal("scrollX", 0);
	vi.stubGlobal("scrollY", 0);
	vi.stubGlobal("scrollTo", (place: unknown) => scrolled.push(place));
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	told = [];
	vi.stubGlobal("document", {
		dispatchEvent: ({ type }: Event) => told.push(`${type} ${document.title}`),
		documentElement: {},
		title: "",
		createElement: () => ({}),
		head: { querySelector: () => null, querySelectorAll: () => [], appendChild: (element: object) => element },
		querySelector: () => heading,
		querySelectorAll: () => [],
		getElementById: (id: string) => (id === "announcer" ? announced : null),
	});
});
afterEach(() => vi.unstubAllGlobals());

const page = (title: string): LoadedPage => ({
	answer: {
		kind: "failed",
		status: 500,
		locale: "en",
		languages: [],
		absent: [],
		layout: "default",
		head: { title, description: "" },
		addresses: undefined,
	},
	layout: { locale: "en", menus: { header: [], footer: [], legal: [] }, settings: null, slots: {} },
});
const view = (shown: LoadedPage, pathname: string, key: string, arrival = NavigationType.Push, hash = ""): ShownPage => ({
	page: shown,
	location: { pathname, search: "", hash, key, state: null } as Location,
	arrival,
});

function screenOn(first: ShownPage): Screen {
	const screen = createScreen({ first, routes: new Map(), views: { speak: () => undefined }, i18n: createI18n() });
	screen.shown(first);
	return screen;
}

test("[NV-7] the page of the document is left as it is; the next one gets focus and is announced, once", () => {
	const screen = screenOn(view(page("One"), "/one", "1"));
	expect(heading.focused).toBe(0);
	const next = view(page("Two"), "/two", "2");
	screen.shown(next);
	screen.shown(next);
	expect(heading.focused).toBe(1);
	expect(announced.textContent).not.toBe("");
	expect(told, "those who count pages find its title").toEqual([expect.stringMatching(/^hub:page-shown \S/)]);
});

test("[NV-2] a new page begins at the top; back, it returns to the place left", () => {
	const one = page("One");
	const screen = screenOn(view(one, "/one", "1"));
	vi.stubGlobal("scrollY", 700);
	screen.leave();
	screen.shown(view(page("Two"), "/two", "2"));
	screen.leave();
	screen.shown(view({ ...one }, "/one", "1", NavigationType.Pop));
	expect(scrolled).toEqual([
		{ left: 0, top: 0, behavior: "instant" },
		{ left: 0, top: 700, behavior: "instant" },
	]);
});

test("[NV-2] another place on the page shown moves no focus to the heading, and is scrolled to once", () => {
	const one = page("One");
	const screen = screenOn(view(one, "/one", "1"));
	vi.stubGlobal("scrollY", 300);
	screen.leave();
	screen.shown(view(one, "/one", "2", NavigationType.Push, "#below"));
	const back = view(one, "/one", "1", NavigationType.Pop);
	screen.shown(back);
	screen.shown(back);
	expect(told).toEqual([]);
	expect(heading.focused).toBe(0);
	expect(scrolled).toEqual([{ left: 0, top: 300, behavior: "instant" }]);
});

test("[RT-9] a navigation that ends where it began moves nothing, and its place is still known by the entry's new key", () => {
	const one = page("One");
	const screen = screenOn(view(one, "/one", "1"));
	screen.shown(view(one, "/one", "2", NavigationType.Replace));
	expect(scrolled).toEqual([]);
	vi.stubGlobal("scrollY", 500);
	screen.leave();
	screen.shown(view(page("Two"), "/two", "3"));
	screen.shown(view({ ...one }, "/one", "2", NavigationType.Pop));
	expect(scrolled.at(-1)).toEqual({ left: 0, top: 500, behavior: "instant" });
});
