// Find and replace in a real Directus: results, stored changes and refusals.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { staffUser } from "../src/access/access-rules.ts";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

const found = z.object({
	entries: z.array(
		z.object({
			collection: z.string(),
			id: z.string(),
			version: z.string().nullable(),
			name: z.string(),
			mark: z.string(),
			standing: z.string(),
			hasEdits: z.boolean(),
			hasDrafts: z.boolean(),
			places: z.array(
				z
					.object({ key: z.string(), where: z.string(), before: z.string(), found: z.string(), after: z.string() })
					.loose(),
			),
		}),
	),
	isComplete: z.boolean(),
});
type FoundEntry = z.infer<typeof found>["entries"][number];
const replaced = z.object({ outcomes: z.array(z.looseObject({ kind: z.string() })) });

export function replaceCases(hub: () => Installation): void {
	const { attempt, post, make } = editingDesk(hub);
	const call = (path: string, body: object, token?: string | null) => hub().call("POST", path, body, { token });
	const phrase = (find: string, more: object = {}) => ({
		locale: "en",
		find,
		wholeWords: true,
		matchCase: true,
		...more,
	});
	const search = async (query: object) =>
		found.parse((await call("/hub-replace/search", query, await hub().staffToken())).data);
	const replace = async (
		query: object,
		entries: readonly FoundEntry[],
		how: "draft" | "publish",
		replacement = "Kontor",
	) => {
		const chosen = entries.map(({ collection, id, version, mark, places }) => ({
			collection,
			id,
			version,
			mark,
			places: places.map(({ key }) => key),
		}));
		const answer = await call(
			"/hub-replace",
			{ ...query, replacement, how, entries: chosen },
			await hub().staffToken(),
		);
		return replaced.parse(answer.data).outcomes;
	};
	const stored = async (collection: string, id: unknown) =>
		(await hub().admin.read(`/items/${collection}`, { filter: { id: { _eq: id } } }, rows))[0];
	const drafts = (item: unknown) =>
		hub().admin.read("/versions", { filter: { item: { _eq: item }, collection: { _in: ["posts", "pages"] } } }, rows);
	const begin = async (item: unknown, values: object) => {
		await hub().admin.create("/versions", { key: "draft", collection: "posts", item });
		const [version] =
			item === null
				? await hub().admin.read("/versions", { filter: { item: { _null: true } }, sort: "-date_created" }, rows)
				: await drafts(item);
		expect(await attempt("POST", `/versions/${version?.id}/save`, values)).toBe("done");
		return String(version?.id);
	};

	describe("[CT-1] find and replace", () => {
		test("changes a published entry in a draft beside it, and an unpublished one itself", async () => {
			const [shown, hidden] = [
				post({ title: "Brambly", body: "<p>The <b>Bram</b>bly.</p>" }),
				post({ title: "Brambly", status: "draft" }),
			];
			await make("posts", [shown, hidden]);
			const { entries } = await search(phrase("Brambly"));
			const outcomes = await replace(phrase("Brambly"), entries, "draft");
			expect(outcomes.map(({ kind }) => kind)).toEqual(["drafted", "drafted"]);
			expect(await stored("posts", shown.id), "visitors see nothing of it").toMatchObject({ title: "Brambly" });
			expect(await drafts(shown.id)).toMatchObject([
				{ key: "draft", delta: { title: "Kontor", body: "<p>The <strong>Kontor</strong>.</p>" } },
			]);
			expect(await stored("posts", hidden.id)).toMatchObject({ title: "Kontor", status: "draft" });
			expect(await drafts(hidden.id)).toEqual([]);
		});

		test("publishes drafts that contain nothing but the replacement", async () => {
			const [alone, colleague, begun] = ["a", "b", "c"].map((name) => post({ title: `Wobbet ${name}` }));
			await make("posts", [alone, colleague, begun]);
			const version = await begin(begun?.id, { description: "Not finished." });
			const { entries } = await search(phrase("Wobbet"));
			const outcomes = z
				.array(z.object({ kind: z.literal("drafted"), version: z.string(), publishMark: z.string().nullable() }))
				.parse(await replace(phrase("Wobbet"), entries, "draft"));
			const outcomeOf = (id: unknown) => outcomes[entries.findIndex((entry) => entry.id === id)];
			expect(outcomeOf(begun?.id)).toEqual({ kind: "drafted", version, publishMark: null });
			await attempt("POST", `/versions/${outcomeOf(colleague?.id)?.version}/save`, { published_on: "2026-02-02" });
			const publishable = [alone, colleague].map((row) => ({
				collection: "posts",
				id: row?.id,
				version: outcomeOf(row?.id)?.version,
				mark: outcomeOf(row?.id)?.publishMark,
			}));
			const answer = await call("/hub-replace/publish", { entries: publishable }, await hub().staffToken());
			expect(replaced.parse(answer.data).outcomes).toEqual([{ kind: "published" }, { kind: "changed" }]);
			expect(await stored("posts", alone?.id)).toMatchObject({ title: "Kontor a", user_updated: staffUser });
			expect(await drafts(alone?.id)).toEqual([]);
			expect(await stored("posts", colleague?.id)).toMatchObject({ title: "Wobbet b" });
			expect(await stored("posts", begun?.id)).toMatchObject({ title: "Wobbet c" });
			for (const row of [colleague, begun])
				for (const { id } of await drafts(row?.id)) await hub().remove(`/versions/${id}`);
		});

		test("replaces in drafts beside entries and of new ones without publishing them", async () => {
			const one = post({ title: "Dapperling", description: "A Dapperling." });
			await make("posts", one);
			const version = await begin(one.id, { title: "The Dapperling" });
			const fresh = await begin(null, { title: "Dapperling, new", locale: "en" });
			const { entries } = await search(phrase("Dapperling"));
			expect(entries).toMatchObject([
				{
					id: one.id,
					version,
					hasEdits: true,
					places: [
						{ key: "entry/title/0", isOverridden: true },
						{ key: "entry/description/0", isOverridden: false },
						{ key: "draft/title/0", of: "draft" },
					],
				},
				{ id: "+", version: fresh, name: "Dapperling, new", standing: "draft" },
			]);
			const outcomes = await replace(phrase("Dapperling"), entries, "draft");
			expect(outcomes).toEqual([
				{ kind: "drafted", version, publishMark: null },
				{ kind: "drafted", version: fresh, publishMark: null },
			]);
			expect(await stored("posts", one.id)).toMatchObject({ title: "Dapperling", description: "A Dapperling." });
			expect((await drafts(one.id))[0]).toMatchObject({ delta: { title: "The Kontor", description: "A Kontor." } });
			const again = await search(phrase("Dapperling"));
			expect(await replace(phrase("Dapperling"), again.entries, "publish")).toEqual([{ kind: "published" }]);
			expect(await stored("posts", one.id)).toMatchObject({ title: "Kontor", description: "A Kontor." });
			expect((await search(phrase("Dapperling"))).entries).toEqual([]);
			for (const id of [version, fresh]) await hub().remove(`/versions/${id}`);
		});

		test("leaves an entry unchanged if the rules refuse it, with the reason, and changes the others", async () => {
			const [whole, only] = [post({ title: "Elbling wine" }), post({ title: "Elbling" })];
			await make("posts", [whole, only]);
			const { entries } = await search(phrase("Elbling"));
			const outcomes = await replace(phrase("Elbling"), entries, "publish", "");
			expect(outcomes.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
				{ kind: "published" },
				{ kind: "refused", reason: expect.stringMatching(/^Fill in “Title”/) },
			]);
			expect(await drafts(only.id)).toEqual([]);
			expect(await stored("posts", only.id)).toMatchObject({ title: "Elbling" });
			expect(await stored("posts", whole.id)).toMatchObject({ title: "Wine" });
		});

		test("does not overwrite what a colleague has changed or deleted since the search", async () => {
			const [changed, drafted, gone, other] = ["a", "b", "c", "d"].map((name) => post({ title: `Gribble ${name}` }));
			await make("posts", [changed, drafted, gone, other]);
			const { entries } = await search(phrase("Gribble"));
			await attempt("PATCH", `/items/posts/${changed?.id}`, { description: "Said better." });
			const version = await begin(drafted?.id, { title: "Gribble and mine" });
			await hub().remove(`/items/posts/${gone?.id}`);
			// Changes of other fields are no conflict.
			await attempt("PATCH", `/items/posts/${other?.id}`, { published_on: "2026-02-02" });
			const inOrder = [changed, drafted, gone, other].flatMap((row) => entries.filter(({ id }) => id === row?.id));
			const outcomes = await replace(phrase("Gribble"), inOrder, "publish");
			expect(outcomes.map(({ kind }) => kind)).toEqual(["changed", "changed", "gone", "published"]);
			expect(await stored("posts", changed?.id)).toMatchObject({ title: "Gribble a", description: "Said better." });
			expect((await drafts(drafted?.id))[0]).toMatchObject({ delta: { title: "Gribble and mine" } });
			await hub().remove(`/versions/${version}`);
		});

		test("loses nothing of a draft that is saved at the same time", async () => {
			const one = post({ title: "Hobnail", description: "A Hobnail." });
			await make("posts", one);
			const version = await begin(one.id, { title: "Hobnail too" });
			const { entries } = await search(phrase("Hobnail"));
			const saves = ["2026-03-01", "2026-03-02", "2026-03-03"].map((published_on) =>
				attempt("POST", `/versions/${version}/save`, { published_on }),
			);
			const [outcomes] = await Promise.all([replace(phrase("Hobnail"), entries, "draft"), ...saves]);
			expect(outcomes).toEqual([{ kind: "drafted", version, publishMark: null }]);
			expect((await drafts(one.id))[0]).toMatchObject({
				delta: { title: "Kontor too", description: "A Kontor.", published_on: expect.stringMatching(/^2026-03-0/) },
			});
			await hub().remove(`/versions/${version}`);
		});

		test("is open to staff alone, and refuses invalid requests", async () => {
			const query = phrase("Quindle");
			const order = { ...query, replacement: "x", how: "draft", entries: [] };
			for (const token of [null, hub().cms.credentials.directus.siteToken])
				for (const [path, body] of [
					["/hub-replace/search", query],
					["/hub-replace", order],
				] as const)
					expect((await call(path, body, token)).status, path).toBe(404);
			const token = await hub().staffToken();
			for (const body of [phrase(" "), phrase("x".repeat(201)), phrase("x", { locale: "tlh" })])
				expect((await call("/hub-replace/search", body, token)).status).toBe(404);
			const forged = {
				collection: "directus_users",
				id: post().id,
				version: null,
				mark: "",
				places: ["entry/title/0"],
			};
			expect((await call("/hub-replace", { ...order, entries: [forged] }, token)).status).toBe(404);
		});
	});
}
