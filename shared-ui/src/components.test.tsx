import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Card } from "./card/card.tsx";
import { CardGrid } from "./card/card-grid.tsx";
import { DateBlock } from "./card/date-block.tsx";
import { ExchangeLanes } from "./diagram/exchange-lanes.tsx";
import { wrapLabel } from "./diagram/wrap-label.ts";
import { Button, ButtonLink } from "./form/button.tsx";
import { ErrorSummary } from "./form/error-summary.tsx";
import { CheckboxField, TextField } from "./form/field.tsx";
import { Breadcrumb } from "./layout/breadcrumb.tsx";
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
	test("[NV-7] the current page is marked in the navigation, and no other is", () => {
		expect(markup).toMatch(/<a[^>]*href="\/a"[^>]*aria-current="page"/);
		expect(markup).toMatch(/<a[^>]*href="\/b"[^>]*aria-current="true"/);
		expect(markup.match(/aria-current/g)).toHaveLength(2);
	});
	test("a panel opens without JavaScript and is one of those of which one is open, and its links are in the markup", () => {
		expect(markup).toMatch(/<details name="[^"]+"[^>]*><summary[^>]*>D<\/summary><ul[^>]*><li><a href="\/d"/);
	});
	test("the menu opens without JavaScript: a button that targets a popover around the one navigation", () => {
		expect(markup).toMatch(/id="site-menu" popover="auto"/);
		expect(markup.match(/popoverTarget="site-menu"/gi)).toHaveLength(2);
		expect(markup.match(/<nav/g)).toHaveLength(1);
	});
});

describe("card", () => {
	test("has one link, around the title, on the heading level asked for", () => {
		const markup = renderToStaticMarkup(<Card href="/x" title="T" text="Text" eyebrow="E" meta="M" headingLevel={2} />);
		expect(markup.match(/<a /g)).toHaveLength(1);
		expect(markup).toMatch(/<h2[^>]*><a href="\/x"[^>]*>T<\/a><\/h2>/);
	});
	test("is no link without an address, and is rendered by the link component given", () => {
		expect(renderToStaticMarkup(<Card title="T" />)).not.toContain("<a ");
		const Own = ({ href, children }: { readonly href: string; readonly children?: React.ReactNode }) => (
			<a href={`/own${href}`}>{children}</a>
		);
		expect(renderToStaticMarkup(<Card title="T" href="/x" as={Own} />)).toContain('href="/own/x"');
	});
	test("[LN-8] carries the language of its text", () => {
		expect(renderToStaticMarkup(<Card title="T" lang="en" />)).toContain('lang="en"');
	});
	test("each card of a grid is an item of one list", () => {
		const markup = renderToStaticMarkup(
			<CardGrid>
				<Card title="1" />
				{false}
				<Card title="2" />
			</CardGrid>,
		);
		expect(markup.match(/<li>/g)).toHaveLength(2);
	});
});

describe("section", () => {
	test("is named by its heading when it has an id", () => {
		const markup = renderToStaticMarkup(<Section id="a" heading="H" headingLevel={3} />);
		expect(markup).toContain('aria-labelledby="a-heading"');
		expect(markup).toContain('<h3 id="a-heading">H</h3>');
	});
	test("is not named by a heading that it does not have", () => {
		expect(renderToStaticMarkup(<Section id="a">Text</Section>)).not.toContain("aria-labelledby");
	});
});

describe("fields", () => {
	test("a field's error and hint describe it, and the error marks it", () => {
		const markup = renderToStaticMarkup(<TextField name="email" label="E-Mail" hint="Hint" error="Error" />);
		expect(markup).toContain('<label for="email"');
		expect(markup).toContain('aria-describedby="email-error email-hint"');
		expect(markup).toContain('aria-invalid="true"');
		expect(markup).toContain('id="email-error"');
		expect(markup).toContain('id="email-hint"');
	});
	test("a field without either is described by nothing", () => {
		const markup = renderToStaticMarkup(<CheckboxField name="ok" label="OK" />);
		expect(markup).not.toContain("aria-");
		expect(markup).toContain('type="checkbox"');
	});
	test("the summary links to every field and is absent where nothing is wrong", () => {
		expect(renderToStaticMarkup(<ErrorSummary title="T" errors={[{ fieldId: "email", message: "M" }]} />)).toContain(
			'<a href="#email">M</a>',
		);
		expect(renderToStaticMarkup(<ErrorSummary title="T" errors={[]} />)).toBe("");
	});
});

test("the last entry of a breadcrumb is the current page and no link", () => {
	const markup = renderToStaticMarkup(<Breadcrumb label="L" items={[{ href: "/", label: "Start" }]} current="Hier" />);
	expect(markup).toContain('<span aria-current="page">Hier</span>');
	expect(markup.match(/<a /g)).toHaveLength(1);
});

test("a button does not send a form unless told to, and a button link keeps its address", () => {
	expect(renderToStaticMarkup(<Button>A</Button>)).toContain('type="button"');
	expect(renderToStaticMarkup(<Button type="submit">A</Button>)).toContain('type="submit"');
	expect(renderToStaticMarkup(<ButtonLink href="/x">A</ButtonLink>)).toMatch(/^<a href="\/x"/);
});

test("an icon is named or hidden", () => {
	expect(renderToStaticMarkup(<Icon name="check" />)).toContain('aria-hidden="true"');
	expect(renderToStaticMarkup(<Icon name="check" label="Fertig" />)).toContain('role="img" aria-label="Fertig"');
});

test("a date is read out as a sentence, not as three parts", () => {
	const markup = renderToStaticMarkup(
		<DateBlock dateTime="2031-04-09" day="9" month="Apr." weekday="Mi" label="Mittwoch, 9. April 2031" />,
	);
	expect(markup).toContain('<time dateTime="2031-04-09"');
	expect(markup.match(/aria-hidden="true"/g)).toHaveLength(3);
});

test("labels of diagrams break at spaces, and at soft hyphens only where a word has no room", () => {
	expect(wrapLabel("Vertrag und Nutzungsregeln", 14)).toEqual(["Vertrag und", "Nutzungsregeln"]);
	expect(wrapLabel("Produktdaten\u00adverwaltung", 30)).toEqual(["Produktdatenverwaltung"]);
	expect(wrapLabel("Produktdaten\u00adverwaltung", 16)).toEqual(["Produktdaten-", "verwaltung"]);
	expect(wrapLabel("Die Nachhaltigkeits\u00adbericht\u00aderstattung", 20)).toEqual(["Die Nachhaltigkeits-", "berichterstattung"]);
});

test("an exchange between parties is read out in order, from whom to whom; parties beyond the fourth are left out with their flows", () => {
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

test("no component has an inline style, and every rule of a module sits in the layer of components", () => {
	const files = readdirSync(import.meta.dirname);
	for (const file of files.filter((name) => name.endsWith(".tsx") && !name.includes(".test."))) {
		expect(readFileSync(join(import.meta.dirname, file), "utf8"), file).not.toMatch(/\sstyle=/);
	}
	for (const file of files.filter((name) => name.endsWith(".module.css"))) {
		expect(readFileSync(join(import.meta.dirname, file), "utf8").trim(), file).toMatch(/^@layer components \{[\s\S]*\n\}$/);
		expect(readFileSync(join(import.meta.dirname, file), "utf8").match(/^\S/gm), file).toHaveLength(2);
	}
});
