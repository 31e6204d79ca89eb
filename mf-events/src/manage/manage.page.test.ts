// The page of a registration without Directus, which decides its state.

import { openTestHost } from "@hub/content-model/testing/test-host";
import type { RegistrationView } from "@hub/shared-contracts/form/registration";
import { expect, test } from "vitest";
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const registration: RegistrationView = {
	id: "one",
	state: "confirmed",
	locale: "en",
	name: "Ada",
	email: "ada@example.org",
	organisation: "",
	remark: "",
	confirmBy: null,
	offeredUntil: null,
	place: null,
	allowed: ["change", "cancel"],
	event: {
		key: "sooner",
		slugs: { en: "sooner-en", de: "sooner-de" },
		timeZone: "Europe/Berlin",
		startsAt: "2027-03-11T12:00:00.000Z",
		endsAt: "2027-03-11T13:00:00.000Z",
		mode: "online",
		texts: {
			en: { title: "Sooner", venue: "Kraftwerk", city: "Berlin" },
			de: { title: "Früher", venue: "Kraftwerk", city: "Berlin" },
		},
		onlineUrl: null,
		cancelled: false,
		over: false,
	},
};
const PAGE = "/events/sooner-en/manage/one";

/** Opens a host whose operations return the given data by name, and records their calls. */
function hostReturning(results: Readonly<Record<string, unknown>>) {
	const calls: unknown[] = [];
	const operate = async (operation: string, input: unknown) => {
		calls.push([operation, input]);
		return { kind: "done" as const, data: results[operation.split("/")[1] ?? ""] };
	};
	return { calls, host: openTestHost(server, { operate }) };
}
const shown = { kind: "registration", registration };

test("[EV-2] an invalid change is shown with its mistakes, and not sent to Directus", async () => {
	const { calls, host } = hostReturning({ view: shown });
	const typed = { step: "change", name: " ", organisation: "x".repeat(161), remark: "R" };
	const { status, document } = await host.post(PAGE, typed);
	expect(status).toBe(422);
	const mistakes = document.one("div", { role: "alert" }).all("a");
	expect(mistakes.map(({ attributes }) => attributes.href)).toEqual(["#name", "#organisation"]);
	expect(mistakes[0]?.text).toBe(en["register.wrong.name"]);
	expect(document.one("textarea", { name: "remark" }).children.join("")).toBe("R");
	expect(calls).toEqual([["hub-registrations/view", { id: "one" }]]);
});

test("[EV-2] each step calls Directus with the id, and redirects to the page", async () => {
	const { calls, host } = hostReturning({ cancel: shown, change: shown });
	expect((await host.post(PAGE, { step: "cancel", name: "x" })).location).toBe(PAGE);
	const details = { name: "Ada Neu", organisation: "", remark: "" };
	expect((await host.post(PAGE, { step: "change", ...details })).location).toBe(`${PAGE}?step=changed`);
	expect(calls).toEqual([
		["hub-registrations/cancel", { id: "one" }],
		["hub-registrations/change", { id: "one", ...details }],
	]);
});

test("[EV-2] a refused step says so, and an unknown id is a 404", async () => {
	const refused = await hostReturning({ accept: { kind: "refused", registration } }).host.post(PAGE, {
		step: "accept",
	});
	expect([refused.status, refused.document.one("div", { role: "alert" }).text]).toEqual([
		422,
		expect.stringContaining(en["manage.refused"]),
	]);
	const { host } = hostReturning({ view: { kind: "unknown" }, cancel: { kind: "unknown" } });
	for (const gone of [await host.get(PAGE), await host.post(PAGE, { step: "cancel" })]) {
		expect([gone.status, gone.document.one("h1").text]).toEqual([404, en["manage.gone.title"]]);
		expect(gone.document.one("code").text, "[RT-6]").toBe(`Page Not Found: ${PAGE}`);
	}
});

test("[LN-8] the English page marks German texts of an untranslated event", async () => {
	const texts = { de: { title: "Früher", venue: "Kraftwerk", city: "Köln" } };
	const german = {
		...registration,
		event: { ...registration.event, mode: "onsite", texts, slugs: { de: "sooner-de" } },
	};
	const { host } = hostReturning({ view: { kind: "registration", registration: german } });
	const { document } = await host.get("/events/sooner-de/manage/one");
	expect(document.all("span", { lang: "de" }).map(({ text }) => text)).toEqual(["Früher", "Kraftwerk, Köln"]);
});

test("[EV-2] the page shows the event in its own language, and both locations of a hybrid one", async () => {
	const hybrid = { ...registration, locale: "de", event: { ...registration.event, mode: "hybrid" } };
	const { host } = hostReturning({ view: { kind: "registration", registration: hybrid } });
	const { document } = await host.get(PAGE);
	expect(document.all("span", { lang: "de" })).toEqual([]);
	const facts = document
		.one("header", {})
		.all("li")
		.map(({ text }) => text);
	expect(facts).toContainEqual(expect.stringContaining(en["mode.online"]));
	expect(facts).toContainEqual(expect.stringContaining("Kraftwerk, Berlin"));
});
