// Glossary terms in the seed's texts. The glossary's own pages are tested in mf-content.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

const termLinks = (element: PageElement) =>
	element.all("a", { rel: "glossary" }).map(({ text, attributes }) => [text, attributes.href]);
const bodyOf = async (path: string) => (await site.get(path)).document.one("main").one("div", { "data-rich-text": true });

describe("[CT-4] the first use of a term", () => {
	test.each([
		["/what-a-usage-policy-can-do", "connector", "/glossary/connector"],
		["/de/was-nutzungsregeln-koennen", "Konnektor", "/de/glossar/konnektor"],
		["/de/glossar/konnektor", "Nachweise", "/de/glossar/ueberpruefbarer-nachweis"],
	])("in %s links to the term once, and never in headings, links or code", async (path, word, href) => {
		const body = await bodyOf(path);
		const links = termLinks(body);
		expect(links).toContainEqual([word, href]);
		const targets = links.map(([, target]) => target);
		expect(new Set(targets).size).toBe(targets.length);
		expect(targets).not.toContain(path);
		for (const forbidden of body.all("h2, h3, h4, a, code, pre, th")) expect(termLinks(forbidden)).toEqual([]);
		for (const target of targets) expect((await site.get(target ?? "")).status).toBe(200);
	});

	test("is not linked on legal pages", async () => {
		for (const path of ["/terms-and-conditions", "/privacy-policy", "/imprint"])
			expect(termLinks((await site.get(path)).document.one("main"))).toEqual([]);
		expect(termLinks((await site.get("/trust-participate")).document.one("main")).length).toBeGreaterThan(0);
	});
});

test("posts that use a term are listed on its page", async () => {
	const links = (await site.get("/de/glossar/nutzungsregel")).document.one("main").all("a");
	expect(links.map(({ attributes }) => attributes.href)).toContain("/de/was-nutzungsregeln-koennen");
});
