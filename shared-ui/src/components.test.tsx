import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Card } from "./card/card.tsx";
import { DateBlock } from "./card/date-block.tsx";
import { ExchangeLanes } from "./diagram/exchange-lanes.tsx";
import { wrapLabel } from "./diagram/wrap-label.ts";
import { Button } from "./form/button.tsx";
import { ErrorSummary } from "./form/error-summary.tsx";
import { TextField } from "./form/field.tsx";
import { Icon } from "./layout/icon.tsx";
import { Section } from "./layout/section.tsx";
import { SiteHeader } from "./layout/site-header.tsx";

describe("site header", () => {
	const markup = renderToStaticMarkup(
		<SiteHeader
			brand="B"
			items={[
				{ href: "/a", label: "A", current: "page" },
				{ href: "/b", label: "B", current: "section" },
				{ href: "/c", label: "C" },
				{ label: "D", items: [{ href: "/d", label: "E" }] },
			]}
			navigationLabel="Hauptnavigation"
			menuLabel="Menü"
			closeLabel="Schließen"
		/>,
	);
	test("[NV-7] marks only the current page and its section", () => {
		expect(markup).toMatch(/<a[^>]*href="\/a"[^>]*aria-current="page"/);
		expect(markup).toMatch(/<a[^>]*href="\/b"[^>]*aria-current="true"/);
		expect(markup.match(/aria-current/g)).toHaveLength(2);
	});
	test("has panels that open without JavaScript, one at a time, with their links in the markup", () => {
		expect(markup).toMatch(/<details name="[^"]+"[^>]*><summary[^>]*>D<\/summary><ul[^>]*><li><a href="\/d"/);
	});
	test("has a menu that opens without JavaScript: a button for a popover with the only navigation", () => {
		expect(markup).toMatch(/id="site-menu" popover="auto"/);
		expect(markup.match(/popoverTarget="site-menu"/gi)).toHaveLength(2);
		expect(markup.match(/<nav/g)).toHaveLength(1);
	});
});

describe("card", () => {
	test("has one link, around the title, at the given heading level", () => {
		const markup = renderToStaticMarkup(<Card href="/x" title="T" text="Text" eyebrow="E" meta="M" headingLevel={2} />);
		expect(markup.match(/<a /g)).toHaveLength(1);
		expect(markup).toMatch(/<h2[^>]*><a href="\/x"[^>]*>T<\/a><\/h2>/);
	});
	test("without an address is no link", () => {
		expect(renderToStaticMarkup(<Card title="T" />)).not.toContain("<a ");
	});
});

test("a section with an id and a heading is named by it", () => {
	const markup = renderToStaticMarkup(<Section id="a" heading="H" />);
	expect(markup).toContain('aria-labelledby="a-heading"');
	expect(markup).toContain('<h2 id="a-heading">H</h2>');
	expect(renderToStaticMarkup(<Section id="a">Text</Section>)).not.toContain("aria-labelledby");
});

describe("fields", () => {
	test("are described by error and hint, and invalid with an error", () => {
		const markup = renderToStaticMarkup(<TextField name="email" label="E-Mail" hint="Hint" error="Error" />);
		expect(markup).toContain('<label for="email"');
		expect(markup).toContain('aria-describedby="email-error email-hint"');
		expect(markup).toContain('aria-invalid="true"');
		expect(markup).toContain('id="email-error"');
		expect(markup).toContain('id="email-hint"');
	});
	test("are linked in the error summary, which is absent without errors", () => {
		expect(
			renderToStaticMarkup(<ErrorSummary id="errors" title="T" errors={[{ fieldId: "email", message: "M" }]} />),
		).toContain('<a href="#email">M</a>');
		expect(renderToStaticMarkup(<ErrorSummary id="errors" title="T" errors={[]} />)).toBe("");
	});
});

test("a button submits a form only with the type `submit`", () => {
	expect(renderToStaticMarkup(<Button>A</Button>)).toContain('type="button"');
	expect(renderToStaticMarkup(<Button type="submit">A</Button>)).toContain('type="submit"');
});

test("an icon has a name or is hidden from assistive technology", () => {
	expect(renderToStaticMarkup(<Icon name="check" />)).toContain('aria-hidden="true"');
	expect(renderToStaticMarkup(<Icon name="check" label="Fertig" />)).toContain('role="img" aria-label="Fertig"');
});

test("a date block is read as one sentence", () => {
	const markup = renderToStaticMarkup(
		<DateBlock dateTime="2031-04-09" day="9" month="Apr." weekday="Mi" label="Mittwoch, 9. April 2031" />,
	);
	expect(markup).toContain('<time dateTime="2031-04-09"');
	expect(markup.match(/aria-hidden="true"/g)).toHaveLength(3);
});

test("labels of diagrams wrap at spaces, and at soft hyphens only if a word is too long", () => {
	expect(wrapLabel("Vertrag und Nutzungsregeln", 14)).toEqual(["Vertrag und", "Nutzungsregeln"]);
	expect(wrapLabel("Produktdaten\u00adverwaltung", 30)).toEqual(["Produktdatenverwaltung"]);
	expect(wrapLabel("Produktdaten\u00adverwaltung", 16)).toEqual(["Produktdaten-", "verwaltung"]);
	expect(wrapLabel("Die Nachhaltigkeits\u00adbericht\u00aderstattung", 20)).toEqual([
		"Die Nachhaltigkeits-",
		"berichterstattung",
	]);
});

test("an exchange is read in order with sender and receiver, for at most four parties", () => {
	const parties = ["A", "B", "C", "D", "E"].map((name) => ({ name }));
	const flows = [
		{ from: 1, to: 0, label: "back" },
		{ from: 0, to: 3, label: "across", note: "under a rule" },
		{ from: 0, to: 4, label: "too far" },
	];
	const markup = renderToStaticMarkup(<ExchangeLanes parties={parties} flows={flows} wordTo="to" />);
	const read = markup
		.replace(/<div[^>]*aria-hidden="true".*?<\/div>/gs, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ");
	expect(read).toContain("B to A: 1 back A to D: 2 across under a rule");
	expect(read).not.toContain("E");
	expect(read).not.toContain("too far");
});

test("every rule of a CSS module is in the layer of components", () => {
	const files = globSync("**/*.module.css", { cwd: import.meta.dirname });
	expect(files.length).toBeGreaterThan(30);
	for (const file of files) {
		const css = readFileSync(join(import.meta.dirname, file), "utf8").trim();
		expect(css, file).toMatch(/^@layer components \{[\s\S]*\n\}$/);
		expect(css.match(/^\S/gm), file).toHaveLength(2);
	}
});
