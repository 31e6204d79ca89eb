// docs/developers.md, “A language”: it needs only a row in the list, and texts, which are copied from English here.

import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { type CheckoutCopy, sectionOf } from "./checkout-copy.ts";
import type { Recipe, Trial } from "./trial.ts";

const LIST = "shared-contracts/src/language/locale.ts";

/** Copies a package's English texts and changes some. */
async function borrow(
	copy: CheckoutCopy,
	messages: string,
	words: Readonly<Record<string, string>> = {},
): Promise<void> {
	const english = JSON.parse(await copy.read(`${messages}/en-US.json`)) as Record<string, string>;
	await copy.write(`${messages}/fr-FR.json`, `${JSON.stringify({ ...english, ...words }, null, "\t")}\n`);
}

/** Returns the folders of texts within packages, as lazily loaded parts have them. */
function partsWithTexts({ folder }: CheckoutCopy): string[] {
	const packages = readdirSync(folder).filter((name) => existsSync(join(folder, name, "src")));
	return packages.flatMap((name) =>
		readdirSync(join(folder, name, "src"), { recursive: true, encoding: "utf8" })
			.filter((path) => /(^|\/)(messages|search-words)\/en-US\.json$/.test(path))
			.map((path) => join(name, "src", dirname(path))),
	);
}

export const language: Recipe = {
	title: "A language",
	async follow(copy) {
		const blocks = [...(await sectionOf(language.title)).matchAll(/^```\w+\n(.*?)^```$/gms)].map(
			([, text = ""]) => text,
		);
		const [row = "", eventNames = "", contentNames = ""] = blocks;
		await copy.write(LIST, (await copy.read(LIST)).replace(/^\] as const satisfies/m, `${row}$&`));
		for (const [messages, names] of [
			["mf-events/messages", eventNames],
			["mf-content/messages", contentNames],
		] as const)
			for (const file of ["de-DE.json", "en-US.json"])
				await copy.write(`${messages}/${file}`, (await copy.read(`${messages}/${file}`)).replace("{\n", `{\n${names}`));
		const packages = readdirSync(copy.folder).filter((name) => /^mf-|^shell$/.test(name) && name !== "mf-auth");
		for (const name of packages)
			await borrow(copy, `${name}/messages`, name === "mf-events" ? { "events.title": "Événements" } : {});
		await borrow(copy, "cms/mails/messages", { "contact.theirs.heading": "Merci" });
	},
	addresses: ["/fr/events", "/events", "/fr/login", "/fr/anmelden", "/feeds/fr/events.rss", "/sitemap.xml"],
	async finish(copy) {
		await borrow(copy, "mf-auth/messages");
		for (const part of partsWithTexts(copy)) await borrow(copy, part);
		for (const file of ["shell/messages/error.json", "shell/messages/plain.json"]) {
			const texts = JSON.parse(await copy.read(file)) as Record<string, unknown>;
			await copy.write(file, `${JSON.stringify({ ...texts, fr: texts.en }, null, "\t")}\n`);
		}
	},
};

const MAIL = "launcher/french-mail.ts";
const WRITES_MAIL = `import { mailToSender } from "../cms/extensions/hub-server/contact/contact-mails.ts";
const message = { id: "1", locale: "fr", name: "Ada", email: "ada@example.com", organisation: "", subject: "S", message: "M" } as const;
process.stdout.write(mailToSender(message, "mark").html);
`;

export function languageCases(trial: Trial): void {
	/** Returns the site's responses and their pages by address. */
	const openSite = async () => {
		const answers = await (await trial.followed()).site();
		return {
			answer: (address: string) => answers[address],
			page: (address: string) => parsePage(answers[address]?.body ?? ""),
		};
	};

	describe(language.title, () => {
		test("a page below its prefix is in the language, and has alternates of all languages", async () => {
			const { page, answer } = await openSite();
			expect(answer("/fr/events")?.status).toBe(200);
			const document = page("/fr/events");
			expect([document.attributes.lang, document.attributes.dir, document.one("h1").text]).toEqual([
				"fr",
				"ltr",
				"Événements",
			]);
			const alternates = document
				.all("link", { rel: "alternate", hreflang: true })
				.map(({ attributes }) => attributes.hreflang);
			expect(alternates).toEqual(["de", "en", "fr", "x-default"]);
			expect(document.one("meta", { property: "og:locale" }).attributes.content).toBe("fr_FR");
		});

		test("the language select of another language leads to it, by its own name", async () => {
			const { page } = await openSite();
			const link = page("/events").one("a", { hreflang: "fr" });
			expect([link.attributes.href, link.text]).toEqual(["/fr/events", "Français"]);
		});

		test("a package without texts in it uses the default language and its route's own path", async () => {
			const { page, answer } = await openSite();
			expect(page("/fr/login").one("h1").text).toBe("Sign in");
			expect(answer("/fr/anmelden")).toMatchObject({ status: 301, location: "/fr/login" });
		});

		test("it has feeds and is in the sitemap", async () => {
			const { answer } = await openSite();
			expect(answer("/feeds/fr/events.rss")?.body).toContain("<language>fr</language>");
			expect(answer("/feeds/fr/events.rss")?.body).toContain("<title>Événements");
			expect(answer("/sitemap.xml")?.body).toContain("/fr/events");
		});

		test("mails to readers of the language are written in it", async () => {
			const { copy, site } = await trial.followed();
			await site();
			await copy.write(MAIL, WRITES_MAIL);
			const mail = parsePage(await copy.run("french-mail.ts").finally(() => rm(join(copy.folder, MAIL))));
			expect([mail.attributes.lang, mail.one("h1").text]).toEqual(["fr", "Merci"]);
		});

		test("passes types, lint and house rules", async () => {
			const { checks } = await trial.followed();
			expect(await checks()).toContain("architecture/languages.test.ts");
		});
	});
}
