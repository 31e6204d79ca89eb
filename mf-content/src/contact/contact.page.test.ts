// The contact page without Directus, which checks limits and proofs, and sends mails.

import { openTestHost } from "@hub/content-model/testing/test-host";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const TYPED = {
	name: "  Jörg <b>Feldweg</b>",
	email: "joerg@example.org",
	organisation: "Werk & Söhne",
	subject: 'Frage zum "Produktpass"',
	message: "Guten Tag,\n\nwie fangen wir am besten an?",
	consent: "on",
};
const challenge = { parameters: { nonce: "00", salt: "00", cost: 1, keyLength: 32, keyPrefix: "00" }, signature: "s" };

/** A content service with one response, whose calls are recorded. */
function answering(data: unknown) {
	const asked: unknown[] = [];
	const operate: Operate = async (operation, input) => {
		asked.push([operation, input]);
		return { kind: "done", data };
	};
	return { asked, host: openTestHost(server, { operate }) };
}

/** Values of the form. */
function typedIn(page: PageElement): Record<string, string> {
	const controls = page.one("form", { method: "post" }).all("input,textarea");
	return Object.fromEntries(
		controls.map(({ tag, attributes, children }) => {
			if (tag === "textarea") return [attributes.name, children.join("")];
			return [
				attributes.name,
				attributes.type === "checkbox" && !("checked" in attributes) ? "" : (attributes.value ?? "on"),
			];
		}),
	);
}

describe("[CT-6] the contact form", () => {
	test("has attributes from its declaration: required, lengths, autocomplete", async () => {
		const form = (await openTestHost(server).get("/contact")).document.one("form", {
			method: "post",
			action: "/contact",
		});
		const attributes = (name: string) => form.all("input,textarea", { name })[0]?.attributes;
		expect(attributes("name")).toMatchObject({ type: "text", required: "", maxlength: "120", autocomplete: "name" });
		expect(attributes("email")).toMatchObject({ type: "email", required: "", maxlength: "254", autocomplete: "email" });
		expect(attributes("organisation")).not.toHaveProperty("required");
		// Browsers would cut pasted text silently.
		expect(attributes("message")).toMatchObject({ required: "", minlength: "10" });
		expect(attributes("message")).not.toHaveProperty("maxlength");
		expect(form.one("textarea", { name: "message" }).attributes["aria-describedby"]).toBe("message-hint");
	});

	test("is shown again with all mistakes, without calling Directus", async () => {
		const typed = { ...TYPED, email: "joerg@", message: "Hallo", consent: "" };
		const { status, document } = await openTestHost(server).post("/contact", typed);
		expect(status).toBe(422);
		expect(
			document
				.one("div", { role: "alert" })
				.all("a")
				.map(({ text, attributes }) => [attributes.href, text]),
		).toEqual([
			["#message", en["contact.wrong.message"].replace("{{least}}", "10")],
			["#email", en["contact.wrong.email"]],
			["#consent", en["contact.wrong.consent"]],
		]);
		expect(typedIn(document)).toMatchObject(typed);
	});

	test("explains unsupported letters before the @, and accepts any letters in the domain", async () => {
		const { status, document } = await openTestHost(server).post("/contact", { ...TYPED, email: "jörg@example.org" });
		expect(status).toBe(422);
		expect(document.one("div", { role: "alert" }).one("a").text).toBe(en["contact.letters.email"]);
		const { host } = answering({ kind: "received" });
		expect((await host.post("/contact", { ...TYPED, email: "joerg@Müller.example" })).status).toBe(200);
	});

	test("is passed to Directus with the proof; thanks name the address and are for this visitor only", async () => {
		const { asked, host } = answering({ kind: "received" });
		const { document, outcome } = await host.post("/contact", { ...TYPED, proof: "p", website: "" });
		expect(document.one("h1").text).toBe(en["contact.sent.title"]);
		expect(document.one("main").text).toContain(TYPED.email);
		expect(outcome).toMatchObject({ personal: true });
		expect(asked).toMatchObject([["hub-contact/take", { ...TYPED, locale: "en", proof: "p" }]]);
	});

	test("shows a review if Directus asks for it, which can be edited", async () => {
		const { host } = answering({ kind: "review", token: "t", challenge });
		const { status, document } = await host.post("/contact", TYPED);
		expect([status, document.one("h1").text]).toEqual([200, en["contact.review.title"]]);
		expect(document.one("dl").text).toContain("Jörg <b>Feldweg</b>");
		expect(typedIn(document)).toEqual({ ...TYPED, token: "t", proof: "" });
		expect(document.one("main").text).not.toContain(en["contact.review.again.title"]);
		const again = await host.post("/contact", typedIn(document));
		expect(again.document.one("div", { role: "alert" }).text).toContain(en["contact.review.again.title"]);

		const edit = await openTestHost(server).post("/contact", { ...typedIn(document), step: "edit" });
		expect([edit.status, edit.document.one("h1").text]).toEqual([200, en["contact.heading"]]);
		expect(typedIn(edit.document)).toMatchObject(TYPED);
	});

	test.each([
		["there are too many messages", { kind: "later", seconds: 150 }, 429, en["contact.trouble.later.title"]],
		["the response is invalid", { state: "taken" }, 503, en["contact.trouble.unavailable.title"]],
	])("preserves the values if %s", async (_, answer, expected, title) => {
		const { status, document, outcome } = await answering(answer).host.post("/contact", TYPED);
		expect([status, outcome]).toMatchObject([expected, { retryAfter: expected === 429 ? 150 : 30 }]);
		expect(document.one("div", { role: "alert" }).text).toContain(title);
		expect(typedIn(document)).toMatchObject(TYPED);
	});

	test("shows mistakes found by Directus", async () => {
		const { status, document } = await answering({ kind: "invalid", fields: { subject: "too-long" } }).host.post(
			"/contact",
			TYPED,
		);
		expect(status).toBe(422);
		expect(document.one("div", { role: "alert" }).one("a").text).toContain("150");
	});
});
