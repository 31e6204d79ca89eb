// Registration for an event without a script: form, mail, manage page and calendar file.

import { randomInt, randomUUID } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { limits } from "../../../cms/extensions/hub-registrations/mail-limits.ts";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
const run = randomUUID().slice(0, 8);
const DAY = 24 * 60 * 60_000;

/** An event of two rows, a month ahead. */
const announce = async (name: string, more: Record<string, unknown> = {}) => {
	const key = `${name}-${run}`;
	const starts = new Date(Date.now() + 30 * DAY);
	for (const locale of ["de", "en"]) {
		await editor.create("events", {
			status: "published",
			locale,
			translation_key: key,
			slug: `${key}-${locale}`,
			title: locale === "de" ? "Abend der Fragen" : "An evening of questions",
			description: "…",
			kind: "meetup",
			topic: "governance",
			language: "en",
			mode: "online",
			online_url: "https://meet.example.org/evening",
			starts_at: starts.toISOString(),
			ends_at: new Date(starts.getTime() + 60 * 60_000).toISOString(),
			time_zone: "Europe/Berlin",
			capacity: 1,
			...more,
		});
	}
	return key;
};

let site: TestSite;
let open = "";
beforeAll(async () => {
	open = await announce("open");
	site = await openTestSite({ trustedProxies: [PROXY] });
});
afterAll(async () => {
	await site.close();
	await editor.undo();
});

const TYPED = {
	name: " Jörg <b>Feldweg</b>",
	email: "",
	organisation: "Werk & Söhne",
	remark: "Zeile eins\nZeile zwei",
	consent: "on",
};

/** The address of the trusted proxy; visitors have networks of their own. */
const PROXY = "192.0.2.1";
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function post(path: string, fields: Record<string, string>, through = site, address = anyAddress()) {
	const request = new Request(new URL(path, publicUrl()), {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": address },
	});
	const response = await through.opened.fetch(request, PROXY);
	return { response, page: parsePage(await response.text()) };
}

/** What a form of a page would send, as it stands. */
function fieldsOf(page: PageElement, action: string): Record<string, string> {
	const form = page.all("form", { method: "post", action }).find((one) => one.all("input", { name: "name" }).length > 0);
	const values = (form?.all("input,textarea") ?? []).map(({ tag, attributes, children }) => {
		if (tag === "textarea") return [attributes.name, children.join("")];
		return [attributes.name, attributes.type === "checkbox" && !("checked" in attributes) ? "" : (attributes.value ?? "on")];
	});
	return Object.fromEntries(values);
}

const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
	(await fetch(`${testSite().mailsUrl.replace("localhost", "127.0.0.1")}/api/mails?to=${address}`)).json();
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const registrationsOf = (email: string) => editor.read("registrations", { email: { _eq: email } });
const eventPath = (key: string, locale: "de" | "en") => (locale === "de" ? `/de/events/${key}-de` : `/events/${key}-en`);

/** Registers a guest and returns the path of the link in the mail. */
async function register(name: string, locale: "de" | "en" = "en"): Promise<{ email: string; path: string }> {
	const email = `${name}.${run}@example.org`;
	const { response } = await post(eventPath(open, locale), { ...TYPED, name, email });
	expect(response.status).toBe(303);
	await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toHaveLength(1);
	const [mail] = await mailsTo(email);
	const link = /https?:\/\/\S*\/manage\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
	const { pathname } = new URL(link);
	// The link names its language; a site whose first language has no prefix leads on to the page's own address.
	const answer = await site.fetch(pathname);
	return { email, path: answer.headers.get("location") ?? pathname };
}

const stateOn = async (path: string) => (await site.get(path)).document.one("section", { id: "state" }).one("h2").text;

