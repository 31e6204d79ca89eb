// Staff's access to colleagues' accounts and the file library, with Studio's requests and with hostile ones.

import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { siteUser, staffUser } from "../src/access/access-rules.ts";
import { openEmbedded } from "../src/database/database-file.ts";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

export function staffCases(hub: () => Installation): void {
	let token: string;
	/** Id of a colleague. */
	let ada: string;
	const post = seededId("posts", "first", "en");
	/** Member of the site without access to Studio. */
	const visitor = { id: randomUUID(), email: "visitor@example.org" };
	const secrets = { external_identifier: "external-ada", auth_data: '{"refresh":"auth-of-ada"}' };

	beforeAll(async () => {
		token = await hub().staffToken();
		ada = (await hub().admin.read("/users/me", { fields: ["id"] }, z.object({ id: z.string() }))).id;
		await hub().admin.update("/users/me", { first_name: "Ada", last_name: "Admin" });
		await hub().admin.create("/users", { ...visitor, password: "some words of a visitor", status: "active" });
		await inDatabase((database) => database("directus_users").where({ id: ada }).update(secrets));
		await hub().admin.create("/comments", { collection: "posts", item: post, comment: "Well done." });
	});

	afterAll(async () => {
		await inDatabase((database) =>
			database("directus_users").where({ id: ada }).update({ external_identifier: null, auth_data: null }),
		);
		await hub().remove(`/users/${visitor.id}`);
	});

	/** Changes the database in ways that no API of Directus allows. */
	const inDatabase = async (work: (database: Knex) => Knex.QueryBuilder): Promise<void> => {
		const database = openEmbedded(hub().paths.database);
		try {
			await work(database);
		} finally {
			await database.destroy();
		}
	};
	/** Sends a request as staff. */
	const ask = (path: string, body?: object, method = body ? "POST" : "GET") =>
		hub().call(method, path, body, { token });
	const dataOf = async (path: string): Promise<unknown> => {
		const { status, text, data } = await ask(path);
		expect(status, `${path}: ${text}`).toBe(200);
		return data;
	};
	const query = (path: string, params: object) =>
		`${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]))}`;

	describe("[CT-1] staff read their colleagues' names and addresses", () => {
		const person = { first_name: "Ada", last_name: "Admin" };

		test("of accounts that may open Studio, and of no visitor", async () => {
			const { email } = hub().cms.credentials.admin;
			expect(await dataOf(`/users/${ada}?fields=first_name,last_name,email`)).toEqual({ ...person, email });
			const emails = rows.parse(await dataOf("/users?fields=id,email&limit=-1")).map((one) => one.email);
			expect(emails).toEqual(expect.arrayContaining([email, hub().cms.credentials.staff.email]));
			expect(emails).not.toContain(visitor.email);
			expect(await dataOf(query("/users", { search: "visitor", fields: "id" }))).toEqual([]);
			for (const id of [visitor.id, siteUser, seededId("directus_users", "missing")])
				expect((await ask(`/users/${id}`)).status, id).toBe(403);
		});

		test("in lists, comments and files", async () => {
			const [row] = rows.parse(
				await dataOf(`/items/posts?fields=user_created.first_name,user_updated&filter[id][_eq]=${post}`),
			);
			expect(row).toMatchObject({ user_created: { first_name: "Ada" } });
			const [comment] = rows.parse(await dataOf("/comments?fields[]=comment&fields[]=user_created.first_name"));
			expect(comment).toEqual({ comment: "Well done.", user_created: { first_name: "Ada" } });
			const [file] = rows.parse(await dataOf("/files?limit=1&fields=uploaded_by.last_name"));
			expect(file).toEqual({ uploaded_by: { last_name: "Admin" } });
		});

		test("in the history of an entry, with action and time and without the network address", async () => {
			const who = ["action", "timestamp", "ip", "user_agent", "user.first_name", "user.last_name"];
			const path = query("/revisions", {
				filter: { _and: [{ collection: { _eq: "posts" } }, { item: { _eq: post } }, { version: { _null: true } }] },
				sort: "-id",
				fields: ["id", ...who.map((field) => `activity.${field}`), "data"].join(),
			});
			const [revision] = rows.parse(await dataOf(path));
			expect(revision).toMatchObject({ data: { id: post } });
			expect(revision?.activity).toEqual({
				action: "create",
				timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
				user: person,
			});
		});

		test("and don't read activities that are not about content", async () => {
			const found = rows.parse(await dataOf("/activity?fields=*&limit=-1"));
			const foreign = found.filter(({ collection, item }) => collection === "directus_users" && item !== staffUser);
			expect([found.length > 0, foreign]).toEqual([true, []]);
			expect(found.flatMap((one) => ["ip", "user_agent"].filter((name) => name in one))).toEqual([]);
		});
	});

	describe("[CT-1] staff learn no secret of an account", () => {
		const everything = "*,*.*,*.*.*";

		test("by requesting all fields, through any interface", async () => {
			const graph = (text: string) => ({ query: text });
			const user = "id email password token tfa_secret external_identifier auth_data";
			const answers = await Promise.all([
				ask(`/users/${ada}?fields=${everything}`),
				ask(`/users?fields=${everything},json(auth_data, refresh)`),
				ask("/users", { query: { filter: { id: { _eq: ada } }, fields: ["*"] } }, "SEARCH"),
				ask("/users", { keys: [ada] }, "SEARCH"),
				ask(`/users?aggregate[max]=auth_data,external_identifier,token,password`),
				ask(`/users?aggregate[count]=id&groupBy[]=token`),
				ask("/users?fields=id,who&alias[who]=auth_data"),
				ask(`/roles?fields=${everything}`),
				ask(`/items/posts?fields=${everything},user_created.external_identifier`),
				ask("/items/posts?fields=id,who.auth_data&alias[who]=user_created"),
				ask("/items/posts?fields=id,user_created.json(auth_data, refresh)"),
				ask(`/files?fields=${everything}`),
				ask(`/comments?fields=${everything}`),
				ask(`/versions?fields=${everything}`),
				ask(`/activity?fields=${everything}`),
				ask(`/revisions?fields=${everything},parent.*,activity.user.*&limit=-1`),
				ask("/items/posts?export=json&fields=title,user_created.*"),
				ask("/graphql/system", graph(`{ users { ${user} } }`)),
				ask("/graphql/system", graph(`{ users { x: external_identifier y: auth_data z: token } }`)),
				ask("/graphql/system", graph(`{ revisions(limit: -1) { activity { ip user { ${user} } } } }`)),
				ask("/graphql", graph(`{ posts { title user_created { ${user} } } }`)),
			]);
			const { adminToken, siteToken } = hub().cms.credentials.directus;
			const hidden = ["external-ada", "auth-of-ada", adminToken, siteToken, "$argon2", '"ip":"'];
			for (const [index, { status, text }] of answers.entries()) {
				expect(status, `${index}: ${text}`).toBeLessThan(500);
				for (const word of hidden)
					expect(text.includes(word), `${index}: ${word} in ${text.slice(0, 2_000)}`).toBe(false);
			}
		});

		test("by guessing: queries by a secret are refused", async () => {
			const starts = (column: string) => ({ [column]: { _starts_with: "a" } });
			const meta = { meta: "filter_count", fields: "id", limit: "1" };
			for (const column of ["token", "password", "tfa_secret", "external_identifier", "auth_data"]) {
				const refused = await Promise.all([
					ask(query("/users", { filter: starts(column), ...meta })),
					ask(query("/users", { sort: column, fields: "id" })),
					ask(
						query("/users", { filter: { _or: [starts(column), { id: { _null: true } }] }, "aggregate[count]": "id" }),
					),
					ask("/users", { query: { sort: [`-${column}`] } }, "SEARCH"),
					ask(query("/items/posts", { filter: { user_created: starts(column) }, ...meta })),
					ask(
						query("/items/posts", {
							filter: { user_created: { role: { users: { _some: starts(column) } } } },
							...meta,
						}),
					),
					ask(query("/items/posts", { sort: `author.user_created.${column}`, fields: "id" })),
					ask(query("/items/posts", { sort: "who", "alias[who]": column, fields: "id" })),
					ask(
						query("/items/events", {
							fields: "id,speakers.id",
							deep: { speakers: { _filter: { speakers_id: { user_created: starts(column) } } } },
						}),
					),
					ask(`/items/events?fields=id&deep[speakers][_sort]=speakers_id.user_created.${column}`),
					ask("/items/posts", { query: { filter: { user_created: starts(column) } }, data: {} }, "PATCH"),
					ask(query("/files", { filter: { uploaded_by: starts(column) }, ...meta })),
					ask(query("/comments", { filter: { user_created: starts(column) }, ...meta })),
					ask(query("/revisions", { filter: { activity: { user: starts(column) } }, ...meta })),
				]);
				for (const [index, { status, text }] of refused.entries())
					expect([400, 403], `${column} ${index}: ${status} ${text}`).toContain(status);
			}
			const graph = `{ posts_aggregated(filter: { user_created: { external_identifier: { _starts_with: "a" } } }) { count { id } } }`;
			expect((await ask("/graphql", { query: graph })).text).toContain("errors");
			for (const params of [{ filter: { ip: { _starts_with: "127." } } }, { search: "127." }, { sort: "ip" }])
				expect((await ask(query("/activity", params))).status).toBe(403);
			expect((await ask(query("/revisions", { filter: { activity: { ip: { _starts_with: "127." } } } }))).status).toBe(
				403,
			);
			// A column's name within a text is allowed.
			expect((await ask(query("/items/posts", { filter: { title: { _contains: "token" } } }))).status).toBe(200);
		});

		test("from the history of others' accounts, by a search or a list", async () => {
			for (const path of [
				"/revisions?filter[collection][_eq]=directus_users&limit=-1",
				"/revisions?search=datahub&limit=-1",
			]) {
				const found = rows.parse(await dataOf(path));
				expect(found.filter(({ collection, item }) => collection === "directus_users" && item !== staffUser)).toEqual(
					[],
				);
			}
		});

		test("from the history, which stores only the names of accounts", async () => {
			const found = await hub().admin.read(
				"/revisions",
				{ filter: { collection: { _eq: "directus_users" } }, limit: -1 },
				rows,
			);
			expect(found.map(({ item }) => item)).toEqual(expect.arrayContaining([siteUser, staffUser, ada]));
			const recorded = new Set(
				found.flatMap(({ data, delta }) => [data, delta].flatMap((state) => Object.keys(state ?? {}))),
			);
			expect([...recorded].toSorted()).toEqual(["first_name", "id", "last_name"]);
		});
	});

	describe("[CT-1] the desk", () => {
		test("is the start page of a new account", async () => {
			expect(await hub().admin.read(`/users/${staffUser}`, { fields: ["last_page"] }, z.unknown())).toEqual({
				last_page: "/hub-desk",
			});
		});

		test.each([
			"/hub-desk",
			"/hub-desk/translations",
			"/hub-desk/dead-links?collection=recordings",
			`/hub-desk/translations/posts/${post}`,
		])("is served to staff alone: %s", async (path) => {
			const { status, text } = await ask(path);
			expect(status, text).toBe(200);
			expect(text).not.toContain("@");
			for (const other of [null, hub().cms.siteToken])
				expect((await hub().call("GET", path, undefined, { token: other })).status).toBe(404);
		});

		test("does not list dead links while the site is unreachable", async () => {
			const id = seededId("posts", "with-a-link", "en");
			const relations = {
				author: seededId("authors", "mara", "en"),
				category: seededId("categories", "practice", "en"),
			};
			await hub().admin.create("/items/posts", {
				id,
				locale: "en",
				status: "published",
				title: "With a link",
				description: "A post.",
				...relations,
				body: '<p><a href="/nowhere">Look</a></p>',
			});
			expect((await ask("/hub-desk/dead-links")).status).toBe(503);
		});

		test("lists drafts and missing translations, and begins a translation once", async () => {
			const key = "only-in-english";
			const id = seededId("posts", key, "en");
			const author = seededId("authors", "mara", "en");
			const times = { publish_at: "2036-12-24T08:00:00" };
			await hub().admin.create("/items/posts", {
				id,
				locale: "en",
				translation_key: key,
				title: "Only in English",
				author,
				...times,
			});
			const board = z.object({ lines: rows, total: z.number() });
			const query = "/hub-desk/translations?state=missing&collection=posts&locale=de";
			expect(board.parse(await dataOf(query)).lines).toContainEqual(
				expect.objectContaining({ id, locale: "de", state: "missing" }),
			);
			const begun = await ask(`/hub-desk/translations/posts/${id}`, { locale: "de" });
			expect(begun.status, begun.text).toBe(201);
			const again = await ask(`/hub-desk/translations/posts/${id}`, { locale: "de" });
			expect([again.status, again.text], "twice is once").toEqual([200, begun.text]);
			const created = z.object({ id: z.string() }).parse(begun.data).id;
			expect(await dataOf(`/items/posts/${created}`)).toMatchObject({
				locale: "de",
				status: "draft",
				translation_key: key,
				title: "Only in English",
				slug: null,
				author: seededId("authors", "mara", "de"),
				user_created: staffUser,
				// A scheduled publication applies to both.
				publish_at: expect.stringContaining("2036-12-24T08:00:00"),
			});
			expect(JSON.stringify(board.parse(await dataOf(query)).lines)).not.toContain(id);
			expect(await dataOf("/hub-desk")).toMatchObject({ drafts: [{ id: created, name: "Only in English" }] });
			expect((await ask(`/hub-desk/translations/posts/${id}`, { locale: "tlh" })).status).toBe(404);
			expect((await ask(`/hub-desk/translations/directus_users/${ada}`, { locale: "de" })).status).toBe(404);
		});

		test("lists unpublished versions: new entries, and edits beside published ones", async () => {
			const begin = async (item: string | null) =>
				z.object({ id: z.string() }).parse((await ask("/versions", { key: "draft", collection: "posts", item })).data)
					.id;
			const desk = z.object({ drafts: z.array(z.looseObject({ id: z.string(), version: z.unknown() })) });
			const drafts = async () => desk.parse(await dataOf("/hub-desk")).drafts.filter(({ version }) => version !== null);
			const [fresh, beside] = [await begin(null), await begin(post)];
			expect(await drafts(), "nothing is in them yet").toEqual([]);
			await ask(`/versions/${fresh}/save`, { locale: "de" });
			expect(await drafts(), "a language alone is nothing").toEqual([]);
			await ask(`/versions/${fresh}/save`, { title: "Begun", locale: "de" });
			await ask(`/versions/${beside}/save`, { description: "Said better." });
			const { title } = z.object({ title: z.string() }).parse(await dataOf(`/items/posts/${post}`));
			expect(await drafts()).toMatchObject([
				{ collection: "posts", id: post, name: title, locale: "en", version: { id: beside, key: "draft" } },
				{ collection: "posts", id: "+", name: "Begun", locale: "de", version: { id: fresh, key: "draft" } },
			]);
			for (const id of [fresh, beside]) expect((await ask(`/versions/${id}`, undefined, "DELETE")).status).toBe(204);
			expect(await drafts()).toEqual([]);
		});
	});

	describe("[CT-1] entries to choose from", () => {
		const answered = z.object({
			choices: z.array(z.looseObject({ value: z.string(), name: z.string() })),
			more: z.number(),
		});
		const choices = async (query: object) => answered.parse((await ask("/hub-links/choices", query)).data);

		test("are served to staff alone", async () => {
			const body = { collection: "authors", by: "id", locale: "en" };
			expect((await ask("/hub-links/choices", body)).status).toBe(200);
			for (const token of [null, hub().cms.siteToken])
				expect((await hub().call("POST", "/hub-links/choices", body, { token })).status).toBe(404);
		});

		test("are found by title in one language, twenty at a time, with distinguishing details", async () => {
			const names = Array.from({ length: 23 }, (_, at) => `Überzahl ${at}`);
			for (const [at, display_name] of names.entries()) {
				const status = at === 0 ? "draft" : "published";
				await hub().admin.create("/items/speakers", {
					display_name,
					status,
					locale: "de",
					translation_key: `crowd-${at}`,
					role: "Rednerin",
				});
			}
			const query = { collection: "speakers", by: "translation_key", locale: "de" };
			const many = await choices({ ...query, search: "überzahl" });
			expect([many.choices.length, many.more]).toEqual([20, 3]);
			const [first] = (await choices({ ...query, search: "UBERZAHL 0" })).choices;
			expect(first).toMatchObject({
				value: "crowd-0",
				name: "Überzahl 0",
				collection: "speakers",
				locale: "de",
				status: "draft",
				about: "Rednerin",
				picture: null,
				kind: null,
				day: null,
			});
			expect((await choices({ ...query, locale: "en", search: "überzahl" })).choices).toEqual([]);
			const chosen = await choices({ ...query, values: ["crowd-5", "gone", "crowd-2"] });
			expect(chosen.choices.map(({ name }) => name)).toEqual(["Überzahl 5", "Überzahl 2"]);
		});

		test.each([
			["what is not the public's", { collection: "registrations", by: "id" }, 404],
			["a collection without that field", { collection: "speakers", by: "slug" }, 404],
			["another field", { collection: "speakers", by: "bio" }, 400],
			["values that are none", { collection: "speakers", by: "id", values: "{" }, 400],
		])("never include %s", async (_, query, status) => {
			expect((await ask("/hub-links/choices", query)).status).toBe(status);
		});
	});

	describe("[CT-1] the file library", () => {
		test("lists its folders to staff", async () => {
			await ask("/folders", { name: "Portraits" });
			const folders = await dataOf("/folders?sort=name&filter[type][_eq]=files&limit=-1");
			expect(folders).toContainEqual(expect.objectContaining({ name: "Portraits" }));
			expect(await dataOf("/folders")).toHaveLength((folders as readonly unknown[]).length);
		});
	});
}
