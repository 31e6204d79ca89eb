// Notifications that a save of an event would send, and their readers.

import { expect, test } from "vitest";
import { countNotified, type EventChange, eventChangeOf } from "./event-change.ts";

const now = Date.parse("2027-03-01T12:00:00Z");
const event = {
	status: "published",
	publish_at: null,
	unpublish_at: null,
	locale: "de",
	event_status: "scheduled",
	starts_at: "2027-03-11T12:00:00Z",
	ends_at: "2027-03-11T13:00:00Z",
	time_zone: "Europe/Berlin",
	mode: "onsite",
	venue: "Halle 3",
	city: "Köln",
	online_url: null,
};
const changed = (...about: EventChange["about"]) => ({ kind: "changed", about });

test.each<[string, object, object, unknown]>([
	["no change", {}, {}, undefined],
	["another title", {}, { title: "Anders" }, undefined],
	["an empty text instead of none", {}, { online_url: "" }, undefined],
	["the same moment in another format", {}, { starts_at: "2027-03-11T12:00:00.000Z" }, undefined],
	["a new start", {}, { starts_at: "2027-03-12T12:00:00Z" }, changed("date")],
	["another time zone and hall", {}, { time_zone: "Europe/Lisbon", venue: "Halle 4" }, changed("date", "place")],
	["a move online", {}, { mode: "online", online_url: "https://a.example" }, changed("mode", "access")],
	["another hall of an online event", { mode: "online" }, { venue: "Halle 4" }, undefined],
	[
		"a cancellation without a start",
		{},
		{ event_status: "cancelled", starts_at: null },
		{ kind: "cancelled", about: [] },
	],
	["another day of a cancelled event", { event_status: "cancelled" }, { starts_at: "2027-03-12T12:00:00Z" }, undefined],
	["a revived event", { event_status: "cancelled" }, { event_status: "scheduled" }, { kind: "revived", about: [] }],
	["a new day of a draft", { status: "draft" }, { starts_at: "2027-03-12T12:00:00Z" }, undefined],
	["a new hall of a withdrawn event", {}, { status: "draft", venue: "Halle 4" }, undefined],
	["another hall of a past event", { ends_at: "2027-02-01T13:00:00Z" }, { venue: "Halle 4" }, undefined],
])("[EV-1] a save is announced if it concerns participants: %s", (_, stored, edits, change) => {
	expect(eventChangeOf({ ...event, ...stored }, { ...event, ...stored, ...edits }, now)).toEqual(change);
});

test("a change of the venue is announced to readers of its language, other changes to everybody", () => {
	const readers = [
		{ locale: "de", seated: 2, waiting: 1 },
		{ locale: "en", seated: 3, waiting: 0 },
	] as const;
	const notified = { readers, minutes: 5, due: null };
	expect(countNotified({ kind: "changed", about: ["place"] }, notified, "de")).toEqual({ seated: 2, waiting: 1 });
	expect(countNotified({ kind: "changed", about: ["date", "place"] }, notified, "de")).toEqual({
		seated: 5,
		waiting: 1,
	});
	expect(countNotified({ kind: "cancelled", about: [] }, notified, "en")).toEqual({ seated: 5, waiting: 1 });
});
