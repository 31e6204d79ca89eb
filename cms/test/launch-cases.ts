// Launches: several entries are published at the same moment, or none. Run against a real Directus, on each database.

import { randomUUID } from "node:crypto";
import { type MomentClaim, signMoment } from "@hub/content-model/preview/moment-link.server";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

const created = z.looseObject({ id: z.string() });
const answer = z.looseObject({ kind: z.string() });
const refused = z.object({
	kind: z.literal("refused"),
	problems: z.array(z.object({ id: z.string(), messages: z.array(z.string()) })),
});
const detail = z.looseObject({
	state: z.string(),
	at: z.number().nullable(),
	failure: z.unknown(),
	lines: z.array(z.looseObject({ id: z.string(), name: z.string(), state: z.string() })),
	languages: z.array(z.looseObject({ id: z.string() })),
	others: z.array(z.looseObject({ id: z.string() })),
});

/** @param openDatabase opens a direct connection */
export function launchCases(hub: () => Installation, openDatabase: () => Knex): void {
	let database: Knex;
	const { post, make } = editingDesk(hub);
	let token: string;
	let me: string;
	afterAll(() => database.destroy());
	beforeAll(async () => {
		database = openDatabase();
		token = await hub().staffToken();
		me = created.parse(await send("/users/me?fields=id")).id;
	});

	/** Sends a request as staff. @returns the data of the response */
	async function send(path: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> {
		const { status, text, data } = await hub().call(method, path, body, { token });
		expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
		return data;
	}
	const begin = async (name: string) => created.parse(await send("/hub-launches", { name })).id;
	const add = async (launch: string, id: string, collection = "posts") =>
		answer.parse(await send(`/hub-launches/${launch}/entries`, { collection, id }));
	const act = async (launch: string, action: string, body: object = {}) =>
		answer.parse(await send(`/hub-launches/${launch}/${action}`, body));
	/** Sets a planned time to now. */
	const bringForward = (launch: string) => database("hub_launches").where({ id: launch }).update({ at: Date.now() });
	const look = async (launch: string) => detail.parse(await send(`/hub-launches/${launch}`));
	const stored = async (id: string, collection = "posts") =>
		(await hub().admin.read(`/items/${collection}`, { filter: { id: { _eq: id } } }, rows))[0];
	/** Creates the draft of a new entry, like Studio. @returns id of the version */
	const draftOfNew = async (values: object, collection = "posts") => {
		const { id } = created.parse(await send("/versions", { collection, key: "draft", item: null }));
		await send(`/versions/${id}/save`, values);
		return id;
	};
	/** Stores unpublished edits of an entry. */
	const edit = async (item: string, values: object) => {
		const { id } = created.parse(await send("/versions", { collection: "posts", key: "draft", item }));
		await send(`/versions/${id}/save`, values);
		return id;
	};
	const shown = async (values: Record<string, unknown> = {}) => {
		const row = post(values);
		expect(await make("posts", row)).toBe("done");
		return row.id;
	};
	const words = (values: Record<string, unknown> = {}) => {
		const { id: _, status: __, ...rest } = post(values);
		return rest;
	};

	describe("[CT-1] a launch", () => {
		test("publishes new entries, drafts and edits at once, in the name of the editor", async () => {
			const fresh = await draftOfNew(words({ title: "Quite new" }));
			const draft = await shown({ status: "draft", publish_at: "2099-01-01T00:00:00Z" });
			const live = await shown({ title: "Before" });
			const version = await edit(live, { title: "After" });
			const launch = await begin("Autumn");
			for (const id of [fresh, draft, live]) expect(await add(launch, id)).toEqual({ kind: "done" });
			expect(await add(launch, live), "twice is once").toEqual({ kind: "done" });
			expect((await look(launch)).lines).toMatchObject([
				{ id: fresh, name: "Quite new", state: "new", locale: "en" },
				{ id: draft, state: "draft" },
				{ id: live, name: "After", state: "edits", version: { id: version, key: "draft" } },
			]);

			expect(await act(launch, "check")).toEqual({ kind: "ready" });
			expect([await stored(fresh), (await stored(draft))?.status, (await stored(live))?.title]).toEqual([
				undefined,
				"draft",
				"Before",
			]);
			expect(await act(launch, "publish")).toEqual({ kind: "published" });

			expect(await stored(fresh)).toMatchObject({ status: "published", title: "Quite new", user_created: me });
			expect(await stored(draft)).toMatchObject({ status: "published", publish_at: null, user_updated: me });
			expect(await stored(live)).toMatchObject({ status: "published", title: "After" });
			const left = await hub().admin.read("/versions", { filter: { id: { _in: [fresh, version] } } }, rows);
			expect(left).toEqual([]);
			const history = await hub().admin.read(
				"/revisions",
				{
					filter: { collection: { _eq: "posts" }, item: { _eq: live } },
					sort: "-id",
					limit: 1,
					fields: ["data", "activity.user"],
				},
				rows,
			);
			expect(history).toMatchObject([{ data: { title: "After" }, activity: { user: me } }]);
			expect((await look(launch)).lines.map(({ state }) => state)).toEqual(["nothing", "nothing", "nothing"]);
			expect(await act(launch, "publish"), "once").toEqual({ kind: "over" });
		});

		test("publishes nothing if the rules refuse one entry, and reports which and why", async () => {
			const good = await draftOfNew(words());
			const bad = await draftOfNew(words({ title: "" }));
			const gone = await shown({ status: "draft" });
			const launch = await begin("With a gap");
			for (const id of [good, bad, gone]) await add(launch, id);
			await send(`/items/posts/${gone}`, undefined, "DELETE");
			for (const action of ["check", "publish"]) {
				const { problems } = refused.parse(await act(launch, action));
				expect(problems.map(({ id }) => id).toSorted()).toEqual([bad, gone].toSorted());
				expect(problems.find(({ id }) => id === bad)?.messages.join()).toContain("Title");
				expect(problems.find(({ id }) => id === gone)?.messages).toEqual([]);
			}
			expect([await stored(good), await stored(bad)]).toEqual([undefined, undefined]);
			expect((await look(launch)).state).toBe("open");
			await act(launch, "entries/remove", { collection: "posts", id: bad });
			await act(launch, "entries/remove", { collection: "posts", id: gone });
			expect(await act(launch, "publish")).toEqual({ kind: "published" });
			expect(await stored(good)).toMatchObject({ status: "published" });
		});

		test("publishes required entries before the entries that need them", async () => {
			const lena = randomUUID();
			const names = {
				translation_key: "lena",
				slug: "lena",
				display_name: "Lena Vogt",
				role: "Editor",
				bio: "<p>Writes.</p>",
			};
			expect(await make("authors", { ...names, id: lena, locale: "en", status: "draft" })).toBe("done");
			const written = await draftOfNew(words({ author: lena }));
			const launch = await begin("A new writer");
			await add(launch, written);
			expect(refused.parse(await act(launch, "check")).problems[0]?.messages.join(), "alone").toContain("Author");
			await add(launch, lena, "authors");
			expect(await act(launch, "publish")).toEqual({ kind: "published" });
			expect(await stored(written)).toMatchObject({ status: "published", author: lena });
			expect(await stored(lena, "authors")).toMatchObject({ status: "published" });
		});

		test("is published at its planned time in the name of the editor who planned it, and is not changed until then", async () => {
			const id = await draftOfNew(words());
			const launch = await begin("Planned");
			await add(launch, id);
			const inMs = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() });
			expect(await act(launch, "plan", inMs(-1_000))).toEqual({ kind: "past" });
			expect(await act(launch, "plan", inMs(3_600_000))).toEqual({ kind: "planned" });
			expect(await add(launch, seededId("posts", "first", "en"))).toEqual({ kind: "fixed" });
			expect(await act(launch, "publish")).toEqual({ kind: "over" });
			expect(await act(launch, "unplan")).toEqual({ kind: "done" });
			expect(await act(launch, "plan", inMs(3_600_000))).toEqual({ kind: "planned" });
			await bringForward(launch);
			await expect.poll(() => stored(id), { timeout: 30_000 }).toMatchObject({ status: "published", user_created: me });
			expect(await look(launch)).toMatchObject({ state: "published" });
		});

		test("that fails at its planned time publishes nothing, and notifies the editor who planned it", async () => {
			const [one, other] = [await draftOfNew(words()), await draftOfNew(words())];
			const launch = await begin("Broken since");
			for (const id of [one, other]) await add(launch, id);
			const at = new Date(Date.now() + 3_600_000).toISOString();
			expect(await act(launch, "plan", { at })).toEqual({ kind: "planned" });
			await send(`/versions/${other}/save`, { title: "" });
			await bringForward(launch);
			await expect.poll(async () => (await look(launch)).state, { timeout: 30_000 }).toBe("failed");
			expect((await look(launch)).failure).toMatchObject({ kind: "refused", problems: [{ id: other }] });
			expect([await stored(one), await stored(other)]).toEqual([undefined, undefined]);
			const inbox = await hub().admin.read("/notifications", { filter: { recipient: { _eq: me } }, limit: -1 }, rows);
			expect(inbox.map(({ subject }) => subject)).toContain("The launch “Broken since” did not appear");
			await send(`/versions/${other}/save`, { title: "Whole again" });
			expect(await act(launch, "publish")).toEqual({ kind: "published" });
		});

		test("is published once if two editors publish it at the same time", async () => {
			const id = await draftOfNew(words());
			const launch = await begin("Twice");
			await add(launch, id);
			const kinds = (await Promise.all([act(launch, "publish"), act(launch, "publish")])).map(({ kind }) => kind);
			expect(kinds.toSorted()).toEqual(["over", "published"]);
		});

		test("is hidden from strangers and from the site's account", async () => {
			const launch = await begin("Secret");
			const siteToken = hub().cms.credentials.directus.siteToken;
			for (const other of [null, siteToken])
				for (const path of ["", `/${launch}`, `/${launch}/link`]) {
					const { status, text } = await hub().call("GET", `/hub-launches${path}`, undefined, { token: other });
					expect([status, text.includes("Secret")]).toEqual([404, false]);
				}
			expect(await act(launch, "remove")).toEqual({ kind: "done" });
		});
	});

	describe("[CT-11] taking a published launch back", () => {
		const returning = z.array(
			z.looseObject({ id: z.string(), state: z.string(), status: z.string(), fields: z.array(z.string()) }),
		);
		const preview = async (launch: string) => returning.parse(await send(`/hub-launches/${launch}/return`));
		const turn = async (launch: string, from: "published" | "reverted", chosen: readonly string[] = []) =>
			act(launch, "return", { from, chosen: chosen.map((id) => ({ collection: "posts", id })) });
		const [ida, jon] = [randomUUID(), seededId("speakers", "jon", "en")];
		const speakersOf = async (id: string) =>
			(
				await hub().admin.read("/items/events_speakers", { filter: { events_id: { _eq: id } }, sort: "sort" }, rows)
			).map((row) => row.speakers_id);

		test("returns texts, states, addresses and lists of all its entries and languages, and publishes them again", async () => {
			const fresh = await draftOfNew(words({ title: "Quite new" }));
			const live = await shown({ title: "Before", slug: "before" });
			const german = await shown({ title: "Vorher", slug: "vorher", locale: "de" });
			await edit(live, { title: "After", slug: "after" });
			await edit(german, { title: "Nachher" });
			const [meetup] = await hub().admin.read("/items/events", { filter: { locale: { _eq: "en" } }, limit: 1 }, rows);
			const event = String(meetup?.id);
			const version = created.parse(await send("/versions", { collection: "events", key: "draft", item: event })).id;
			const speaker = {
				slug: "ida",
				translation_key: "ida",
				display_name: "Ida Berg",
				role: "Engineer",
				bio: "<p>Builds.</p>",
			};
			expect(await make("speakers", { ...speaker, id: ida, locale: "en", status: "published" })).toBe("done");
			const [joined] = await hub().admin.read(
				"/items/events_speakers",
				{ filter: { events_id: { _eq: event } } },
				rows,
			);
			const speakers = { create: [{ speakers_id: ida, sort: 1 }], update: [], delete: [joined?.id] };
			await send(`/versions/${version}/save`, { title: "Another meetup", speakers });
			const launch = await begin("There and back");
			for (const id of [fresh, live, german]) await add(launch, id);
			await add(launch, event, "events");
			expect(await turn(launch, "published"), "not published yet").toEqual({ kind: "over" });
			expect(await act(launch, "publish")).toEqual({ kind: "published" });
			expect(await speakersOf(event)).toEqual([ida]);

			expect(await preview(launch)).toMatchObject([
				{ id: fresh, state: "returns", status: "draft", fields: ["status"] },
				{ id: live, state: "returns", status: "published", fields: ["slug", "title"] },
				{ id: german, state: "returns", fields: ["title"] },
				{ id: event, state: "returns", fields: ["title", "speakers"] },
			]);
			expect(await turn(launch, "published")).toEqual({ kind: "done" });
			expect((await look(launch)).state).toBe("reverted");
			expect(await stored(fresh)).toMatchObject({ status: "draft", title: "Quite new" });
			expect(await stored(live)).toMatchObject({
				status: "published",
				title: "Before",
				slug: "before",
				user_updated: me,
			});
			expect(await stored(german)).toMatchObject({ title: "Vorher" });
			expect(await stored(event, "events")).toMatchObject({ title: meetup?.title });
			expect(await speakersOf(event)).toEqual([jon]);

			expect(await turn(launch, "reverted")).toEqual({ kind: "done" });
			expect(await stored(fresh)).toMatchObject({ status: "published", title: "Quite new" });
			expect(await stored(live)).toMatchObject({ title: "After", slug: "after" });
			expect(await stored(event, "events")).toMatchObject({ title: "Another meetup" });
			expect(await speakersOf(event)).toEqual([ida]);
			expect(await turn(launch, "published"), "once more").toEqual({ kind: "done" });
			expect(await stored(live)).toMatchObject({ title: "Before" });
			expect(await speakersOf(event)).toEqual([jon]);
		});

		test("leaves entries alone that were edited since, unless they are chosen", async () => {
			const [one, other] = [await shown({ title: "One" }), await shown({ title: "Other" })];
			for (const id of [one, other]) await edit(id, { description: "Launched." });
			const launch = await begin("Edited since");
			for (const id of [one, other]) await add(launch, id);
			await act(launch, "publish");
			for (const id of [one, other]) await send(`/items/posts/${id}`, { title: "Edited" }, "PATCH");
			expect(await preview(launch)).toMatchObject([{ state: "edited" }, { state: "edited" }]);
			expect(await turn(launch, "published", [one])).toEqual({ kind: "done" });
			expect(await stored(one)).toMatchObject({ title: "One", description: "A post." });
			expect(await stored(other)).toMatchObject({ title: "Edited", description: "Launched." });
			expect(await turn(launch, "reverted")).toEqual({ kind: "done" });
			expect(await stored(one)).toMatchObject({ title: "Edited", description: "Launched." });
		});

		test("changes nothing if the rules refuse one entry, and reports which", async () => {
			const lena = randomUUID();
			const names = {
				translation_key: "lotte",
				slug: "lotte",
				display_name: "Lotte Vogt",
				role: "Editor",
				bio: "<p>Writes.</p>",
			};
			await make("authors", { ...names, id: lena, locale: "en", status: "draft" });
			const post = await draftOfNew(words());
			const launch = await begin("Needed since");
			await add(launch, lena, "authors");
			await add(launch, post);
			await act(launch, "publish");
			await shown({ author: lena });
			expect(refused.parse(await turn(launch, "published")).problems.map(({ id }) => id)).toEqual([lena]);
			expect([await stored(post), await stored(lena, "authors")]).toMatchObject([
				{ status: "published" },
				{ status: "published" },
			]);
			expect((await look(launch)).state).toBe("published");
		});

		test("succeeds once if two editors do it at the same time", async () => {
			const launch = await begin("Both");
			await add(launch, await draftOfNew(words()));
			await act(launch, "publish");
			const kinds = (await Promise.all([turn(launch, "published"), turn(launch, "published")])).map(({ kind }) => kind);
			expect(kinds.toSorted()).toEqual(["done", "over"]);
		});

		test("a single publication is undone as long as nobody has changed the entry since it was shown", async () => {
			const last = z.object({ revision: z.number(), fields: z.array(z.string()), status: z.string() });
			const id = await shown({ title: "Quiet" });
			const version = await edit(id, { title: "Loud" });
			const main = z.object({ mainHash: z.string() });
			const { mainHash } = main.parse(await send(`/versions/${version}/compare`));
			await send(`/versions/${version}/promote`, { mainHash });
			const { revision, ...shownLast } = last.parse(await send(`/hub-undo/posts/${id}`));
			expect(shownLast).toEqual({ fields: ["title"], status: "published" });
			expect(await send(`/hub-undo/posts/${id}`, { revision: revision - 1 })).toEqual({ kind: "over" });
			expect(await send(`/hub-undo/posts/${id}`, { revision })).toEqual({ kind: "done" });
			expect(await stored(id)).toMatchObject({ title: "Quiet", status: "published" });
			const draft = await shown({ status: "draft" });
			expect(await send(`/hub-undo/posts/${draft}`), "never published").toBeNull();
		});
	});

	describe("[CT-11] what is planned", () => {
		const inMs = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() });
		const calendar = z.object({
			rows: z.array(z.looseObject({ what: z.string(), id: z.string(), at: z.number(), isMovable: z.boolean() })),
			problems: z.array(z.looseObject({ id: z.string(), kind: z.string(), detail: z.string() })),
		});

		test("is in the calendar with its problems, and a launch is moved by planning it again", async () => {
			const scheduled = await shown({ publish_at: inMs(5 * 86_400_000).at, unpublish_at: inMs(6 * 86_400_000).at });
			const live = await shown();
			await edit(live, { title: "Changed" });
			const launch = await begin("In the calendar");
			await add(launch, live);
			await act(launch, "plan", inMs(86_400_000));
			expect(await act(launch, "plan", inMs(2 * 86_400_000))).toEqual({ kind: "planned" });
			const { rows: found, problems } = calendar.parse(
				await send(`/hub-calendar?from=${inMs(-1).at}&to=${inMs(10 * 86_400_000).at}`),
			);
			const whatOf = (id: string) =>
				found.filter((row) => row.id === id).map(({ what, isMovable }) => [what, isMovable]);
			expect(whatOf(scheduled)).toEqual([
				["appears", true],
				["leaves", true],
			]);
			expect([whatOf(launch), whatOf(live)]).toEqual([[["launch", true]], [["changes", false]]]);
			expect(problems.filter(({ id }) => [scheduled, live].includes(id))).toMatchObject([
				{ id: live, kind: "translation", detail: "de" },
				{ id: scheduled, kind: "translation", detail: "de" },
			]);
			expect(await act(launch, "unplan")).toEqual({ kind: "done" });
		});

		test("for the next hour is checked, and the editor who planned it gets one mail about its problems", {
			timeout: 150_000,
		}, async () => {
			const launch = await begin("Half an hour left");
			await add(launch, await draftOfNew(words({ title: "Only in English" })));
			expect(await act(launch, "plan", inMs(30 * 60_000))).toEqual({ kind: "planned" });
			const own = () => hub().mailbox.mails.filter(({ mail }) => mail.subject?.includes("Half an hour left"));
			await expect.poll(() => own().length, { timeout: 120_000 }).toBe(1);
			expect(own()[0]).toMatchObject({ to: "staff@datahub.example.org" });
			expect(own()[0]?.mail.text).toMatch(/Only in English: Not visible by then in: de/);
			const { problems } = z
				.array(z.looseObject({ id: z.string(), problems: z.number() }))
				.parse(await send("/hub-launches"))
				.find(({ id }) => id === launch) ?? { problems: 0 };
			expect(problems).toBe(1);
			expect(await act(launch, "unplan")).toEqual({ kind: "done" });
		});

		test("moves in both languages by one save of the calendar, or in neither", async () => {
			const [english, german] = [await shown(), await shown({ locale: "de", unpublish_at: inMs(5 * 86_400_000).at })];
			const keys = [english, german];
			const move = (days: number) =>
				hub().call("PATCH", "/items/posts", { keys, data: { publish_at: inMs(days * 86_400_000).at } }, { token });
			const appears = async () => Promise.all(keys.map(async (id) => (await stored(id))?.publish_at));
			expect((await move(6)).status, "after the German one ends").toBe(400);
			expect(await appears()).toEqual([null, null]);
			expect((await move(4)).status).toBe(200);
			expect(await appears()).toEqual([expect.any(String), expect.any(String)]);
		});
	});

	describe("[CT-12] the rows of the site at a moment", () => {
		const moment = z.object({
			kind: z.literal("rows"),
			launch: z.string().nullable(),
			isWhole: z.boolean(),
			changes: z.array(z.object({ collection: z.string(), rows, gone: z.array(z.string()) })),
		});
		const until = Math.floor(Date.now() / 1_000) + 3_600;
		const read = async (claim: MomentClaim) => {
			const fields = { posts: ["id", "status", "title"] };
			const token = hub().cms.siteToken;
			return (await hub().call("POST", "/hub-moments/read", { claim, fields }, { token })).json;
		};
		const titlesOf = (response: unknown) =>
			moment
				.parse(response)
				.changes.flatMap((change) => change.rows.map(({ title }) => title))
				.toSorted();

		test("are those of launches until then, or of one launch alone, and nothing is stored", async () => {
			// The site's first read creates the feed.
			await hub().call("GET", "/hub-feed", undefined, { token: hub().cms.siteToken });
			const fresh = await draftOfNew(words({ title: "Moment, new" }));
			const live = await shown({ title: "Moment, before" });
			await edit(live, { title: "Moment, after" });
			const launch = await begin("Soon");
			for (const id of [fresh, live]) await add(launch, id);
			const day = Date.now() + 86_400_000;
			expect(await act(launch, "plan", { at: new Date(day).toISOString() })).toEqual({ kind: "planned" });
			const other = await begin("Later");
			await add(other, await draftOfNew(words({ title: "Moment, later" })));
			await act(other, "plan", { at: new Date(2 * day).toISOString() });
			const secret = hub().cms.credentials.publishSecret;
			const planned = await read(signMoment({ at: day, until }, secret));
			expect(titlesOf(planned)).toEqual(["Moment, after", "Moment, new"]);
			expect(planned).toMatchObject({ launch: null, isWhole: true });
			const alone = await read(signMoment({ launch: other, until }, secret));
			expect(titlesOf(alone)).toEqual(["Moment, later"]);
			expect(alone).toMatchObject({ launch: "Later", isWhole: true });
			expect(await read(signMoment({ launch: other, until }, "another secret"))).toEqual({ kind: "unknown" });
			expect([await stored(fresh), (await stored(live))?.title]).toEqual([undefined, "Moment, before"]);
			expect([(await look(launch)).state, (await look(other)).state]).toEqual(["planned", "planned"]);
			for (const id of [launch, other]) await act(id, "unplan");
		});
	});
}
