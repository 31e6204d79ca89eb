// docs/recipes.md, “A language”: a row in the list, and texts that are borrowed from English here.

import { existsSync, readdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckoutCopy, copyCheckout } from "./checkout-copy.ts";
import type { SiteAnswer } from "./site-without-content.ts";

const LIST = "shared-contracts/src/language/locale.ts";
let copy: CheckoutCopy;
let answers: Readonly<Record<string, SiteAnswer>>;

const read = (path: string) => readFile(join(copy.folder, path), "utf8");
const page = (address: string) => parsePage(answers[address]?.body ?? "");

/** Borrows a package's English texts, with other words for some. */
async function borrow(messages: string, words: Readonly<Record<string, string>> = {}): Promise<void> {
	const english = JSON.parse(await read(`${messages}/en-US.json`)) as Record<string, string>;
	await copy.write(`${messages}/fr-FR.json`, `${JSON.stringify({ ...english, ...words }, null, "\t")}\n`);
}

/** Folders of texts within packages, as lazily loaded parts have them. */
function partsWithTexts(): string[] {
	const packages = readdirSync(copy.folder).filter((name) => existsSync(join(copy.folder, name, "src")));
	return packages.flatMap((name) =>
		readdirSync(join(copy.folder, name, "src"), { recursive: true, encoding: "utf8" })
			.filter((path) => path.endsWith("/messages/en-US.json"))
			.map((path) => join(name, "src", dirname(path))),
	);
}

beforeAll(async () => {
	copy = await copyCheckout();
	const recipe =
		(await readFile(join(import.meta.dirname, "../../../docs/recipes.md"), "utf8")).split("\n## A language\n")[1] ?? "";
	const blocks = [...recipe.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = ""]) => text);
	const [row = "", eventNames = "", contentNames = ""] = blocks;
	await copy.write(LIST, (await read(LIST)).replace(/^\] as const satisfies/m, `${row}$&`));
	for (const [messages, names] of [
		["mf-events/messages", eventNames],
		["mf-content/messages", contentNames],
	] as const)
		for (const file of ["de-DE.json", "en-US.json"])
			await copy.write(`${messages}/${file}`, (await read(`${messages}/${file}`)).replace("{\n", `{\n${names}`));
	const packages = readdirSync(copy.folder).filter((name) => /^mf-|^shell$/.test(name) && name !== "mf-auth");
	for (const name of packages) await borrow(`${name}/messages`, name === "mf-events" ? { "events.title": "Événements" } : {});
	await borrow("cms/mails/messages", { "contact.theirs.heading": "Merci" });
	const said = await copy.run(
		"test/recipes/site-without-content.ts",
		...["/fr/events", "/events", "/fr/login", "/fr/anmelden", "/feeds/fr/events.rss", "/sitemap.xml"],
	);
	answers = JSON.parse(said.trimEnd().split("\n").at(-1) ?? "{}") as typeof answers;
}, 240_000);
afterAll(() => copy?.remove());

test("[LN-8] [LN-3] a page below its prefix is in the language, and names its others and itself", () => {
	expect(answers["/fr/events"]?.status).toBe(200);
	const document = page("/fr/events");
	expect([document.attributes.lang, document.attributes.dir, document.one("h1").text]).toEqual(["fr", "ltr", "Événements"]);
	const alternates = document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => attributes.hreflang);
	expect(alternates).toEqual(["de", "en", "fr", "x-default"]);
	expect(document.one("meta", { property: "og:locale" }).attributes.content).toBe("fr_FR");
});

test("[LN-7] the language select of another language leads to it, by its own name", () => {
	const link = page("/events").one("a", { hreflang: "fr" });
	expect([link.attributes.href, link.text]).toEqual(["/fr/events", "Français"]);
});

test("[LN-2] a package without texts in it speaks the default language, at an address with the route's own word", () => {
	expect(page("/fr/login").one("h1").text).toBe("Sign in");
	expect(answers["/fr/anmelden"]).toMatchObject({ status: 301, location: "/fr/login" });
});

test("[MT-5] it has feeds, and stands in the sitemap", () => {
	expect(answers["/feeds/fr/events.rss"]?.body).toContain("<language>fr</language>");
	expect(answers["/feeds/fr/events.rss"]?.body).toContain("<title>Événements");
	expect(answers["/sitemap.xml"]?.body).toContain("/fr/events");
});

test("[LN-8] mails are written in it", async () => {
	await copy.write(
		"launcher/french-mail.ts",
		`import { mailToSender } from "../cms/extensions/hub-contact/contact-mails.ts";
const kept = { id: "1", locale: "fr", name: "Ada", email: "ada@example.com", organisation: "", subject: "S", message: "M" } as const;
process.stdout.write(mailToSender(kept, "mark").html);
`,
	);
	const mail = parsePage(await copy.run("french-mail.ts"));
	await rm(join(copy.folder, "launcher/french-mail.ts"));
	expect([mail.attributes.lang, mail.one("h1").text]).toEqual(["fr", "Merci"]);
});

test("[LN-1] the checks of the house take it as it is", { timeout: 240_000 }, async () => {
	await borrow("mf-auth/messages");
	for (const part of partsWithTexts()) await borrow(part);
	const errors = JSON.parse(await read("shell/messages/error.json")) as Record<string, unknown>;
	await copy.write("shell/messages/error.json", `${JSON.stringify({ ...errors, fr: errors.en }, null, "\t")}\n`);
	const said = await copy.run("check.ts", "house").catch(String);
	expect(said).not.toContain("failed");
	expect(said).toContain("house.languages.test.ts");
});
