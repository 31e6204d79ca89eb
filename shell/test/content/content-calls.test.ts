// The typed calls against the Directus that runs beside the tests (CM-2). None may be left out: the last test looks which were made.

import { randomUUID } from "node:crypto";
import { acceptUserInvite, login, logout, passwordRequest, passwordReset, refresh } from "@directus/sdk";
import { mailedLink, staffRole, withoutAccount } from "@hub/e2e/accounts";
import { testSite } from "@hub/e2e/test-site";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { contentCalls } from "../../src/session/content-calls.server.ts";
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

/** The same calls, with a note of each that is made. */
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
	// The same names with functions of the same types.
	return Object.fromEntries(noted) as Value;
}

const admin = callsOf(testSite().adminToken);
const name = () => `calls-${randomUUID()}`;
const idOf = ({ id }: Readonly<Record<string, unknown>>) => z.union([z.string(), z.number()]).parse(id);
/** Polls until what is expected is there. */
const eventually = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: 20_000, interval: 250 });

describe("[CM-2] the content service", () => {
	test("makes, reads, changes and deletes items, one by one and several at once", async () => {
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

	test("has the schema in tables: collections, fields, relations", async () => {
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

	test("keeps folders and files", async () => {
		const { folders, files, assets } = admin;
		const folder = idOf(await folders.createOne({ name: name() }));
		onTestFinished(() => folders.deleteOne(folder));
		expect(await folders.updateOne(folder, { name: "Calls" })).toMatchObject({ name: "Calls" });
		expect(await folders.readOne(folder)).toMatchObject({ name: "Calls" });
		expect(await folders.readMany({ filter: { id: { _eq: folder } } })).toHaveLength(1);
		const upload = await files.upload("a.txt", new Blob(["What it says."], { type: "text/plain" }), { folder: String(folder) });
		expect(upload).toMatchObject({ filename_download: "a.txt", folder });
		expect(await files.updateOne(idOf(upload), { title: "A" })).toMatchObject({ title: "A" });
		expect(await files.readOne(idOf(upload))).toMatchObject({ type: "text/plain" });
		expect(await (await assets.readOne(idOf(upload))).text()).toBe("What it says.");
		await files.deleteOne(idOf(upload));
		const record = idOf(
			await files.createOne({ storage: "local", filename_download: "b.txt", filename_disk: `${name()}.txt`, type: "text/plain" }),
		);
		expect(await files.readMany({ filter: { id: { _eq: record } } })).toHaveLength(1);
		await files.deleteOne(record);
	});

	test("knows who may what: roles, permissions, users, presets", async () => {
		const { roles, permissions, users, presets, items } = admin;
		const role = idOf(await roles.createOne({ name: name() }));
		onTestFinished(() => roles.deleteOne(role));
		expect(await roles.updateOne(role, { description: "for a test" })).toMatchObject({ description: "for a test" });
		expect(await roles.readOne(role)).toMatchObject({ description: "for a test" });
		expect((await roles.readMany()).length).toBeGreaterThan(1);
		const [known] = await permissions.readMany({ limit: 1 });
		const right = { policy: known?.policy, collection: "redirects", action: "share", fields: ["*"], permissions: null };
		const permission = idOf(await permissions.createOne(right));
		expect(await permissions.updateOne(permission, { collection: "pages", fields: ["*"] })).toMatchObject({ collection: "pages" });
		expect(await permissions.readOne(permission)).toMatchObject({ action: "share" });
		await permissions.deleteOne(permission);
		const email = `${name()}@example.org`;
		const user = idOf(await users.createOne({ email, role }));
		expect(await users.updateOne(user, { first_name: "Ada" })).toMatchObject({ first_name: "Ada" });
		expect(await users.readOne(user)).toMatchObject({ email });
		const preset = idOf(await presets.createOne({ collection: "redirects", user, bookmark: "Mine" }));
		expect(await presets.updateOne(preset, { bookmark: "My own" })).toMatchObject({ bookmark: "My own" });
		expect(await presets.readOne(preset)).toMatchObject({ user });
		expect(await presets.readMany({ filter: { user: { _eq: user } } })).toHaveLength(1);
		await presets.deleteOne(preset);
		await users.deleteOne(user);
		expect(await users.readMany({ filter: { email: { _eq: email } } })).toEqual([]);
		await expect(items("directus_users").readMany(), "the system has addresses of its own").rejects.toMatchObject({ status: 403 });
	});

	test("remembers what was done, and takes it back", async () => {
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

	test("knows its account, its settings and itself, and by GraphQL the same as by its addresses", async () => {
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

	test("keeps what it says of its lists", async () => {
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

	test("signs an account in, refreshes it, and signs it out", async () => {
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

	test("invites, and mails a new password, to the site's pages alone", async () => {
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

describe("[CM-3] the content service says no", () => {
	test("in its own words, also where it answers with 200", async () => {
		const stranger = callsOf();
		await expect(stranger.items("posts").readMany()).rejects.toMatchObject({ name: "TransportError", status: 403 });
		await expect(callsOf("no token").me.read()).rejects.toThrow("Invalid user credentials.");
		await expect(stranger.utils.resolveRedirect("https://evil.example/")).rejects.toThrow('Invalid "redirect" provided');
		await expect(admin.items("redirects").createOne({})).rejects.toMatchObject({ name: "TransportError", status: 400 });
		await expect(admin.graphql("{ no_such_field }")).rejects.toMatchObject({ name: "TransportError", errors: [expect.anything()] });
		await expect(admin.assets.readOne(randomUUID())).rejects.toMatchObject({ name: "TransportError", status: 403 });
	});

	test("[TK-4] alike for a wrong password and an address that has no account", async () => {
		const options = { address: "192.0.2.43" };
		for (const email of [testSite().staff.email, `${name()}@example.org`])
			await expect(transport.call(login({ email, password: "wrong" }, { mode: "json" }), options)).rejects.toMatchObject({
				message: "Invalid user credentials.",
				status: 401,
			});
	});

	test("[CM-3] or nothing, where it is not there or takes too long", async () => {
		const gone = createTransport({ url: "http://127.0.0.1:9" });
		await expect(gone.call(login({ email: "a", password: "b" }, {}))).rejects.toThrow("Network Error");
		const hurried = createTransport({ url: testSite().settings.cmsUrl, timeout: 1 });
		const slow = { email: "unknown@example.org", password: "wrong" };
		await expect(hurried.call(login(slow, {}), { address: "192.0.2.43" })).rejects.toThrow("timeout of 1ms exceeded");
	});
});

test("[CM-2] every call was made", () => {
	expect([...offered].filter((path) => !made.has(path))).toEqual([]);
});

/** The token that a mail leads to a page with. */
async function mailedToken(email: string, page: string): Promise<string> {
	const link = () => mailedLink(email, `/${page}`);
	await eventually(link).not.toBe("");
	return new URL(await link()).searchParams.get("token") ?? "";
}
