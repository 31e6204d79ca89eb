// The contact form without any script: what comes back when something is wrong, when it has to be looked over, and when it was taken.

import { setTimeout as sleep } from "node:timers/promises";
import { testSite } from "@hub/e2e/test-site";
import { type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { absentService, answeringService } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const TYPED = {
	name: "  Jörg <b>Feldweg</b>",
	email: "joerg.feldweg@example.org",
	organisation: "Werk & Söhne",
	subject: 'Frage zum "Produktpass"',
	message: "Guten Tag,\n\nwie fangen wir am besten an?",
	consent: "on",
};

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

interface Posted {
	readonly response: Response;
	readonly page: PageElement;
}

async function post(path: string, fields: Record<string, string>, through = site): Promise<Posted> {
	const response = await through.fetch(path, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin" },
	});
	return { response, page: parsePage(await response.text()) };
}

/** What the page's form would send, as it stands. */
function fieldsOf(page: PageElement): Record<string, string> {
	const form = page.one("form", { method: "post", action: page.attributes.lang === "de" ? "/de/kontakt" : "/contact" });
	const values = form.all("input,textarea").map(({ tag, attributes, children }) => {
		if (tag === "textarea") return [attributes.name, children.join("")];
		return [attributes.name, attributes.type === "checkbox" && !("checked" in attributes) ? "" : (attributes.value ?? "on")];
	});
	return Object.fromEntries(values);
}

const mailsTo = async (address: string): Promise<{ subject: string; replyTo: string[]; text: string }[]> =>
	(await fetch(`${testSite().mailsUrl.replace("localhost", "127.0.0.1")}/api/mails?to=${address}`)).json();

