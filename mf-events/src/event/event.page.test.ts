// An event's page and its form without Directus, which manages seats and mails.

import { openTestHost } from "@hub/content-model/testing/test-host";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";
import { PAGE } from "@hub/shared-contracts/remote/structured-data";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import { EVENTS, eventRow, NOW } from "../events.fixture.ts";
import server from "../remote.server.ts";

const TYPED = {
	name: " Jörg <b>Feldweg</b>",
	email: "joerg@example.org",
	organisation: "Werk & Söhne",
	remark: "Zeile eins\nZeile zwei",
	consent: "on",
};
const openHost = (operate?: Operate) =>
	openTestHost(server, { rows: EVENTS, now: NOW, ...(operate ? { operate } : {}) });
const host = openHost();

/** Returns the values of the registration form. */
function formValues(page: PageElement): Record<string, string> {
	const form = page
		.all("form", { method: "post" })
		.find((candidate) => candidate.all("input", { name: "name" }).length > 0);
	return Object.fromEntries(
		(form?.all("input,textarea") ?? []).map(({ tag, attributes, children }) => {
			if (tag === "textarea") return [attributes.name, children.join("")];
			return [
				attributes.name,
				attributes.type === "checkbox" && !("checked" in attributes) ? "" : (attributes.value ?? "on"),
			];
		}),
	);
}

describe("[EV-1] the form of an event", () => {
	test.each([
		["en", "/events/sooner-en", "Please check 3 details", en],
		["de", "/de/events/sooner-de", "Bitte prüfen Sie 3 Angaben", de],
	] as const)(
		"%s: shows mistakes in a summary and at each field, and preserves the values",
		async (_, path, title, words) => {
			const typed = { ...TYPED, name: "  ", email: "joerg@", consent: "" };
			const { status, document } = await host.post(path, typed);
			expect(status).toBe(422);
			const summary = document.one("div", { role: "alert" });
			expect(summary.attributes).toMatchObject({ tabindex: "-1", autofocus: "" });
			expect(summary.one("h3").text).toBe(title);
			expect(summary.all("a").map(({ text, attributes }) => [attributes.href, text])).toEqual([
				["#name", words["register.wrong.name"]],
				["#email", words["register.wrong.email"]],
				["#consent", words["register.wrong.consent"]],
			]);
			const field = document.one("input", { id: "email" });
			expect(field.attributes["aria-invalid"]).toBe("true");
			const described = field.attributes["aria-describedby"]?.split(" ")[0] ?? "";
			expect(document.one("div", { id: described }).text).toBe(words["register.wrong.email"]);
			expect(formValues(document)).toMatchObject(typed);
		},
	);

	test("names the maximum length of a text, and preserves it", async () => {
		const { document } = await host.post("/events/sooner-en", { ...TYPED, remark: "x".repeat(1_001) });
		expect(document.one("div", { role: "alert" }).one("a").text).toBe(
			en["register.wrong.long"].replace("{{field}}", en["register.field.remark"]).replace("{{most}}", "1000"),
		);
		expect(formValues(document).remark).toHaveLength(1_001);
	});

	test("says that Directus is unavailable, and preserves the values", async () => {
		const unavailable = openHost(async () => ({ kind: "unavailable" }));
		const { status, document, outcome } = await unavailable.post("/de/events/sooner-de", TYPED);
		expect([status, outcome]).toMatchObject([503, { retryAfter: 30 }]);
		expect(document.one("div", { role: "alert" }).text).toContain(de["register.undelivered.title"]);
		expect(formValues(document)).toMatchObject(TYPED);
	});

	test("shows a review or a waiting time if Directus asks for it, and preserves the values", async () => {
		const challenge = { parameters: { nonce: "00", salt: "00", cost: 1, keyLength: 32, keyPrefix: "00" } };
		const review = openHost(async (operation, input) => {
			expect([operation, input]).toMatchObject([
				"hub-registrations/register",
				{ ...TYPED, eventKey: "sooner", locale: "en" },
			]);
			return { kind: "done", data: { kind: "review", token: "t", challenge } };
		});
		const { status, document } = await review.post("/events/sooner-en", TYPED);
		const section = document.one("section", { id: "register" });
		expect([status, section.one("h2").text]).toEqual([200, en["register.title.review"]]);
		expect(section.one("dl").text).toContain("Jörg <b>Feldweg</b>");
		expect(formValues(document)).toEqual({ ...TYPED, attendance: "", token: "t", proof: "" });

		const later = openHost(async () => ({ kind: "done", data: { kind: "later", seconds: 7_000 } }));
		const refused = await later.post("/events/sooner-en", formValues(document));
		expect([refused.status, refused.outcome]).toMatchObject([429, { retryAfter: 7_000 }]);
		expect(refused.document.one("div", { role: "alert" }).text).toContain(
			en["register.later.text_other"].replace("{{count}}", "2").slice(0, 40),
		);
		expect(formValues(refused.document)).toMatchObject(TYPED);
	});

	test("pretends success if the hidden field is filled in, without calling Directus", async () => {
		const { status, document } = await host.post("/events/sooner-en", { ...TYPED, website: "https://example.org" });
		expect([status, document.one("section", { id: "register" }).all("form")]).toEqual([200, []]);
	});

	test.each([
		["/events/off-en", en["cancelled.title"]],
		["/de/events/running-de", de["begun.title"]],
		["/de/events/lately-de", de["past.title"]],
	])("is absent at %s, with the reason", async (path, words) => {
		const { document, status } = await host.get(path);
		expect([status, document.all("form")]).toEqual([200, []]);
		expect(document.one("main").text).toContain(words);
		const taken = await host.post(path, TYPED);
		expect([taken.status, taken.document.all("form")]).toEqual([422, []]);
		expect(taken.document.one("main").text).toContain(words);
	});

	test("is one for the waiting list of a full event", async () => {
		const { document } = await host.get("/events/full-en");
		expect(document.one("section", { id: "register" }).one("h2").text).toBe(en["register.title.waiting"]);
	});

	test("is replaced by thanks after sending, which name the address and are for this visitor only", async () => {
		const received = openHost(async () => ({ kind: "done", data: { kind: "received" } }));
		const { document, outcome } = await received.post("/de/events/sooner-de", TYPED);
		expect(document.one("section", { id: "register" }).text).toContain(
			de["register.received.text"].replace("{{email}}", TYPED.email),
		);
		expect(outcome).toMatchObject({ personal: true });
	});
});

