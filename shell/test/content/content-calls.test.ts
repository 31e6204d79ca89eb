// The typed calls against the Directus that runs beside the tests (CM-2).

import { randomUUID } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { describe, expect, test } from "vitest";
import { contentCalls } from "../../src/session/content-calls.server.ts";
import { createTransport } from "../../src/session/content-transport.server.ts";
import { createAccountCalls, createRefreshes, NO_TOKENS } from "../../src/session/token-refresh.server.ts";

function calls(staticToken?: string) {
	const transport = createTransport({ url: testSite().settings.cmsUrl });
	const store = { read: () => NO_TOKENS, write: () => undefined };
	return contentCalls(createAccountCalls({ transport, refreshes: createRefreshes(transport), store, staticToken }));
}

describe("[CM-2] the content service", () => {
	test("is made, read, changed and deleted item by item", async () => {
		const { items } = calls(testSite().adminToken);
		const redirects = items("redirects");
		const from = `/content-calls-${randomUUID()}`;
		const { id } = await redirects.createOne({ from, to: "/about-us" });
		expect(await redirects.readMany({ filter: { id: { _eq: id } }, fields: ["id"] })).toEqual([{ id }]);
		const { to } = await redirects.updateOne(id as string, { to: "/contact" });
		expect(to, "an editing rule writes it in its canonical form").toBe("/en/contact");
		expect(await redirects.readOne(id as string, { fields: ["to"] })).toEqual({ to });
		await redirects.deleteOne(id as string);
		expect(await redirects.readMany({ filter: { id: { _eq: id } } })).toEqual([]);
	});

	test("answers for each of its own tables", async () => {
		const all = calls(testSite().adminToken);
		const tables = [
			all.activity,
			all.collections,
			all.files,
			all.folders,
			all.permissions,
			all.presets,
			all.revisions,
			all.roles,
			all.users,
		];
		for (const table of tables) expect(Array.isArray(await table.readMany({ limit: 1 }))).toBe(true);
		expect((await all.fields.readMany("posts")).length).toBeGreaterThan(3);
		expect(await all.fields.readOne("posts", "slug")).toMatchObject({ field: "slug" });
		expect((await all.relations.readAll()).length).toBeGreaterThan(1);
		expect(Array.isArray(await all.relations.readMany("posts"))).toBe(true);
		expect(await all.settings.read()).toHaveProperty("project_name");
		expect(await all.server.ping()).toBe("pong");
		expect(await all.server.info()).toHaveProperty("project");
	});

	test("knows its account, and by GraphQL the same as by its addresses", async () => {
		const { me, graphql } = calls(testSite().adminToken);
		const { id, first_name: name } = await me.read({ fields: ["id", "first_name"] });
		expect(await me.update({ first_name: name })).toMatchObject({ first_name: name });
		expect(await graphql("{ users_me { id } }", {}, "system")).toEqual({ users_me: { id } });
		expect(await graphql("{ posts(limit: 1) { id } }")).toMatchObject({ posts: [{ id: expect.anything() }] });
	});

	test("has its tools", async () => {
		const { utils } = calls(testSite().adminToken);
		expect(await utils.randomString(12)).toHaveLength(12);
	});

	test("[CM-3] says no in its own words", async () => {
		await expect(calls().items("posts").readMany()).rejects.toMatchObject({ name: "TransportError", status: 403 });
		await expect(calls("no token").me.read()).rejects.toThrow("Invalid user credentials.");
	});
});
