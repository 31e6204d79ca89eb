// The measured article: exactly 1,200 words, as an editor would write them.

import { z } from "zod";
import { requestCms, type StartedSite } from "./started-site.ts";

const VOCABULARY =
	"a data space connects companies that keep what is theirs and still let others use some of it so each offer says who may use which data for what purpose and how long before anything is sent contracts are agreed by programs in seconds while people decide what stands in them and every use is recorded where both sides can read it later without asking".split(
		" ",
	);

const neighbours = z.array(z.object({ author: z.string(), category: z.string() }));

/** Publishes the article in English. @returns its path */
export async function publishArticle(site: StartedSite): Promise<string> {
	const english = encodeURIComponent(JSON.stringify({ locale: { _eq: "en" } }));
	const [like] = await requestCms(site, `items/posts?limit=1&fields=author,category&filter=${english}`, neighbours);
	if (!like) throw new Error("There is no post to take an author and a category from.");
	const slug = "twelve-hundred-words";
	const body = {
		...like,
		slug,
		status: "published",
		locale: "en",
		translation_key: slug,
		published_on: new Date().toISOString().slice(0, 10),
		title: "Twelve hundred words on sharing data",
		description:
			"What it takes to share data between companies: offers, contracts, records, and the people who decide.",
		body: articleBody(),
	};
	await requestCms(site, "items/posts", z.unknown(), { method: "POST", body });
	return `/${slug}`;
}

/** Returns headings, paragraphs with links and a list, 1,200 words in total. */
export function articleBody(): string {
	let at = 0;
	const words = (count: number) => {
		at += count * 3 + 1;
		return Array.from({ length: count }, (_, index) => VOCABULARY[(at + index * 7) % VOCABULARY.length]).join(" ");
	};
	const section = () =>
		`<h2>${words(4)}</h2><p>${words(44)} <strong>${words(4)}</strong> ${words(4)} <a href="/products">${words(4)}</a>.</p><p>${words(60)}</p>`;
	const list = () => `<ul>${[1, 2, 3].map(() => `<li>${words(20)}</li>`).join("")}</ul>`;
	return Array.from({ length: 5 }, () => `${section()}${list()}<p>${words(60)}</p>`).join("\n");
}