test("[EV-1] limits registrations per address: some free, then review, then 429, and keeps the typed values", async () => {
	const path = eventPath(open, "de");
	const office = anyAddress();
	const colleague = (number: number) => ({ ...TYPED, email: `office${number}.${run}@example.org` });
	const send = (fields: Record<string, string>) => post(path, fields, site, office);
	const { free, reviewed } = limits.visitor;
	const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
	for (const number of numbers(0, free)) expect((await send(colleague(number))).response.status).toBe(303);

	const first = await send(colleague(free));
	const quick = await send(fieldsOf(first.page, path));
	expect(quick.page.one("div", { role: "alert" }).text).toContain("Noch ist nichts gesendet");
	expect([first.response.status, first.response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	const section = first.page.one("section", { id: "register" });
	expect(section.one("h2").text).toBe("Stimmt alles so?");
	expect(section.one("dl").text).toContain("Jörg <b>Feldweg</b>");
	expect(section.one("div", { tabindex: "-1" }).attributes).toMatchObject({ autofocus: "" });
	expect(fieldsOf(first.page, path)).toMatchObject(colleague(free));
	expect(await registrationsOf(colleague(free).email)).toEqual([]);

	const change = await send({ ...fieldsOf(first.page, path), step: "edit" });
	expect(change.page.one("section", { id: "register" }).one("h2").text).toBe("Anmelden");
	expect(fieldsOf(change.page, path)).toMatchObject(colleague(free));

	const reviews = [first, ...(await Promise.all(numbers(free + 1, reviewed + 1).map((number) => send(colleague(number)))))];
	const sent = [];
	for (const { page } of reviews)
		sent.push(
			// One that comes back within two seconds is shown again.
			await vi.waitFor(
				async () => {
					const answer = await send(fieldsOf(page, path));
					expect(answer.response.status).not.toBe(200);
					return answer;
				},
				{ timeout: 5_000, interval: 250 },
			),
		);
	expect(sent.map(({ response }) => response.status)).toEqual([...numbers(free, reviewed).map(() => 303), 429]);
	const [last] = sent.slice(-1);
	expect(Number(last?.response.headers.get("retry-after"))).toBeGreaterThan(3_600);
	expect(last?.page.one("div", { role: "alert" }).text).toContain("Aus Ihrem Netz kamen heute sehr viele Anmeldungen");
	expect(fieldsOf(last?.page ?? first.page, path)).toMatchObject(colleague(reviewed));
	// Next door, nothing is known of it.
	expect((await post(path, colleague(reviewed))).response.status).toBe(303);
}, 60_000);

describe("[EV-2] the page of a registration", () => {
	test("shows, changes and cancels it, and a freed seat goes to the first on the waiting list", async () => {
		const [ada, bert] = [await register("ada", "de"), await register("bert")];
		expect(await stateOn(ada.path)).toBe("Noch nicht bestätigt");
		for (const query of ["", "?step=confirm", "?step=cancel", "?step=changed"]) await site.get(ada.path + query);
		expect(await registrationsOf(ada.email)).toMatchObject([{ state: "pending" }]);
		const page = await site.get(ada.path);
		expect(page.headers.get("cache-control")).toBe("private, no-store");
		expect(page.html).toContain('<meta name="robots" content="noindex">');
		expect(page.document.one("a", { hreflang: "en" }).attributes.href).toContain("/manage/");

		const confirmed = await post(ada.path, { step: "confirm" });
		expect([confirmed.response.status, confirmed.response.headers.get("location")]).toEqual([303, ada.path]);
		expect(await stateOn(ada.path)).toBe("Sie sind dabei");
		expect((await site.get(ada.path)).html).toContain("https://meet.example.org/evening");
		await post(bert.path, { step: "confirm" });
		expect(await stateOn(bert.path)).toBe("You are on the waiting list");
		expect((await site.get(bert.path)).html).not.toContain("https://meet.example.org/evening");

		const wrong = await post(ada.path, { step: "change", name: " ", organisation: "Neu", remark: "R" });
		expect(wrong.response.status).toBe(422);
		expect(wrong.page.one("div", { role: "alert" }).one("a").text).toBe("Geben Sie Ihren Namen an.");
		expect(fieldsOf(wrong.page, ada.path)).toMatchObject({ name: " ", organisation: "Neu", remark: "R" });
		const changed = await post(ada.path, { step: "change", name: "Ada Neu", organisation: "", remark: "" });
		expect(changed.response.headers.get("location")).toBe(`${ada.path}?step=changed`);
		expect(await registrationsOf(ada.email)).toMatchObject([{ name: "Ada Neu", organisation: "" }]);

		const asked = await site.get(`${ada.path}?step=cancel`);
		expect(asked.text).toContain("Möchten Sie wirklich absagen?");
		expect(asked.document.all("button", { value: "cancel" })).toHaveLength(1);
		await post(ada.path, { step: "cancel" });
		expect(await stateOn(ada.path)).toBe("Abgesagt");
		expect(await stateOn(bert.path)).toBe("A seat is free for you");
		await expect.poll(() => subjectsTo(bert.email), { timeout: 15_000 }).toContain("A seat is free: An evening of questions");
		await post(bert.path, { step: "accept" });
		expect(await stateOn(bert.path)).toBe("You are in");
		expect((await post(ada.path, { step: "accept" })).response.status).toBe(422);
	}, 60_000);

	test("is found by its unguessable id under any slug", async () => {
		const { path } = await register("clara");
		const id = path.split("/").at(-1) ?? "";
		const moved = await site.fetch(`/events/an-older-name/manage/${id}`);
		expect([moved.status, moved.headers.get("location")]).toEqual([302, path.replace(/^\/en\//, "/")]);
		for (const other of [randomUUID(), "1", "x".repeat(200)]) {
			const gone = await site.get(`${eventPath(open, "en")}/manage/${other}`);
			expect([gone.status, gone.document.one("h1").text], other).toEqual([404, "There is no registration behind this link"]);
			expect((await post(`${eventPath(open, "en")}/manage/${other}`, { step: "cancel" })).response.status, other).toBe(404);
		}
		expect((await (await site.fetch("/sitemap.xml")).text()).includes("/manage/")).toBe(false);
	});
});
