// Prints the files that visitors take along: each page in `sources` becomes a PDF in `printed`. Both are kept in the
// repository, so that nobody needs a browser to start the site. After a change: `node cms/seed/files/print.ts`, or with
// names of single files.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../../launcher/chromium.ts";
import { type CoverTone, composeCover } from "../../../shared-ui/src/cover/cover-composition.ts";
import { paintColour } from "../../../shared-ui/src/cover/cover-palette.ts";
import { RECORD, sourceNames, stateOf } from "./sources.ts";

const here = import.meta.dirname;

const WORDS = {
	de: {
		address: "Data Hub · Schnittstellenweg\u00a012 · 10000\u00a0Berlin",
		share: "Unverändert dürfen Sie dieses Dokument weitergeben.",
	},
	en: {
		address: "Data Hub · Schnittstellenweg\u00a012 · 10000\u00a0Berlin",
		share: "You may pass this document on unchanged.",
	},
} as const;

/** The picture that the document's card on the site bears too: same key, same tone. */
function coverSvg(seed: string, tone: CoverTone): string {
	const { viewBox, shapes } = composeCover(seed, tone, "card");
	const paths = shapes.map(({ paint, path, stroke }) => {
		const colour = paintColour(paint, tone);
		return stroke
			? `<path d="${path}" stroke-width="${stroke}" stroke="${colour}" fill="none"/>`
			: `<path d="${path}" fill="${colour}"/>`;
	});
	return `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${paths.join("")}</svg>`;
}

/** Print dates differ from run to run and say nothing; without them the same source gives the same bytes. */
function withoutDates(pdf: Buffer): Buffer {
	return Buffer.from(pdf.toString("latin1").replace(/\(D:\d{14}([^)]*)\)/g, "(D:20260901000000$1)"), "latin1");
}

async function print(browser: Browser, name: string): Promise<{ readonly bytes: number; readonly pages: number }> {
	const page = await browser.newPage();
	await page.goto(pathToFileURL(`${here}/sources/${name}.html`).href);
	const { seed = "", tone = "brand" } = await page.evaluate(() => ({ ...document.body.dataset }));
	await page.evaluate(
		({ cover, words }) => {
			const { body, title, documentElement } = document;
			const say = (place: Element, tag: string, text: string, className = "") => {
				const element = document.createElement(tag);
				element.className = className;
				element.textContent = text;
				place.append(element);
			};
			const head = document.createElement("header");
			const titles = document.createElement("div");
			say(titles, "p", body.dataset.kind ?? "", "kind");
			say(titles, "h1", title);
			say(titles, "p", document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "", "lead");
			say(titles, "p", "Data Hub", "brand");
			head.append(titles);
			head.insertAdjacentHTML("beforeend", cover);
			body.prepend(head);
			const { address, share } = words[documentElement.lang as "de" | "en"];
			if (body.className === "paper") {
				const foot = document.createElement("footer");
				say(foot, "p", share);
				say(foot, "p", address);
				body.append(foot);
			}
			const running = document.createElement("style");
			running.textContent = `@page { @bottom-left { content: "Data Hub · " ${JSON.stringify(title)} } }`;
			if (body.className === "paper") document.head.append(running);
		},
		{ cover: coverSvg(seed, tone as CoverTone), words: WORDS },
	);
	await page.evaluate(() => document.fonts.ready);
	const pdf = withoutDates(
		await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true }),
	);
	await page.close();
	writeFileSync(`${here}/printed/${name}.pdf`, pdf);
	return { bytes: pdf.length, pages: pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0 };
}

if (import.meta.main) {
	const wanted = process.argv.slice(2);
	const names = sourceNames().filter((name) => wanted.length === 0 || wanted.includes(name));
	const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: ["--no-sandbox"] });
	const record: Record<string, string> = JSON.parse(readFileSync(RECORD, "utf8"));
	for (const name of names) {
		const { bytes, pages } = await print(browser, name);
		record[name] = stateOf(name);
		process.stdout.write(`${name}.pdf  ${pages} pages  ${Math.round(bytes / 1000)} kB\n`);
	}
	await browser.close();
	const known = sourceNames().map((name) => [name, record[name] ?? ""] as const);
	writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(known), null, "\t")}\n`);
}
