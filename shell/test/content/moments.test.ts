// The whole site at a moment or a launch, for people with a signed link.

import { momentHref, signMoment } from "@hub/content-model/preview/moment-link.server";
import { testSite } from "@hub/e2e/test-site";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import {
	draftBeside,
	editDraft,
	launchOf,
	momentLink,
	openMoment,
	postValues,
	publishLaunch,
	undoLaunches,
	type View,
	viewAt,
	whenSearched,
} from "./moment-views.ts";

const HOUR = 3_600_000;
const site = useTestSite();
const editor = openEditor();
afterEach(() => undoLaunches(editor).finally(() => editor.undo()));

const page = (slug: string, change: object = {}) => ({
	status: "published",
	locale: "en",
	translation_key: slug,
	slug,
	title: `Page ${slug}`,
	description: "A page.",
	blocks: [{ type: "hero", title: `Page ${slug}`, text: "It is here.", actions: [], motif: "exchange" }],
	...change,
});
const iso = (ms: number) => new Date(ms).toISOString();

describe("[CT-12] the site at a moment", () => {
	test("shows what is scheduled until then on pages, in lists, feeds, the search and the sitemap, and not what ends", async () => {
		const at = Date.now() + HOUR;
		const words = await postValues(editor, "en", "quetzal", "Quetzalfeder");
		await editor.create("posts", { ...words, status: "published", publish_at: iso(at - 1_000) });
		await editor.create("pages", page("ended-quetzal", { unpublish_at: iso(at - 1_000) }));
		const view = await viewAt(site, { at: iso(at) });
		await whenSearched(view);
		const seen = await view("/quetzal-en");
		expect([seen.status, seen.text.includes("Quetzalfeder")]).toEqual([200, true]);
		expect(seen.document.one("aside", { class: "preview-bar" }).text).toContain(
			"You are viewing the site as it will be on",
		);
		expect([seen.headers.get("cache-control"), seen.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
		for (const path of ["/insights", "/feeds/en/insights.rss", "/search?q=Quetzalfeder", "/sitemap.xml"]) {
			const { html, headers } = await view(path);
			expect([path, html.includes("quetzal-en"), headers.get("cache-control")]).toEqual([path, true, "no-store"]);
			expect([path, (await site.get(path)).html.includes("quetzal-en")]).toEqual([path, false]);
		}
		expect([(await view("/ended-quetzal")).status, (await site.get("/ended-quetzal")).status]).toEqual([404, 200]);
		expect((await site.get("/quetzal-en")).status).toBe(404);
	});

	test("shows a launch in both languages as published, with the redirects that it leaves behind", async () => {
		const id = await editor.create("pages", page("old-heron"));
		const values = [
			["posts", null, await postValues(editor, "en", "heron", "Heronfeather")],
			["posts", null, await postValues(editor, "de", "heron", "Reiherfeder")],
			["pages", id, { ...page("new-heron"), locale: "en" }],
		] as const;
		const entries: (readonly [string, string])[] = [];
		for (const [collection, item, own] of values)
			entries.push([collection, await draftBeside(editor, collection, item, own)]);
		const launch = await launchOf("Herons", entries);
		const view = await viewAt(site, { launch });
		await whenSearched(view);
		expect((await view("/heron-en")).text).toContain("The launch “Herons” is shown as published.");
		expect((await view("/de/heron-de")).text).toContain("Die Veröffentlichung „Herons“ ist schon zu sehen.");
		expect((await view("/de/suche?q=Reiherfeder")).html).toContain("heron-de");
		const moved = await view("/old-heron");
		expect([moved.status, moved.headers.get("location"), moved.headers.get("cache-control")]).toEqual([
			301,
			"/new-heron",
			"no-store",
		]);
		expect((await view("/new-heron")).text).toContain("Page new-heron");
		expect([(await site.get("/old-heron")).status, (await site.get("/new-heron")).status]).toEqual([200, 404]);
		// A change of a draft is seen in the open view.
		await editDraft(entries[0]?.[1] ?? "", { title: "Heronfeather, again" });
		await expect.poll(async () => (await view("/heron-en")).text, { timeout: 10_000 }).toContain("Heronfeather, again");
	});

	test("a link to a launch shows today's site with it alone, and a link to its moment everything that is planned", async () => {
		const at = Date.now() + HOUR;
		const drafts: Record<string, string> = {};
		for (const key of ["avocet", "bittern", "curlew"])
			drafts[key] = await draftBeside(editor, "posts", null, await postValues(editor, "en", key, `About ${key}`));
		const scheduled = await postValues(editor, "en", "dunlin", "About dunlin");
		await editor.create("posts", { ...scheduled, status: "published", publish_at: iso(at - 2_000) });
		await launchOf("Earlier", [["posts", drafts.bittern ?? ""]], at - 1_000);
		await launchOf("In preparation", [["posts", drafts.curlew ?? ""]]);
		const launch = await launchOf("Avocets", [["posts", drafts.avocet ?? ""]], at);
		const [alone, planned] = [await viewAt(site, { launch }), await viewAt(site, { at: iso(at) })];
		for (const view of [alone, planned]) await whenSearched(view);
		const shownIn = async (view: View) => {
			const pages = ["avocet", "bittern", "curlew", "dunlin"];
			const statuses = await Promise.all(pages.map(async (key) => (await view(`/${key}-en`)).status));
			const lists = (await Promise.all(["/insights", "/search?q=About", "/sitemap.xml"].map(view))).map(({ html }) =>
				pages.filter((key) => html.includes(`${key}-en`)).join(" "),
			);
			return [pages.filter((_, index) => statuses[index] === 200).join(" "), ...new Set(lists)];
		};
		expect(await shownIn(alone)).toEqual(["avocet", "avocet"]);
		expect((await alone("/avocet-en")).text).toContain(
			"the site as it is now. The launch “Avocets” is shown as published.",
		);
		expect(await shownIn(planned)).toEqual(["avocet bittern dunlin", "avocet bittern dunlin"]);
		expect((await planned("/")).text).toContain("as it will be on");
	});

	test("is the site once the launch is published, redirects included", async () => {
		const id = await editor.create("pages", page("old-egret"));
		const launch = await launchOf("Egrets", [["pages", await draftBeside(editor, "pages", id, page("new-egret"))]]);
		const view = await viewAt(site, { launch });
		const seen = [(await view("/old-egret")).headers.get("location"), (await view("/new-egret")).status];
		await publishLaunch(launch);
		await editor.catchUp();
		const now = async () => [
			(await site.get("/old-egret")).headers.get("location"),
			(await site.get("/new-egret")).status,
		];
		await expect.poll(now, { timeout: 10_000 }).toEqual(seen);
		expect(seen).toEqual(["/new-egret", 200]);
	});

	test("sends nothing, and can be left", async () => {
		const cookie = await openMoment(site, await momentLink({ at: iso(Date.now() + HOUR) }));
		const sent = await site.fetch("/contact", {
			method: "POST",
			headers: { cookie },
			body: new URLSearchParams({ name: "x" }),
		});
		expect([sent.status, await sent.text()]).toEqual([
			403,
			expect.stringContaining("Nothing is sent from the preview"),
		]);
		const left = await site.fetch("/_moment?leave", { headers: { cookie } });
		expect([left.status, left.headers.getSetCookie()]).toEqual([
			302,
			[expect.stringContaining("hub_moment=; Max-Age=0")],
		]);
	});

	test("is opened by a valid link only", async () => {
		const { publishSecret } = testSite().settings;
		const now = Math.floor(Date.now() / 1_000);
		const at = Date.now() + HOUR;
		const claim = signMoment({ at, until: now + 60 }, publishSecret);
		const opened = await site.fetch(momentHref(claim), { redirect: "manual" });
		expect([opened.status, opened.headers.get("location")]).toEqual([302, "/"]);
		const refused = [
			signMoment({ ...claim, until: now - 1 }, publishSecret),
			signMoment({ at: at + 1, until: now + 60 }, "another secret"),
			{ ...claim, at: at + 1 },
		];
		for (const one of refused) {
			const response = await site.fetch(momentHref(one));
			expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
			const cookie = momentHref(one).replace("/_moment?", "hub_moment=");
			expect((await site.get("/", { cookie })).html).not.toContain("preview-bar");
		}
	});
});
