// Counts, searches and copies of the event desk.

import { expect, test } from "vitest";
import { copyEvents, readEvents, type StoredEvent } from "./copied-event.ts";
import { expectedPeople, type Registration, searchPeople, seatsOf } from "./registrations.ts";

const person = (state: Registration["state"], more: Partial<Registration> = {}): Registration => ({
	id: state,
	state,
	name: "Mara Ölz",
	email: "mara@example.org",
	organisation: "Ölz KG",
	remark: "",
	locale: "de",
	attendance: null,
	waiting_place: null,
	offered_until: null,
	...more,
});

test("confirmed, offered and reserved seats count as taken", () => {
	const people = [
		person("confirmed"),
		person("attended"),
		person("waitlisted"),
		person("waitlisted", { offered_until: "2030-01-01T00:00:00Z" }),
		person("pending"),
		person("cancelled"),
		person("confirmed", { attendance: "online" }),
	];
	expect(seatsOf(people, 10, 2)).toEqual({ taken: 5, free: 5, waiting: 2 });
	expect(seatsOf(people, 4, 2)).toEqual({ taken: 5, free: 0, waiting: 2 });
	expect(seatsOf(people, 0, 0)).toEqual({ taken: 3, free: undefined, waiting: 2 });
});

test.each([
	["ölz", 1],
	["mara kg", 1],
	["", 1],
	["mara acme", 0],
])("searching for “%s” finds %i", (search, count) => {
	expect(searchPeople([person("confirmed")], search)).toHaveLength(count);
});

test("the attendance list has all confirmed people, sorted by family name", () => {
	const named = (name: string, state: Registration["state"] = "confirmed") => person(state, { id: name, name });
	const people = [named("Ada Zander"), named("Jon Öztürk"), named("Bea Ostwald"), named("Cem Pohl", "attended")];
	const others = [named("Dora Abel", "waitlisted"), named("Emil Abel", "cancelled"), named("Fee Abel", "pending")];
	const names = expectedPeople([...people, ...others, named("Anna Pohl")], "de-DE").map(({ name }) => name);
	expect(names).toEqual(["Bea Ostwald", "Jon Öztürk", "Anna Pohl", "Cem Pohl", "Ada Zander"]);
});

test("a copied event is a draft without counts and keeps its local time across a change of the clocks", () => {
	const event: StoredEvent = {
		id: "1",
		status: "published",
		title: "Offene Werkstatt",
		locale: "de",
		registered: 7,
		event_status: "cancelled",
		translation_key: "workshop-2026-06-10",
		slug: "werkstatt",
		time_zone: "Europe/Berlin",
		starts_at: "2026-06-10T22:30:00.000Z",
		ends_at: "2026-06-11T01:00:00.000Z",
		speakers: [
			{ speakers_id: "s", sort: 1 },
			{ speakers_id: null, sort: 2 },
		],
	};
	const [copy] = copyEvents("2026-12-03", [event]);
	expect(copy).toMatchObject({
		status: "draft",
		event_status: "scheduled",
		title: "Offene Werkstatt",
		locale: "de",
		translation_key: "workshop-2026-12-03",
		slug: "werkstatt-2026-12-03",
		starts_at: "2026-12-02T23:30:00.000Z",
		ends_at: "2026-12-03T02:00:00.000Z",
		speakers: [{ speakers_id: "s", sort: 1 }],
	});
	for (const name of ["id", "registered", "waiting"]) expect(copy).not.toHaveProperty(name);
});

test("a translation without a slug is copied without one, and a translation without a date is not copied", () => {
	const row = {
		translation_key: "workshop",
		slug: "werkstatt",
		starts_at: "2026-11-03T09:00:00Z",
		ends_at: "2026-11-03T10:00:00Z",
	};
	const german = { ...row, time_zone: "Europe/Berlin", speakers: [] };
	const events = readEvents({ data: [german, { ...german, slug: null }, { ...german, starts_at: null }] });
	expect(copyEvents("2026-12-03", events).map(({ slug }) => slug)).toEqual(["werkstatt-2026-12-03", null]);
});
