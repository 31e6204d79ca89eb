// The article that is measured: exactly 1,200 words, as an editor would write them.

import { z } from "zod";
import type { StartedSite } from "./started-site.ts";

const WORDS = 1_200;
const PARAGRAPH = 60;

/** Words of such a text; they are not looked at. */
const VOCABULARY =
	"a data space connects companies that keep what is theirs and still let others use some of it so each offer says who may use which data for what purpose and how long before anything is sent contracts are agreed by programs in seconds while people decide what stands in them and every use is recorded where both sides can read it later without asking".split(
		" ",
	);

const neighbours = z.array(z.object({ author: z.string(), category: z.string() }));

/** Publishes the article in English. @returns its path */
export async function publishArticle({ cmsUrl, adminToken }: Pick<StartedSite, "cmsUrl" | "adminToken">): Promise<string> {
	const ask = async (path: string, body?: unknown): Promise<unknown> => {
		const response = await fetch(`${cmsUrl}/items/${path}`, {
			method: body === undefined ? "GET" : "POST",
			headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json", connection: "close" },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
		return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;
	};
	const english = encodeURIComponent(JSON.stringify({ locale: { _eq: "en" } }));
	const [like] = neighbours.parse(await ask(`posts?limit=1&fields=author,category&filter=${english}`));
	if (!like) throw new Error("There is no post to take an author and a category from.");
	const slug = "twelve-hundred-words";
	await ask("posts", {
		...like,
		slug,
		status: "published",
		locale: "en",
		translation_key: slug,
		published_on: new Date().toISOString().slice(0, 10),
		title: "Twelve hundred words on sharing data",
		description: "What it takes to share data between companies: offers, contracts, records, and the people who decide.",
		body: articleBody(),
	});
	return `/${slug}`;
}

/** Headings, paragraphs, links and a list, of 1,200 words in all. */
export function articleBody(): string {
	let at = 0;
	const words = (count: number) => {
		const taken = Array.from({ length: count }, (_, index) => VOCABULARY[(at + index * 7) % VOCABULARY.length] ?? "");
		at += count * 3 + 1;
		return taken.join(" ");
	};
	const parts: string[] = [];
	for (let written = 0, section = 0; written < WORDS; section += 1) {
		const heading = section % 2 === 0 ? 4 : 0;
		if (heading > 0) parts.push(`<h2>${words(heading)}</h2>`);
		const rest = Math.min(PARAGRAPH, WORDS - written) - heading;
		if (section % 5 === 4) {
			parts.push(
				`<ul>${[1, 2, 3].map((item) => `<li>${words(item === 3 ? rest - 2 * Math.floor(rest / 3) : Math.floor(rest / 3))}</li>`).join("")}</ul>`,
			);
		} else {
			parts.push(`<p>${words(rest - 12)} <strong>${words(4)}</strong> ${words(4)} <a href="/products">${words(4)}</a>.</p>`);
		}
		written += heading + rest;
	}
	return parts.join("\n");
}
