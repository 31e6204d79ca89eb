import { expect, test } from "vitest";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { parseXml } from "../fixtures/xml-document.ts";

const site = useTestSite();

test("[OP-3] security.txt names a contact, and expires in the future and within a year", async () => {
	const response = await site.fetch("/.well-known/security.txt");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	const text = await response.text();
	const field = (name: string) => text.match(new RegExp(`^${name}: (.+)$`, "m"))?.[1] ?? "";
	const [email] = (await site.get("/contact")).html.match(/mailto:[^"]+/) ?? [];
	expect([field("Contact"), field("Preferred-Languages")]).toEqual([email, "de, en"]);
	const days = (Date.parse(field("Expires")) - Date.now()) / 86_400_000;
	expect([days > 30, days < 365]).toEqual([true, true]);
	expect(field("Canonical")).toMatch(/^http.+\/\.well-known\/security\.txt$/);
	expect((await site.get(new URL(field("Policy")).pathname)).text).toMatch(/within 48 hours.*within 14 days/);
});

test("[MT-5] robots.txt names the sitemap and bars only what is not listed", async () => {
	const robots = await site.fetch("/robots.txt");
	const text = await robots.text();
	expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	expect(text).toContain(`\nSitemap: ${publicUrl()}/sitemap.xml\n`);
	const barred = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
	expect(barred).toEqual(expect.arrayContaining(["/_data", "/api/", "/preview/", "/de/preview/"]));
	const response = await site.fetch("/sitemap.xml");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
	const map = parseXml(await response.text())
		.all("loc")
		.map(({ text }) => text.slice(publicUrl().length));
	expect(map.filter((path) => barred.some((prefix) => path.startsWith(prefix)))).toEqual([]);
	// Crawlers need these files to render pages.
	expect(barred.filter((prefix) => "/r/".startsWith(prefix) || "/media/".startsWith(prefix))).toEqual([]);
});
