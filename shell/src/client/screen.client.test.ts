import { createI18n } from "@hub/shared-contracts/language/i18n";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoadedPage } from "../page/answer.ts";
import { createSiteTable } from "../router/site-table.ts";
import type { RemoteViews } from "./remote-views.client.ts";
import { createScreen, type PageView, type Screen } from "./screen.client.ts";

/** Where the window was scrolled to, in its order. */
let scrolled: unknown[];
let heading: { focused: number; readonly hasAttribute: () => boolean; readonly focus: () => void };
let announced: { textContent: string };
/** What the document was told of, with its title at that moment. */
let told: string[];

beforeEach(() => {
	scrolled = [];
	heading = {
		focused: 0,
		hasAttribute: () => true,
		focus() {
			heading.focused += 1;
		},
	};
	announced = { textContent: "" };
	const kept = new Map<string, string>();
	vi.stubGlobal("history", { scrollRestoration: "auto" });
	vi.stubGlobal("addEventListener", () => undefined);
	vi.stubGlobal("scrollX", 0);
	vi.stubGlobal("scrollY", 0);
	vi.stubGlobal("scrollTo", (place: unknown) => scrolled.push(place));
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	told = [];
	vi.stubGlobal("document", {
		dispatchEvent: ({ type }: Event) => told.push(`${type} ${document.title}`),
		documentElement: {},
		title: "",
		createElement: () => ({}),
		head: { querySelector: () => null, querySelectorAll: () => [], appendChild: (element: object) => element },
		querySelector: () => heading,
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
const view = (shown: LoadedPage, pathname: string, key: string, byHistory = false): PageView => ({
	page: shown,
	place: { pathname, search: "", hash: "", key },
	byHistory,
});

function screenOn(first: PageView): Screen {
	const views = { speak: () => undefined } as unknown as RemoteViews;
	const screen = createScreen({ first, table: createSiteTable([]), views, i18n: createI18n() });
	screen.arrived(first);
	return screen;
}

test("[NV-7] the page of the document is left as it is; the next one gets focus and is announced, once", () => {
	const screen = screenOn(view(page("One"), "/one", "1"));
	expect(heading.focused).toBe(0);
	const next = view(page("Two"), "/two", "2");
	screen.show(next);
	screen.arrived(next);
	screen.arrived(next);
	expect(heading.focused).toBe(1);
	expect(announced.textContent).not.toBe("");
	expect(told, "those who count pages find its title").toEqual([expect.stringMatching(/^hub:page-shown \S/)]);
});

test("[NV-2] a new page waits for React before it scrolls; back, it returns to the place left", () => {
	const one = page("One");
	const screen = screenOn(view(one, "/one", "1"));
	vi.stubGlobal("scrollY", 700);
	screen.leave();
	const two = view(page("Two"), "/two", "2");
	screen.show(two);
	expect(scrolled).toEqual([]);
	screen.arrived(two);
	const back = view({ ...one }, "/one", "1", true);
	screen.leave();
	screen.show(back);
	screen.arrived(back);
	expect(scrolled).toEqual([
		{ left: 0, top: 0, behavior: "instant" },
		{ left: 0, top: 700, behavior: "instant" },
	]);
});

test("[NV-2] another place on the page shown needs no drawing, and moves no focus to the heading", () => {
	const one = page("One");
	const screen = screenOn(view(one, "/one", "1"));
	const views: PageView[] = [];
	screen.subscribe((shown) => views.push(shown));
	vi.stubGlobal("scrollY", 300);
	screen.leave();
	screen.show({ page: one, place: { pathname: "/one", search: "", hash: "#below", key: "2" }, byHistory: false });
	screen.show(view(one, "/one", "1", true));
	expect(views).toEqual([]);
	expect(told).toEqual([]);
	expect(heading.focused).toBe(0);
	expect(scrolled).toEqual([{ left: 0, top: 300, behavior: "instant" }]);
	expect(screen.current().place.key).toBe("1");
});
