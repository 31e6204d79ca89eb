// Previews within Studio (CT-8), with the real content service: the pane beside a form, and the Visual Editor.

import { testSite } from "@hub/e2e/test-site";
import { PREVIEW_LASTS, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { asStudioFrame } from "@hub/shared-contracts/preview/studio-frame.server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { CANARY, draftOf, inAMinute, linkTo } from "./preview-drafts.ts";

const BAR = { class: "preview-bar" };
const { settings, adminToken, staff } = testSite();

let site: TestSite;
let editor: Editor;
let draft: { readonly id: string };

beforeAll(async () => {
	site = await openTestSite();
	editor = openEditor();
	draft = await draftOf(editor, "posts", {});
});
afterAll(async () => {
	await editor.undo();
	await site.close();
});

async function tokenOf(account: typeof staff): Promise<string> {
	const body = JSON.stringify(account);
	const headers = { "content-type": "application/json" };
	const signedIn = await fetch(`${settings.cmsUrl}/auth/login`, { method: "POST", headers, body });
	// Directus' own answer.
	return ((await signedIn.json()) as { data: { access_token: string } }).data.access_token;
}

describe("[CT-8] Studio's Visual Editor", () => {
	const framed = (href: string) => asStudioFrame(href, settings.publishSecret);
	const marksOf = async (href: string) => {
		const { document, status } = await site.get(href);
		expect([href, status]).toEqual([href, 200]);
		return [...document.all("span"), ...document.all("div")].flatMap(({ attributes }) => attributes["data-directus"] ?? []);
	};

	test("knows what it may edit of posts and pages, in its frame alone", async () => {
		const [home] = await editor.read("pages", { route_key: { _eq: "home" }, locale: { _eq: "de" } });
		const [about] = await editor.read("pages", { route_key: { _eq: "about" }, locale: { _eq: "de" } });
		const post = linkTo("posts", draft.id);
		expect(await marksOf(framed(post))).toEqual(
			["title", "description", "body"].map((field) => `collection:posts;item:${draft.id};fields:${field};mode:drawer`),
		);
		for (const { id } of [home, about] as { id: string }[]) {
			const marks = await marksOf(framed(linkTo("pages", id)));
			expect(marks.length).toBeGreaterThan(0);
			for (const mark of marks) expect(mark).toMatch(new RegExp(`^collection:pages;item:${id};fields:(title|description|blocks);`));
		}
		for (const href of [post, linkTo("pages", String(home?.id)), "/de", `/de?${framed("").slice(1)}`])
			expect(await marksOf(href)).toEqual([]);
	});

	test("says that the other language is outdated by a text that was changed, and not by a day that both share", async () => {
		const [german] = await editor.read("posts", { translation_key: { _eq: "why-lisbon" }, locale: { _eq: "de" } });
		const bar = async () => (await site.get(framed(linkTo("posts", String(german?.id))))).document.one("aside", BAR).text;
		await editor.update("posts", String(german?.id), { published_on: "2026-02-03" });
		expect(await bar()).toMatch(/English \(veröffentlicht\)(?! ist veraltet)/);
		await editor.update("posts", String(german?.id), { title: `${german?.title}, und warum nicht` });
		expect(await bar()).toMatch(/English \(veröffentlicht\) ist veraltet/);
	});

	test("is sent to Studio for its link, at the same address as others get a 404", async () => {
		const path = `/de/preview/blog-post/${draft.id}?version=draft`;
		const sent = await site.get(framed(path));
		const to = new URL(sent.headers.get("location") ?? "");
		expect([sent.status, sent.headers.get("cache-control"), to.origin, to.pathname]).toEqual([
			...[302, "private, no-store"],
			...[new URL(String(settings.studioUrl)).origin, `/hub-previews/posts/${draft.id}`],
		]);
		expect([(await site.get(path)).status, (await site.get(`${path}&studio=guessed`)).status]).toEqual([404, 404]);
	});
});

describe("[CT-8] Studio", () => {
	const call = (path: string, token?: string, init: RequestInit = {}) =>
		fetch(`${settings.cmsUrl}${path}`, {
			redirect: "manual",
			...init,
			headers: { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
		});
	const pathOf = (response: Response) =>
		new URL(response.headers.get("location") ?? "").href.replace(String(settings.publicUrl), "");

	test("leads signed-in staff to the preview, of the entry and of the version that they work on", async () => {
		const token = await tokenOf(staff);
		const stored = await call(`/hub-previews/posts/${draft.id}?version=published`, token);
		expect([stored.status, stored.headers.get("cache-control")]).toEqual([302, "no-store"]);
		expect((await site.get(pathOf(stored))).document.one("h1").text).toBe(`${CANARY} posts`);

		const version = await call("/versions", adminToken, {
			method: "POST",
			body: JSON.stringify({ key: "draft", name: "Draft", collection: "posts", item: draft.id }),
		});
		// Directus' own answer.
		const { data } = (await version.json()) as { data: { id: string } };
		await call(`/versions/${data.id}/save`, adminToken, { method: "POST", body: JSON.stringify({ title: `${CANARY} anders` }) });
		const worked = await call(`/hub-previews/posts/${draft.id}?version=draft`, token);
		const page = await site.get(pathOf(worked));
		expect([page.status, page.document.one("h1").text]).toEqual([200, `${CANARY} anders`]);
		expect(page.document.one("aside", BAR).text).toContain("Fassung");
		expect((await site.get(linkTo("posts", draft.id))).document.one("h1").text).toBe(`${CANARY} posts`);
	});

	test("shows the row where the version that it begins with the first change is not there yet", async () => {
		const { id } = await draftOf(editor, "posts", { slug: "canary-unversioned", translation_key: "canary-unversioned" });
		const answer = await call(`/hub-previews/posts/${id}?version=draft`, await tokenOf(staff));
		const page = await site.get(pathOf(answer));
		expect([page.status, page.document.one("h1").text]).toEqual([200, `${CANARY} posts`]);
	});

	test("begins with the home page, and marks the link as its own in a frame alone", async () => {
		const token = await tokenOf(staff);
		const start = `/hub-previews/pages/start?locale=en&version=&${asStudioFrame("", settings.publishSecret).slice(1)}`;
		const frame = await call(start, token, { headers: { "sec-fetch-dest": "iframe" } });
		expect(pathOf(frame)).toMatch(/^\/en\/preview\/pages\/[\w-]{36}\?.*&studio=/);
		expect((await site.get(pathOf(frame))).document.all("aside", BAR)).toHaveLength(1);
		const guessed = start.replace(/studio=.*/, "studio=guessed");
		for (const [asked, dest] of [
			[start, "document"],
			[guessed, "iframe"],
		] as const)
			expect(pathOf(await call(asked, token, { headers: { "sec-fetch-dest": dest } }))).not.toContain("studio=");
	});

	test("makes no link for visitors, for the site, or of what is not there", async () => {
		const answers = await Promise.all([
			call(`/hub-previews/posts/${draft.id}`),
			call(`/hub-previews/posts/${draft.id}`, settings.cmsToken),
			call(`/hub-previews/posts/${"30a9200d-795a-5c47-910a-5f0827791999"}`, adminToken),
			call(`/hub-previews/registrations/${"30a9200d-795a-5c47-910a-5f0827791999"}`, adminToken),
		]);
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
	});

	test("gives the site nothing without a proof, and nothing that the public never reads", async () => {
		const claim = signPreview(
			{ collection: "posts", id: draft.id, locale: "de", version: "", until: inAMinute(), generation: 0 },
			settings.publishSecret,
		);
		const ask = async (input: object, token = settings.cmsToken) =>
			(await call("/hub-previews/read", token, { method: "POST", body: JSON.stringify(input) })).json();
		expect(await ask({ claim, fields: ["title"] })).toMatchObject({ kind: "row", row: { title: `${CANARY} posts` } });
		expect(await ask({ claim: { ...claim, proof: "no" }, fields: ["title"] })).toEqual({ kind: "unknown" });
		for (const field of ["user_created.email", "author.user_updated.password", "cover.uploaded_by", "nothing"])
			expect(await ask({ claim, fields: [field] })).toEqual({ kind: "unknown" });
		expect(await ask({ claim, fields: ["title"] }, adminToken)).toEqual({ kind: "forbidden" });
	});
});

describe("[CT-8] a link to pass on", () => {
	const call = (path: string, token?: string, init: RequestInit = {}) =>
		fetch(`${settings.cmsUrl}${path}`, {
			...init,
			headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
		});
	const post = (path: string, body: object, token?: string) => call(path, token, { method: "POST", body: JSON.stringify(body) });
	const made = z.object({ data: z.object({ href: z.string(), until: z.number() }) });
	/** The address below the site's own, as a browser without any cookie opens it. */
	const linkOf = async (id: string, version: string, token: string) => {
		const answer = await call(`/hub-previews/posts/${id}/link?${new URLSearchParams({ version })}`, token);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
		const { href, until } = made.parse(await answer.json()).data;
		expect(until).toBeGreaterThan(Date.now() / 1_000 + PREVIEW_LASTS - 60);
		return href.replace(String(settings.publicUrl), "");
	};
	/** A new entry as Studio stores it while it is written: a version without a row. */
	const begin = async (delta: object, token: string) => {
		const begun = await post("/versions", { key: "draft", collection: "posts", item: null }, token);
		const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(await begun.json()).data;
		expect((await post(`/versions/${id}/save`, delta, token)).status).toBe(200);
		return id;
	};
	const contentOf = async () => {
		const [row = {}] = await editor.read("posts", { locale: { _eq: "de" }, status: { _eq: "published" } });
		const { body, description, author, category } = row;
		return { locale: "de", title: `${CANARY} neu`, body, description, author, category };
	};

	test("shows the stored entry, or the version that is edited, and is neither cached nor indexed", async () => {
		const token = await tokenOf(staff);
		const page = await site.get(await linkOf(draft.id, "", token));
		expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
			200,
			"no-store",
			"noindex",
		]);
		const { id } = await draftOf(editor, "posts", { slug: "canary-passed-on", translation_key: "canary-passed-on" });
		const version = await post("/versions", { key: "draft", name: "Draft", collection: "posts", item: id }, token);
		const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await version.json());
		await post(`/versions/${data.id}/save`, { title: `${CANARY} in Arbeit` }, token);
		const titles = await Promise.all(
			["", "draft"].map(async (key) => (await site.get(await linkOf(id, key, token))).document.one("h1").text),
		);
		expect(titles).toEqual([`${CANARY} posts`, `${CANARY} in Arbeit`]);
	});

	test("shows a new entry that is only a version so far, leaves no row, and leads on to the entry once it is published", async () => {
		const token = await tokenOf(staff);
		const content = await contentOf();
		const id = await begin({ ...content, slug: "canary-begun", translation_key: "canary-begun" }, token);
		const link = await linkOf(id, "+", token);
		const page = await site.get(link);
		expect([page.status, page.document.one("h1").text]).toEqual([200, `${CANARY} neu`]);
		expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
		expect(page.document.one("aside", BAR).text).toContain("Entwurf");
		expect(await editor.read("posts", { slug: { _eq: "canary-begun" } }), "looking stores nothing").toEqual([]);
		await post(`/versions/${id}/save`, { title: `${CANARY} weiter` }, token);
		expect((await site.get(link)).document.one("h1").text).toBe(`${CANARY} weiter`);

		expect((await post(`/versions/${id}/promote`, {}, token)).status).toBe(200);
		await call(`/versions/${id}`, token, { method: "DELETE" });
		expect(await editor.read("posts", { id: { _eq: id } })).toMatchObject([{ slug: "canary-begun" }]);
		expect((await site.get(link)).document.one("h1").text).toBe(`${CANARY} weiter`);
		await call(`/items/posts/${id}`, adminToken, { method: "DELETE" });
		expect((await site.get(link)).status).toBe(404);
	});

	test("of a new entry ends when an editor ends it, and when it is given up", async () => {
		const token = await tokenOf(staff);
		const id = await begin({ ...(await contentOf()), slug: "canary-given-up", translation_key: "canary-given-up" }, token);
		const link = await linkOf(id, "+", token);
		const end = (who?: string) => post(`/hub-previews/posts/${id}/end-links?version=%2B`, {}, who);
		expect([(await end()).status, (await end(settings.cmsToken)).status, (await site.get(link)).status]).toEqual([404, 404, 200]);
		expect((await end(token)).status).toBe(200);
		expect((await site.get(link)).status).toBe(404);
		const next = await linkOf(id, "+", token);
		expect((await site.get(next)).status).toBe(200);
		await call(`/versions/${id}`, token, { method: "DELETE" });
		expect((await site.get(next)).status).toBe(404);
	});

	test("is made for staff alone, of what is there and has a language", async () => {
		const token = await tokenOf(staff);
		const unspoken = await begin({ title: `${CANARY} ohne Sprache` }, token);
		const missing = "30a9200d-795a-5c47-910a-5f0827791999";
		const answers = await Promise.all([
			call(`/hub-previews/posts/${draft.id}/link`),
			call(`/hub-previews/posts/${draft.id}/link`, settings.cmsToken),
			call(`/hub-previews/posts/${missing}/link`, token),
			call(`/hub-previews/posts/${missing}/link?version=%2B`, token),
			call(`/hub-previews/posts/${unspoken}/link?version=%2B`, token),
			call(`/hub-previews/pages/${unspoken}/link?version=%2B`, token),
			call(`/hub-previews/registrations/${draft.id}/link`, token),
		]);
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
		await call(`/versions/${unspoken}`, token, { method: "DELETE" });
	});
});

