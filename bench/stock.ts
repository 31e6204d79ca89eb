// Writes many posts directly into the database while Directus is stopped, because saving them by the editing rules
// would take hours.

import { randomUUID } from "node:crypto";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { StepError } from "../launcher/progress.ts";
import { articleBody } from "./article-post.ts";

const LANGUAGES = ["de", "en"] as const;

/** Slug of a generated post by number. */
export const slugOf = (at: number, locale: string) => `stock-${at}-${locale}`;

/**
 * Adds posts to a database up to a number of items, each in both languages, with texts of 1,200 words.
 * @returns number of generated items, without other posts
 */
export function stockUp(file: string, count: number): number {
	const database = new DatabaseSync(file, { timeout: 10_000 });
	try {
		const like = Object.fromEntries(LANGUAGES.map((locale) => [locale, modelsOf(database, locale)]));
		const there = Number(database.prepare("SELECT COUNT(DISTINCT translation_key) AS n FROM posts").get()?.n);
		const stocked = Number(database.prepare("SELECT COUNT(*) AS n FROM posts WHERE slug LIKE 'stock-%-en'").get()?.n);
		const body = articleBody();
		database.exec("BEGIN");
		for (let at = stocked; at < stocked + count - there; at += 1) {
			for (const locale of LANGUAGES) {
				const models = like[locale] ?? [];
				const model = models[at % models.length];
				if (!model) throw new Error(`There is no post in ${locale} to take an author and a category from.`);
				insert(database, {
					...model,
					id: randomUUID(),
					slug: slugOf(at, locale),
					translation_key: `stock-${at}`,
					title: `Post ${at} of the stock`,
					published_on: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString().slice(0, 10),
					// Makes the text of each post unique.
					body: `${body}\n<p>This was number ${at}.</p>`,
					cover: null,
				});
			}
		}
		database.exec("COMMIT");
		return Math.max(stocked, stocked + count - there);
	} finally {
		database.close();
	}
}

type Columns = Record<string, SQLInputValue>;

function modelsOf(database: DatabaseSync, locale: string): readonly Columns[] {
	return database
		.prepare("SELECT * FROM posts WHERE locale = ? AND status = 'published' AND slug NOT LIKE 'stock-%'")
		.all(locale);
}

function insert(database: DatabaseSync, row: Columns): void {
	const names = Object.keys(row);
	database
		.prepare(
			`INSERT INTO posts (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
		)
		.run(...Object.values(row));
}

/** Timeout in ms until the site shows posts that were written at once. */
const READ_TIMEOUT_MS = 900_000;

/**
 * Waits until a page responds with 200, because a site is ready before it has all rows.
 * @throws StepError after the timeout
 */
export async function waitForPage(url: string): Promise<void> {
	await until(`${url} is not shown`, async () => {
		const response = await fetch(url);
		await response.body?.cancel();
		return response.status === 200;
	});
}

/**
 * Number of consecutive checks, half a second apart, that have to find nothing left to do, because changes arrive in
 * batches.
 */
const IDLE_CHECKS = 6;

/**
 * Waits until all documents are created and the search knows all pages: `hub_waiting_rows` is 0, and `/readyz` has no
 * warning.
 * @param token the site's `METRICS_TOKEN`
 * @throws StepError after the timeout
 */
export async function waitForDocuments(url: string, token: string): Promise<void> {
	let quiet = 0;
	await until("The site still reads content", async () => {
		const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
		const { warnings = [] } = z
			.object({ warnings: z.array(z.string()).optional() })
			.parse(await (await fetch(`${url}/readyz`)).json());
		const isQuiet = /^hub_waiting_rows\{[^}]*\} 0$/m.test(metrics) && warnings.length === 0;
		quiet = isQuiet ? quiet + 1 : 0;
		return quiet >= IDLE_CHECKS;
	});
}

async function until(failure: string, isTrue: () => Promise<boolean>): Promise<void> {
	for (const end = performance.now() + READ_TIMEOUT_MS; !(await isTrue()); await sleep(500))
		if (performance.now() > end) throw new StepError(`${failure} after ${READ_TIMEOUT_MS / 1_000} s.`);
}
