// The typed calls against the running Directus (CM-2). The last test fails if one was not made.

import { randomUUID } from "node:crypto";
import { acceptUserInvite, login, logout, passwordRequest, passwordReset, refresh } from "@directus/sdk";
import { mailedLink, staffRole, withoutAccount } from "@hub/e2e/accounts";
import { testSite } from "@hub/e2e/test-site";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { type ContentRow, type ContentTable, contentCalls } from "../../src/session/content-calls.server.ts";
import { createTransport } from "../../src/session/content-transport.server.ts";
import { createAccountCalls, createRefreshes, NO_TOKENS, tokensFrom } from "../../src/session/token-refresh.server.ts";

type Calls = ReturnType<typeof contentCalls>;

const made = new Set<string>();
const offered = new Set<string>();
const transport = createTransport({ url: testSite().settings.cmsUrl });

function callsOf(staticToken?: string): Calls {
	const store = { read: () => NO_TOKENS, write: () => undefined };
	return noting(contentCalls(createAccountCalls({ transport, refreshes: createRefreshes(transport), store, staticToken })));
}

/** Wraps calls so that each one made is recorded. */
function noting<Value extends object>(calls: Value, under = ""): Value {
	const noted = Object.entries(calls).map(([name, value]: [string, unknown]) => {
		const path = `${under}${name}`;
		if (typeof value === "object" && value !== null) return [name, noting(value, `${path}.`)];
		if (typeof value !== "function") return [name, value];
		offered.add(path);
		return [
			name,
			(...given: readonly unknown[]) => {
				made.add(path);
				const answer: unknown = value(...given);
				const isTable = typeof answer === "object" && answer !== null && !(answer instanceof Promise);
				return isTable ? noting(answer, `${path}.`) : answer;
			},
		];
	});
	// The result has the same properties and types.
	return Object.fromEntries(noted) as Value;
}

const admin = callsOf(testSite().adminToken);
const name = () => `calls-${randomUUID()}`;
const idOf = ({ id }: Readonly<Record<string, unknown>>) => z.union([z.string(), z.number()]).parse(id);
/** Creates, changes, reads, lists and deletes an entry. */
async function manage(table: ContentTable, made: ContentRow, change: ContentRow): Promise<void> {
	const id = idOf(await table.createOne(made));
	expect(await table.updateOne(id, change)).toMatchObject(change);
	expect(await table.readOne(id)).toMatchObject(change);
	const listed = async () => (await table.readMany({ filter: { id: { _eq: id } } })).map((row) => row.id);
	expect(await listed()).toContain(id);
	await table.deleteOne(id);
	expect(await listed()).not.toContain(id);
}
/** Polls until the expectation is met. */
const eventually = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: 20_000, interval: 250 });