describe("[CT-8] links to a preview end", () => {
	const call = (path: string, token: string | undefined, init: RequestInit = {}) =>
		fetch(`${settings.cmsUrl}${path}`, {
			redirect: "manual",
			...init,
			headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
		});
	const end = (id: string, token: string | undefined, collection = "posts") =>
		call(`/hub-previews/${collection}/${id}/end-links`, token, { method: "POST", body: "{}" });
	/** The link that Studio makes of an entry now. */
	const linkOf = async (id: string) => {
		const made = await call(`/hub-previews/posts/${id}`, adminToken);
		return new URL(made.headers.get("location") ?? "").href.replace(String(settings.publicUrl), "");
	};
	const statusOf = async (href: string) => (await site.get(href)).status;
	const entry = (slug: string) => draftOf(editor, "posts", { slug, translation_key: slug });

	test("when the entry is archived, and stay so once it is a draft again; a new one works", async () => {
		const { id } = await entry("canary-archived");
		const [link, other] = [await linkOf(id), await linkOf(draft.id)];
		expect(await statusOf(link)).toBe(200);
		await editor.revise("posts", id, { title: `${CANARY} neu` });
		expect(await statusOf(link), "a save ends none").toBe(200);
		await editor.revise("posts", id, { status: "archived" });
		expect(await statusOf(link)).toBe(404);
		await editor.revise("posts", id, { status: "draft" });
		expect([await statusOf(link), await statusOf(await linkOf(id)), await statusOf(other)]).toEqual([404, 200, 200]);
	});

	test("when it is archived with others at once", async () => {
		const [one, other] = [await entry("canary-first"), await entry("canary-second")];
		const links = [await linkOf(one.id), await linkOf(other.id)];
		const body = JSON.stringify({ keys: [one.id, other.id], data: { status: "archived" } });
		expect((await call("/items/posts", adminToken, { method: "PATCH", body })).status).toBe(200);
		expect(await Promise.all(links.map(statusOf))).toEqual([404, 404]);
	});

	test("when it is deleted", async () => {
		const { id } = await entry("canary-deleted");
		const [row = {}] = await editor.read("posts", { id: { _eq: id } });
		const link = await linkOf(id);
		expect(await statusOf(link)).toBe(200);
		expect((await call(`/items/posts/${id}`, adminToken, { method: "DELETE" })).status).toBe(204);
		expect(await statusOf(link)).toBe(404);
		expect((await call("/items/posts", adminToken, { method: "POST", body: JSON.stringify(row) })).status).toBe(200);
		expect(await statusOf(link), "nor does it come back with the entry").toBe(404);
	});

	test("when an editor ends them, those of versions too, and no other entry's", async () => {
		const { id } = await entry("canary-ended");
		const link = await linkOf(id);
		const [version, other] = [linkTo("posts", id, { version: "draft" }), await linkOf(draft.id)];
		const token = await tokenOf(staff);
		expect(await Promise.all([link, version, other].map(statusOf))).toEqual([200, 200, 200]);
		const ended = await end(id, token);
		expect([ended.status, ended.headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(await Promise.all([link, version, other].map(statusOf))).toEqual([404, 404, 200]);
		const next = await linkOf(id);
		expect(await statusOf(next)).toBe(200);
		await Promise.all([end(id, token), end(id.toUpperCase(), token), end(id, token)]);
		expect(await statusOf(next)).toBe(404);
		expect(await linkOf(id), "each of three at once counts").toContain("generation=4&");
	});

	test("by no one who may not change the entry", async () => {
		const { id } = await entry("canary-kept");
		const link = await linkOf(id);
		const missing = "30a9200d-795a-5c47-910a-5f0827791999";
		const answers = await Promise.all([
			end(id, undefined),
			end(id, settings.cmsToken),
			end(missing, adminToken),
			end(missing, await tokenOf(staff)),
			end(id, adminToken, "registrations"),
			call(`/items/posts/${id}`, settings.cmsToken, { method: "PATCH", body: JSON.stringify({ status: "archived" }) }),
			call(`/items/posts/${id}`, settings.cmsToken, { method: "DELETE" }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 403, 403]);
		expect(await statusOf(link)).toBe(200);
	});

	test("when they were made before links could be ended", async () => {
		const { id } = await entry("canary-old-link");
		const href = linkTo("posts", id);
		expect([await statusOf(href), await statusOf(href.replace(/generation=0&/, ""))]).toEqual([200, 404]);
	});
});