describe("[CT-6] the contact page", () => {
	test.each([
		["/contact", "Write to us", "hello@datahub.example"],
		["/de/kontakt", "Schreiben Sie uns", "hallo@datahub.example"],
	])("%s asks for what is needed, names other ways, and is the same for all visitors", async (path, heading, email) => {
		const [first, second] = await Promise.all([site.get(path), site.get(path)]);
		expect(first.html).toBe(second.html);
		const page = first.document;
		expect(page.one("h1").text).toBe(heading);
		const required = page.one("form", { method: "post", action: path }).all("input,textarea", { required: true });
		expect(required.map(({ attributes }) => attributes.name)).toEqual(["subject", "message", "name", "email", "consent"]);
		for (const { attributes } of required) expect(page.all("label", { for: attributes.id ?? "" })).toHaveLength(1);
		page.one("a", { href: `mailto:${email}` });
		page.one("a", { href: "tel:+493000000120" });
		expect(page.all("div", { role: "alert" })).toEqual([]);
	});

	test.each([
		["/contact", "Please check 3 entries", "Enter an email address, such as name@example.org."],
		["/de/kontakt", "Bitte prüfen Sie 3 Angaben", "Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org."],
	])("%s says what is wrong, first of all and at each field, and keeps what was typed", async (path, title, email) => {
		const typed = { ...TYPED, email: "joerg@", message: "Hallo", consent: "" };
		const { response, page } = await post(path, typed);
		expect([response.status, response.headers.get("cache-control")]).toEqual([422, "private, no-store"]);
		const summary = page.one("div", { role: "alert" });
		expect(summary.attributes).toMatchObject({ tabindex: "-1", autofocus: "" });
		expect(summary.one("h2").text).toBe(title);
		expect(summary.all("a").map(({ attributes }) => attributes.href)).toEqual(["#message", "#email", "#consent"]);
		const field = page.one("input", { id: "email" });
		expect(field.attributes["aria-invalid"]).toBe("true");
		expect(page.one("div", { id: field.attributes["aria-describedby"]?.split(" ")[0] ?? "" }).text).toBe(email);
		expect(fieldsOf(page)).toMatchObject(typed);
	});

	test("a text that is too long is named, and stays in its field", async () => {
		const { response, page } = await post("/contact", { ...TYPED, message: "x".repeat(5_001) });
		expect(response.status).toBe(422);
		expect(page.one("div", { role: "alert" }).one("a").text).toBe(
			"“Your message” is too long: shorten it to at most 5000 characters.",
		);
		expect(fieldsOf(page).message).toHaveLength(5_001);
	});

	test("without a proof of work the message is looked over, can be changed, and is sent and mailed once", async () => {
		const email = `joerg.${Date.now()}@example.org`;
		const typed = { ...TYPED, email };
		const review = await post("/de/kontakt", typed);
		expect([review.response.status, review.response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(review.page.one("h1").text).toBe("Stimmt alles so?");
		expect(review.page.one("dl").text).toContain("Jörg <b>Feldweg</b>");
		expect(fieldsOf(review.page)).toMatchObject(typed);

		const change = await post("/de/kontakt", { ...fieldsOf(review.page), step: "edit" });
		expect(change.page.one("h1").text).toBe("Schreiben Sie uns");
		expect(fieldsOf(change.page)).toMatchObject(typed);

		const quick = await post("/de/kontakt", fieldsOf(review.page));
		expect(quick.page.one("main").text).toContain("Noch ist nichts gesendet");

		await sleep(2_100);
		const [sent, again] = await Promise.all([post("/de/kontakt", fieldsOf(quick.page)), post("/de/kontakt", fieldsOf(quick.page))]);
		for (const { response } of [sent, again])
			expect([response.status, response.headers.get("location")]).toEqual([303, "/de/kontakt?sent=1"]);
		await expect
			.poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 15_000 })
			.toEqual(["Ihre Nachricht ist angekommen"]);
		const ours = (await mailsTo("hallo@datahub.example")).filter(({ replyTo }) => replyTo.includes(email));
		expect(ours).toMatchObject([
			{ subject: 'Kontaktformular: Frage zum "Produktpass"', text: expect.stringContaining("wie fangen wir am besten an?") },
		]);
	});

	test("the confirmation has no personal data and is not indexed", async () => {
		const { status, document, html } = await site.get("/de/kontakt?sent=1");
		expect(status).toBe(200);
		expect(document.one("h1").text).toBe("Danke, Ihre Nachricht ist da");
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(document.all("form", { action: "/de/kontakt" })).toEqual([]);
	});

	test("a challenge is made for each visit and cached nowhere", async () => {
		const [one, other] = await Promise.all([site.fetch("/api/contact/challenge"), site.fetch("/api/contact/challenge")]);
		expect([one.status, one.headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(await one.text()).not.toBe(await other.text());
		const posted = await site.fetch("/api/contact/challenge", { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
		expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
	});
});

describe("[CT-6] when a message cannot be taken now", () => {
	test("because the content service is down, it is all still there to be sent again", async () => {
		const down = await openTestSite({ cmsUrl: await absentService() });
		try {
			const { response, page } = await post("/de/kontakt", TYPED, down);
			expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
			expect(page.one("div", { role: "alert" }).text).toContain("Ihre Nachricht ist noch nicht gesendet");
			expect(fieldsOf(page)).toMatchObject(TYPED);
			expect((await down.fetch("/api/contact/challenge")).status).toBe(503);
		} finally {
			await down.close();
		}
	});

	test("because there were too many, the page says when", async () => {
		const service = await answeringService(200, { kind: "later", seconds: 150 });
		const busy = await openTestSite({ cmsUrl: service.url });
		try {
			const { response, page } = await post("/contact", TYPED, busy);
			expect([response.status, response.headers.get("retry-after")]).toEqual([429, "150"]);
			expect(page.one("div", { role: "alert" }).text).toContain("in 3 minutes");
			expect(fieldsOf(page)).toMatchObject(TYPED);
		} finally {
			await busy.close();
			await service.close();
		}
	});
});