describe("[CM-2] the content service", () => {
	test("creates, reads, updates and deletes items", async () => {
		const redirects = admin.items("redirects");
		const [from, other] = [`/${name()}`, `/${name()}`];
		const { id } = await redirects.createOne({ from, to: "/about-us" });
		expect(await redirects.readMany({ filter: { id: { _eq: id } }, fields: ["id"] })).toEqual([{ id }]);
		const { to } = await redirects.updateOne(id as string, { to: "/contact" });
		expect(to, "an editing rule writes it in its canonical form").toBe("/en/contact");
		expect(await redirects.readOne(id as string, { fields: ["to"] })).toEqual({ to });
		const [second] = await redirects.createMany([{ from: other, to: "/about-us" }]);
		const both = [id as string, idOf(second ?? {})];
		expect(await redirects.updateMany(both, { to: "/events" })).toMatchObject([{ to: "/en/events" }, { to: "/en/events" }]);
		await redirects.deleteOne(id as string);
		await redirects.deleteMany(both.slice(1));
		expect(await redirects.readMany({ filter: { id: { _in: both } } })).toEqual([]);
	});

	test("manages collections, fields and relations, sorts, imports and exports", async () => {
		const [own, other] = [`calls_${randomUUID().slice(0, 8)}`, `calls_${randomUUID().slice(0, 8)}`];
		const { collections, fields, relations } = admin;
		for (const collection of [own, other]) {
			await collections.createOne({ collection, schema: {}, meta: { hidden: true } });
			onTestFinished(() => collections.deleteOne(collection).catch(() => undefined));
		}
		expect(await collections.updateOne(own, { meta: { note: "for a test" } })).toMatchObject({ meta: { note: "for a test" } });
		expect(await collections.readOne(own)).toMatchObject({ collection: own });
		expect((await collections.readMany()).length).toBeGreaterThan(10);
		await fields.createOne(own, { field: "leads_to", type: "integer", schema: {}, meta: {} });
		await fields.createOne(own, { field: "place", type: "integer", schema: {}, meta: {} });
		expect(await fields.updateOne(own, "place", { meta: { note: "the order" } })).toMatchObject({ field: "place" });
		expect(await fields.readOne(own, "place")).toMatchObject({ meta: { note: "the order" } });
		expect((await fields.readMany(own)).length).toBe(3);
		expect((await fields.readAll()).length).toBeGreaterThan(50);
		await relations.createOne({ collection: own, field: "leads_to", related_collection: other });
		expect(await relations.readOne(own, "leads_to")).toMatchObject({ related_collection: other });
		expect(await relations.readMany(own)).toHaveLength(1);
		expect((await relations.readAll()).length).toBeGreaterThan(1);
		await relations.updateOne(own, "leads_to", { meta: { one_deselect_action: "nullify" } });
		await relations.deleteOne(own, "leads_to");

		await admin.collections.updateOne(own, { meta: { sort_field: "place" } });
		const rows = await admin.items(own).createMany([{ place: 1 }, { place: 2 }, { place: 3 }]);
		await admin.utils.sort(own, idOf(rows[2] ?? {}), idOf(rows[0] ?? {}));
		expect(await admin.items(own).readMany({ fields: ["id"], sort: "place" })).toEqual(
			[rows[2], rows[0], rows[1]].map((row) => ({ id: row?.id })),
		);
		await admin.utils.import(own, new Blob([JSON.stringify([{ place: 40 }, { place: 41 }])], { type: "application/json" }));
		expect(await admin.items(own).readMany({ fields: ["place"], filter: { place: { _gte: 40 } }, sort: "place" })).toEqual([
			{ place: 40 },
			{ place: 41 },
		]);
		const title = name();
		await admin.utils.export(own, "csv", { fields: ["place"], sort: ["place"] }, { title });
		const exported = () => admin.files.readMany({ filter: { title: { _eq: title } }, fields: ["id"] });
		await eventually(async () => (await exported()).length).toBe(1);
		const file = idOf((await exported())[0] ?? {});
		expect(await (await admin.assets.readOne(file)).text()).toMatch(/^place\r\n1\r\n2\r\n3\r\n40\r\n41$/);
		await admin.files.deleteOne(file);
		await fields.deleteOne(own, "place");
	});

	test("manages folders, files, roles, permissions, users and presets", async () => {
		const { folders, files, roles, permissions, users, presets, assets, items } = admin;
		const [known] = await permissions.readMany({ limit: 1 });
		const right = { policy: known?.policy, collection: "redirects", action: "share", fields: ["*"], permissions: null };
		const file = { storage: "local", filename_download: "b.txt", filename_disk: `${name()}.txt`, type: "text/plain" };
		await manage(folders, { name: name() }, { name: "Calls" });
		await manage(files, file, { title: "B" });
		await manage(roles, { name: name() }, { description: "for a test" });
		await manage(permissions, right, { collection: "pages", fields: ["*"] });
		await manage(users, { email: `${name()}@example.org` }, { first_name: "Ada" });
		await manage(presets, { collection: "redirects", bookmark: "Mine" }, { bookmark: "My own" });
		const upload = await files.upload("a.txt", new Blob(["What it says."], { type: "text/plain" }), { title: "A" });
		onTestFinished(() => files.deleteOne(idOf(upload)));
		expect(upload).toMatchObject({ filename_download: "a.txt", title: "A" });
		expect(await (await assets.readOne(idOf(upload))).text()).toBe("What it says.");
		await expect(items("directus_users").readMany(), "the system has addresses of its own").rejects.toMatchObject({ status: 403 });
	});

	test("reads revisions and activity, reverts and comments", async () => {
		const { activity, revisions, comments, utils, items } = admin;
		const redirects = items("redirects");
		const id = idOf(await redirects.createOne({ from: `/${name()}`, to: "/about-us" }));
		onTestFinished(() => redirects.deleteOne(id));
		await redirects.updateOne(id, { to: "/contact" });
		const [first] = await revisions.readMany({ filter: { collection: { _eq: "redirects" }, item: { _eq: id } }, sort: "id" });
		expect(await revisions.readOne(idOf(first ?? {}))).toMatchObject({ collection: "redirects", item: id });
		await utils.revert(idOf(first ?? {}));
		expect(await redirects.readOne(id, { fields: ["to"] })).toEqual({ to: "/en/about-us" });
		const [act] = await activity.readMany({ filter: { item: { _eq: id } }, limit: 1 });
		expect(await activity.readOne(idOf(act ?? {}))).toMatchObject({ collection: "redirects" });
		const comment = idOf(await comments.create("redirects", id, "Is it used?"));
		expect(await comments.update(comment, "Is it still used?")).toMatchObject({ comment: "Is it still used?" });
		await comments.delete(comment);
	});

	test("reads account, settings, server and GraphQL", async () => {
		const { me, graphql, settings, server, utils } = admin;
		const { id, first_name } = await me.read({ fields: ["id", "first_name"] });
		expect(await me.update({ first_name })).toMatchObject({ first_name });
		expect(await graphql("{ users_me { id } }", {}, "system")).toEqual({ users_me: { id } });
		expect(await graphql("{ posts(limit: 1) { id } }")).toMatchObject({ posts: [{ id: expect.anything() }] });
		const { project_name } = await settings.read();
		expect(await settings.update({ project_name })).toMatchObject({ project_name });
		expect(await server.ping()).toBe("pong");
		expect(await server.info()).toHaveProperty("project");
		expect(await utils.randomString(12)).toHaveLength(12);
		expect(await utils.resolveRedirect("/admin/content")).toBe("/admin/content");
		await utils.clearCache();
	});

	test("returns the meta of lists", async () => {
		const { files, folders, roles, permissions, users, presets, collections, activity, revisions } = admin;
		for (const table of [files, folders, roles, permissions, users, presets, activity, revisions]) {
			const { data, meta, status } = await table.readPage({ limit: 1, meta: "*" });
			expect([status, Array.isArray(data), meta === null]).toEqual([200, true, false]);
		}
		expect(await collections.readPage(), "which has no numbers").toMatchObject({ data: expect.any(Array), meta: null });
		const { data, meta } = await admin.items("posts").readPage({ limit: 2, fields: ["id"], meta: "*" });
		expect([data?.length, Number(meta?.total_count) > 10]).toEqual([2, true]);
		expect((await admin.items("posts").readPage({ limit: 1 })).meta).toBeNull();
	});

	test("logs an account in, refreshes and logs out", async () => {
		const options = { address: "192.0.2.41" };
		const { staff } = testSite();
		const first = tokensFrom(await transport.call(login(staff, { mode: "json" }), options), 0);
		expect(first.expiresAt).toBe(first.expires);
		const renewed = () => transport.call(refresh({ mode: "json", refresh_token: first.refresh }), options);
		const second = tokensFrom(await renewed(), 0);
		await expect(renewed(), "a replaced token is dead at once").rejects.toMatchObject({ status: 401 });
		expect(await callsOf(second.access).me.read({ fields: ["email"] })).toEqual({ email: staff.email });
		await transport.call(logout({ mode: "json", refresh_token: second.refresh }), options);
		await expect(transport.call(refresh({ mode: "json", refresh_token: second.refresh }), options)).rejects.toThrow(
			"Invalid user credentials.",
		);
	});

	test("sends invitations and password resets to the site's own pages only", async () => {
		const options = { address: "192.0.2.42" };
		const email = `${name()}@example.org`;
		const { url } = testSite();
		const role = await staffRole();
		await expect(admin.invite(email, role, "https://evil.example/accept-invite")).rejects.toMatchObject({ status: 400 });
		await admin.invite(email, role, `${url}/accept-invite`);
		onTestFinished(() => withoutAccount(email));
		const password = `words ${randomUUID()}`;
		await transport.call(acceptUserInvite(await mailedToken(email, "accept-invite"), password), options);
		await transport.call(login({ email, password }, { mode: "json" }), options);
		const ask = (to: string) => transport.call(passwordRequest(email, to), options);
		await expect(ask("https://evil.example/new-password")).rejects.toMatchObject({ status: 400 });
		await expect(ask(`${url}/new-password/../../evil`)).rejects.toMatchObject({ status: 400 });
		await ask(`${url}/new-password`);
		const token = await mailedToken(email, "new-password");
		const changed = `other ${password}`;
		await transport.call(passwordReset(token, changed), options);
		await expect(transport.call(passwordReset(token, password), options), "a link is good for once").rejects.toThrow();
		await expect(transport.call(login({ email, password }, { mode: "json" }), options)).rejects.toThrow(
			"Invalid user credentials.",
		);
		await transport.call(login({ email, password: changed }, { mode: "json" }), options);
	});
});

describe("[CM-3] errors of the content service", () => {
	test("carry its first message, also with status 200", async () => {
		const stranger = callsOf();
		await expect(stranger.items("posts").readMany()).rejects.toMatchObject({ name: "TransportError", status: 403 });
		await expect(callsOf("no token").me.read()).rejects.toThrow("Invalid user credentials.");
		await expect(stranger.utils.resolveRedirect("https://evil.example/")).rejects.toThrow('Invalid "redirect" provided');
		await expect(admin.items("redirects").createOne({})).rejects.toMatchObject({ name: "TransportError", status: 400 });
		await expect(admin.graphql("{ no_such_field }")).rejects.toMatchObject({ name: "TransportError", errors: [expect.anything()] });
		await expect(admin.assets.readOne(randomUUID())).rejects.toMatchObject({ name: "TransportError", status: 403 });
	});
});

test("[CM-2] every call was made", () => {
	expect([...offered].filter((path) => !made.has(path))).toEqual([]);
});

/** Returns the token in a mail's link. */
async function mailedToken(email: string, page: string): Promise<string> {
	const link = () => mailedLink(email, `/${page}`);
	await eventually(link).not.toBe("");
	return new URL(await link()).searchParams.get("token") ?? "";
}
