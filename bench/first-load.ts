// What the first visit of a page loads, by part and package, in brotli 5: every kind of page in both languages.

import { chromium } from "@playwright/test";
import { findChromium } from "../launcher/chromium.ts";
import { say } from "../launcher/progress.ts";
import { type MeasuredPage, withPages } from "./measured-pages.ts";
import { type LoadedFile, type Visit, visit } from "./page-visit.ts";
import type { BenchOptions, Result } from "./result.ts";

/** Visits at once. */
const AT_ONCE = 2;

/** The most that an article may weigh, in KiB and in requests. */
const WANTED: Readonly<Record<string, Partial<Weight>>> = {
	article: { document: 7.5, scripts: 165, early: 4, styles: 8, requests: 12 },
};

/** What a visit loaded, in KiB; `early` are scripts asked for before the largest paint. */
interface Weight {
	readonly document: number;
	readonly scripts: number;
	readonly early: number;
	readonly styles: number;
	readonly fonts: number;
	readonly pictures: number;
	readonly requests: number;
}

/** `--path` chooses pages by `kind language`. */
export function measureFirstLoad({ path }: BenchOptions): Promise<Result[]> {
	return withPages(path, async (pages) => {
		const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: ["--no-sandbox", "--disable-gpu"] });
		try {
			const results = new Map<MeasuredPage, Result>();
			const rest = [...pages];
			const worker = async () => {
				for (let page = rest.shift(); page; page = rest.shift()) {
					say(`${page.kind} ${page.lang}`);
					results.set(page, resultOf(page, await visit(browser, page.url, page.lang)));
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, worker));
			return pages.flatMap((page) => results.get(page) ?? []);
		} finally {
			await browser.close();
		}
	});
}

function resultOf({ kind, lang }: MeasuredPage, { files }: Visit): Result {
	const sum = (choice: (file: LoadedFile) => boolean) =>
		Number((files.filter(choice).reduce((all, { bytes }) => all + bytes, 0) / 1024).toFixed(1));
	const part = (name: LoadedFile["part"]) => sum((file) => file.part === name);
	const weight: Weight = {
		document: part("document"),
		scripts: part("scripts"),
		early: sum((file) => file.part === "scripts" && file.early),
		styles: part("styles"),
		fonts: part("fonts"),
		pictures: part("pictures"),
		requests: files.length,
	};
	const packages = [...new Set(files.filter(({ part }) => part === "scripts").map((file) => file.package))].toSorted();
	const byPackage = packages.map((name) => [name, sum((file) => file.part === "scripts" && file.package === name)] as const);
	const wanted = WANTED[kind];
	const over = Object.entries(wanted ?? {}).filter(([name, most]) => weight[name as keyof Weight] > most);
	return {
		what: `First load, ${kind}, ${lang}`,
		measured: `HTML ${weight.document} KiB, scripts ${weight.scripts} (${byPackage.map(([name, size]) => `${name} ${size}`).join(", ")}), before the largest paint ${weight.early}, styles ${weight.styles}, fonts ${weight.fonts}, pictures ${weight.pictures}, ${weight.requests} requests${over.length > 0 ? `; too much: ${over.map(([name, most]) => `${name} over ${most}`).join(", ")}` : ""}`,
		...(wanted ? { held: over.length === 0, headline: true } : {}),
		values: { ...weight, ...Object.fromEntries(byPackage.map(([name, size]) => [`scripts of ${name}`, size])) },
	};
}
