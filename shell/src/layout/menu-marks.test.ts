import { expect, test } from "vitest";
import { markedEntries } from "./menu-marks.ts";

const MENU = [
	{
		label: "Knowledge",
		links: [
			{ label: "Insights", href: "/insights" },
			{ label: "Glossary", href: "/glossary" },
			{ label: "Recordings", href: "/events/recordings" },
		],
	},
	{ label: "Events", href: "/events" },
];

/** The labels of what is marked, each with its mark. */
function marks(current: string, section?: string): readonly string[] {
	return markedEntries(MENU, current, section).flatMap((entry) => [
		...(entry.current ? [`${entry.label}: ${"items" in entry ? "heading" : entry.current}`] : []),
		...("items" in entry
			? entry.items.flatMap((item) => (item.current ? [`${item.label}: ${item.current}`] : []))
			: []),
	]);
}

test.each([
	["the page and its heading", "/glossary?letter=d", undefined, ["Knowledge: heading", "Glossary: page"]],
	["the list above a page", "/events/a-workshop", undefined, ["Events: section"]],
	[
		"the nearest of two lists above it",
		"/events/recordings/a-talk",
		undefined,
		["Knowledge: heading", "Recordings: section"],
	],
	[
		"a page, though another entry lies above it",
		"/events/recordings",
		"/events",
		["Knowledge: heading", "Recordings: page"],
	],
	["the list that a page names", "/why-lisbon", "/insights", ["Knowledge: heading", "Insights: section"]],
	["nothing, where the page is in no section", "/imprint", undefined, []],
	["nothing, where its section is in no menu", "/data-privacy/partner-list", "/privacy-policy", []],
	["no entry whose address only begins alike", "/events-of-others", undefined, []],
])("[NV-7] the menu marks %s as the visitor's place", (_what, current, section, expected) => {
	expect(marks(current, section)).toEqual(expected);
});