describe("an event's page", () => {
	test("[MT-2] has agenda, speakers and structured data", async () => {
		const speaker = {
			id: "s1",
			locale: "en",
			display_name: "Ada Park",
			role: "Lead",
			organisation: "Works",
			translation_key: "ada",
		};
		const agenda = [{ time: "14:00", title: "Welcome" }];
		const whole = eventRow("en", "whole", 3, {
			body: "<h2>Why come</h2>",
			agenda,
			speakers: [{ id: 1, speakers_id: speaker }],
		});
		const own = openTestHost(server, { rows: { events: [whole] }, now: NOW });
		const { document, outcome } = await own.get("/events/whole-en");
		expect(outcome).toMatchObject({
			head: { structuredData: { thing: { "@type": "Event", performer: [{ name: "Ada Park" }] }, list: "in-menus" } },
		});
		expect(document.one("section", { id: "agenda" }).text).toContain("Welcome");
		expect(document.one("section", { id: "speakers" }).text).toContain("Ada Park");
		expect(document.all("h2").map(({ text }) => text)).toContain("Why come");
	});

	test("[LN-7] redirects from the other language's slug, and is a 404 for an unknown one", async () => {
		const { status, location } = await host.get("/events/sooner-de");
		expect([status, location]).toEqual([302, "/events/sooner-en"]);
		expect((await host.get("/events/nothing-like-it")).status).toBe(404);
	});

	test("[EV-4] has a calendar file, and the calendar of all events includes past ones", async () => {
		const one = await host.file("/de/events/sooner-de/calendar.ics");
		if (one.kind !== "file") throw new Error("There is no file.");
		expect([one.type, one.name]).toEqual(["text/calendar; charset=utf-8", "sooner-de.ics"]);
		expect(one.body.replaceAll("\r\n ", "")).toContain("URL;VALUE=URI:https://datahub.example/de/events/sooner-de");
		const all = await host.file("/events/calendar.ics");
		if (all.kind !== "file") throw new Error("There is no file.");
		expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(7);
		expect((await host.file("/events/nothing-like-it/calendar.ics")).kind).toBe("missing");
	});
});

test("[MT-2] a cancelled hybrid event has its status and locations in structured data", async () => {
	const hybrid = eventRow("en", "hybrid", 3, { mode: "hybrid", venue: "", event_status: "cancelled", language: "en" });
	const { outcome } = await openTestHost(server, { rows: { events: [hybrid] }, now: NOW }).get("/events/hybrid-en");
	expect(outcome.kind === "found" && outcome.head.structuredData?.thing).toMatchObject({
		eventStatus: "https://schema.org/EventCancelled",
		eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
		location: [
			{ "@type": "Place", name: "Berlin", address: { addressLocality: "Berlin" } },
			{ "@type": "VirtualLocation", url: PAGE.url },
		],
		organizer: PAGE.company,
		inLanguage: "en",
	});
});

describe("[EV-6] the form of a hybrid event", () => {
	const form = async (more: object) => {
		const rows = { events: [eventRow("en", "both", 9, { mode: "hybrid", capacity: 2, ...more })] };
		const { document } = await openTestHost(server, { rows, now: NOW }).get("/events/both-en");
		return document
			.all("input", { type: "radio" })
			.map(({ attributes }) => [attributes.value, "checked" in attributes]);
	};

	test("asks whether people come or take part online, which is proposed once the seats on site are taken", async () => {
		expect(await form({})).toEqual([
			["onsite", true],
			["online", false],
		]);
		expect(await form({ registered: 2 })).toEqual([
			["onsite", false],
			["online", true],
		]);
		expect(await form({ mode: "onsite" })).toEqual([]);
	});
});
