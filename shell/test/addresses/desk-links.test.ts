// The desk looks through links and redirects with the real site, which alone knows addresses.

import { testSite } from "@hub/e2e/test-site";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { openEditor } from "../fixtures/editor.ts";

const editor = openEditor();
afterEach(() => editor.undo());

/** Where links of the other entries lead to. */
const TARGET = {
	...{ status: "published", locale: "en", translation_key: "made-by-another", slug: "made-by-another" },
	...{ title: "Made by another", description: "A page that a test made." },
	blocks: [{ type: "prose", html: "<p>Words.</p>" }],
};
const LINK = { locale: "en", status: "published", menu: "footer", translation_key: "made-by-a-test" };

const stretch = z.object({
	data: z.object({
		found: z.array(
			z.object({
				name: z.string(),
				links: z.array(
					z.object({
						href: z.string(),
						target: z.object({
							movedTo: z.string().nullable(),
							found: z.object({ kind: z.string(), entry: z.object({ status: z.string() }).optional() }),
						}),
					}),
				),
			}),
		),
		next: z.object({ collection: z.string().default(""), after: z.string() }).nullable(),
	}),
});

describe("[CT-1] the desk names links that visitors do not see, and why", () => {
	/** What the desk finds, by the name of the entry with the link. */
	async function found(): Promise<ReadonlyMap<string, string>> {
		const { settings, adminToken } = testSite();
		const lines = new Map<string, string>();
		for (let next: z.infer<typeof stretch>["data"]["next"] = { collection: "", after: "" }; next; ) {
			const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
			const answer = await fetch(`${settings.cmsUrl}/hub-desk/dead-links?${query}`, {
				headers: { authorization: `Bearer ${adminToken}` },
			});
			const { data } = stretch.parse(await answer.json());
			for (const { name, links } of data.found)
				lines.set(
					name,
					links
						.map(({ href, target: { movedTo, found: there } }) => [href, movedTo, there.kind, there.entry?.status])
						.map((parts) => parts.filter(Boolean).join(" "))
						.join(", "),
				);
			next = data.next;
		}
		return lines;
	}

	test("where all lead somewhere, it finds nothing", async () => {
		expect([...(await found())]).toEqual([]);
	});

	test.each([
		["a draft", { status: "draft" }, "draft"],
		["what was withdrawn", { status: "archived" }, "archived"],
		["what is shown later", { publish_at: "2099-01-01T00:00:00Z" }, "published"],
		["what is no longer shown", { unpublish_at: "2020-01-01T00:00:00Z" }, "published"],
	])("%s, in a text, in a block and in a menu", async (_, change, status) => {
		const target = await editor.create("pages", TARGET);
		const [post] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		const { id: _id, ...like } = post ?? {};
		const made = { slug: "made-by-a-test", translation_key: "made-by-a-test", title: "With a text" };
		await editor.create("posts", { ...like, ...made, body: '<p><a href="/made-by-another#there">Read on</a></p>' });
		const cards = { type: "features", heading: "A", items: [{ title: "A", text: "B", href: "/en/made-by-another" }] };
		await editor.create("pages", { ...TARGET, ...made, slug: "with-a-block", title: "With a block", blocks: [cards] });
		await editor.create("navigation", { ...LINK, label: "In a menu", href: "/made-by-another" });
		await editor.revise("pages", target, change);
		expect(Object.fromEntries(await found())).toEqual({
			"With a text": `/made-by-another#there entry ${status}`,
			"With a block": `/en/made-by-another entry ${status}`,
			"In a menu": `/made-by-another entry ${status}`,
		});
		await editor.revise("pages", target, { status: "published", publish_at: null, unpublish_at: null });
		expect([...(await found())]).toEqual([]);
	});

	test("redirects that end nowhere, by themselves and with the links that use them", async () => {
		const target = await editor.create("pages", TARGET);
		await editor.create("redirects", { from: "/old-another", to: "/made-by-another", permanent: true });
		await editor.create("redirects", { from: "/old-elsewhere", to: "https://example.org/", permanent: true });
		await editor.create("navigation", { ...LINK, label: "In a menu", href: "/old-another" });
		expect([...(await found())]).toEqual([]);
		await editor.revise("pages", target, { status: "archived" });
		// Older than the rule that refuses chains and circles.
		editor.force("redirects", { from: "/en/older", to: "/en/old-another", permanent: true });
		editor.force("redirects", { from: "/en/round", to: "/en/about-it", permanent: true });
		editor.force("redirects", { from: "/en/about-it", to: "/en/round", permanent: true });
		const end = "/en/made-by-another entry archived";
		expect(Object.fromEntries(await found())).toEqual({
			"In a menu": `/old-another ${end}`,
			"/en/old-another → /en/made-by-another": `/en/old-another ${end}`,
			"/en/older → /en/old-another": `/en/older ${end}`,
			"/en/round → /en/about-it": "/en/round /en/round none",
			"/en/about-it → /en/round": "/en/about-it /en/about-it none",
		});
	});
});
