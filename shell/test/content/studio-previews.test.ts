// Previews within Studio (CT-8): the pane beside a form, and the Visual Editor.

import { signPreview } from "@hub/content-model/preview/preview-link.server";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { CANARY, draftOf, inAMinute, linkTo } from "./preview-drafts.ts";

const BAR = { class: "preview-bar" };
const { settings, adminToken, staff } = testSite();

const site = useTestSite();
let editor: Editor;
let draft: { readonly id: string };

beforeAll(async () => {
	editor = openEditor();
	draft = await draftOf(editor, "posts", {});
});
afterAll(async () => {
	await editor.undo();
});

const call = (path: string, token?: string, init: RequestInit = {}) =>
	fetch(`${settings.cmsUrl}${path}`, {
		redirect: "manual",
		...init,
		headers: {
			...init.headers,
			...(token ? { authorization: `Bearer ${token}` } : {}),
			"content-type": "application/json",
		},
	});
const post = (path: string, body: object, token?: string) =>
	call(path, token, { method: "POST", body: JSON.stringify(body) });

async function tokenOf(account: typeof staff): Promise<string> {
	const signedIn = await post("/auth/login", account);
	// Directus' own response type.
	return ((await signedIn.json()) as { data: { access_token: string } }).data.access_token;
}

describe("[CT-8] Studio", () => {
	const pathOf = (response: Response) =>
		new URL(response.headers.get("location") ?? "").href.replace(String(settings.publicUrl), "");

	test("redirects staff to the preview of the entry or of the version in progress", async () => {
		const token = await tokenOf(staff);
		const stored = await call(`/hub-previews/posts/${draft.id}?version=published`, token);
		expect([stored.status, stored.headers.get("cache-control")]).toEqual([302, "no-store"]);
		expect((await site.get(pathOf(stored))).document.one("h1").text).toBe(`${CANARY} posts`);

		const version = await post(
			"/versions",
			{ key: "draft", name: "Draft", collection: "posts", item: draft.id },
			adminToken,
		);
		// Directus' own response type.
		const { data } = (await version.json()) as { data: { id: string } };
		await post(`/versions/${data.id}/save`, { title: `${CANARY} anders` }, adminToken);
		const worked = await call(`/hub-previews/posts/${draft.id}?version=draft`, token);
		const page = await site.get(pathOf(worked));
		expect([page.status, page.document.one("h1").text]).toEqual([200, `${CANARY} anders`]);
		expect(page.document.one("aside", BAR).text).toContain("Fassung");
		expect((await site.get(linkTo("posts", draft.id))).document.one("h1").text).toBe(`${CANARY} posts`);
	});

	test("signs no link for visitors, the site's account or missing entries", async () => {
		const answers = await Promise.all([
			call(`/hub-previews/posts/${draft.id}`),
			call(`/hub-previews/posts/${draft.id}`, settings.cmsToken),
			call(`/hub-previews/posts/${"30a9200d-795a-5c47-910a-5f0827791999"}`, adminToken),
			call(`/hub-previews/registrations/${"30a9200d-795a-5c47-910a-5f0827791999"}`, adminToken),
		]);
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
	});

	test("gives the site no row without a proof and no private field", async () => {
		const claim = signPreview(
			{ collection: "posts", id: draft.id, locale: "de", version: "", until: inAMinute(), generation: 0 },
			settings.publishSecret,
		);
		const ask = async (input: object, token = settings.cmsToken) =>
			(await post("/hub-previews/read", input, token)).json();
		expect(await ask({ claim, fields: ["title"] })).toMatchObject({ kind: "row", row: { title: `${CANARY} posts` } });
		expect(await ask({ claim: { ...claim, proof: "no" }, fields: ["title"] })).toEqual({ kind: "unknown" });
		for (const field of ["user_created.email", "author.user_updated.password", "cover.uploaded_by", "nothing"])
			expect(await ask({ claim, fields: [field] })).toEqual({ kind: "unknown" });
		expect(await ask({ claim, fields: ["title"] }, adminToken)).toEqual({ kind: "forbidden" });
	});
});

describe("[CT-8] links to a preview end", () => {
	const end = (id: string, token: string | undefined, collection = "posts") =>
		post(`/hub-previews/${collection}/${id}/end-links`, {}, token);
	/** Returns the link that Studio creates for an entry. */
	const linkOf = async (id: string) => {
		const made = await call(`/hub-previews/posts/${id}`, adminToken);
		return new URL(made.headers.get("location") ?? "").href.replace(String(settings.publicUrl), "");
	};
	const statusOf = async (href: string) => (await site.get(href)).status;
	const entry = (slug: string) => draftOf(editor, "posts", { slug, translation_key: slug });

	test("when the entry is archived, for good; a new link works", async () => {
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

	test("when an editor ends them, with those of versions and no other entry's", async () => {
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

	test("by nobody without the right to change the entry", async () => {
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
});
