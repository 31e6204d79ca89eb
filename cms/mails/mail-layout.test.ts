import type { Translate } from "@hub/shared-contracts/language/messages";
import { expect, test } from "vitest";
import { renderMail } from "./mail-layout.ts";
import { mailTexts } from "./mail-messages.ts";

const mail = {
	locale: "de",
	heading: "Ihr Platz <1>",
	paragraphs: ["Guten Tag Mara & Jon,", "bis bald."],
	facts: [{ label: "Wann", value: "Montag\n9:30 Uhr" }],
	action: { label: "Platz verwalten", href: "https://example.org/a?b=1&c=2" },
	footer: ["Data Hub"],
} as const;

test("a text with a missing value throws", () => {
	expect(mailTexts("de")("registration.confirmed.subject", { title: "Runde" })).toBe("Ihr Platz ist sicher: Runde");
	expect(() => (mailTexts("de") as Translate)("registration.confirmed.subject")).toThrow("needs the value title");
});

test("visitors' input is shown as text, never as markup", () => {
	const { html } = renderMail({
		...mail,
		paragraphs: ['<img src="x" onerror="alert(1)">'],
		facts: [{ label: "<script>", value: 'https://example.org/"><script>' }],
	});
	expect(html).not.toMatch(/<img|<script/);
	expect(html).toContain("&lt;img src=&quot;x&quot;");
});

test("[LN-8] HTML and text have the same content, in the reader's language, and load nothing", () => {
	const { html, text } = renderMail(mail);
	expect(html).toContain('<html lang="de"');
	expect(html).not.toMatch(/\bsrc=|url\(|@import|<link/);
	expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"');
	expect(text).toBe(
		"Ihr Platz <1>\n\nGuten Tag Mara & Jon,\n\nbis bald.\n\nWann: Montag, 9:30 Uhr\n\nPlatz verwalten:\nhttps://example.org/a?b=1&c=2\n\n-- \nData Hub\n",
	);
});
