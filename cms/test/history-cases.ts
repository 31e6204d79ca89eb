// The history of entries and drafts, put together from what Directus itself notes of each save.

import { randomUUID } from "node:crypto";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { comparedWith, type KnownHistory, type WrittenField } from "../extensions/hub-studio/src/history/earlier-state.ts";
import { readRevisions, revisionsQuery } from "../extensions/hub-studio/src/history/revisions.ts";
import { seededId } from "../src/seed/identity.ts";
import type { Installation } from "./installation.ts";

const begun = z.object({ id: z.string() });

const OTHER = {
	...{ status: "published", locale: "en", translation_key: "jonas", slug: "jonas", display_name: "Jonas Ried" },
	...{ role: "Editor", bio: "<p>Writes, too.</p>" },
};

/** What Studio asks of an entry's history is enough to bring an earlier state back. */
export function historyCases(hub: () => Installation): void {
	let token: string;
	let version: string;
	const id = seededId("posts", "first", "en");
	const posts: CollectionDefinition | undefined = collections.find(({ collection }) => collection === "posts");
	const fields: readonly WrittenField[] = Object.entries(posts?.fields ?? {}).flatMap(([name, { meta, column, relation }]) =>
		column === null || meta.hidden || meta.readonly ? [] : [{ name, target: relation?.to, initial: column.default_value ?? null }],
	);
	const ask = async (path: string, body?: object, method = body ? "POST" : "GET") => {
		const answer = await hub().call(method, path, body, { token });
		expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
		return answer;
	};
	const stored = async () => z.record(z.string(), z.unknown()).parse((await ask(`/items/posts/${id}`)).data);
	const history = async (of: string | undefined): Promise<KnownHistory> => {
		const asked = revisionsQuery({ collection: "posts", item: id, version: of, limit: 20, offset: 0, whole: true });
		return { revisions: readRevisions((await ask(`/revisions?${new URLSearchParams(asked)}`)).json), stored: await stored() };
	};
	/** The form with everything that is put back into it. */
	const restored = (form: Record<string, unknown>, at: number, known: KnownHistory) => {
		const { differing, unknown } = comparedWith(form, at, known, fields, () => false);
		return { form: { ...form, ...Object.fromEntries(differing.map(({ field, after }) => [field, after])) }, unknown };
	};

	describe("[CT-1] the history of a post", () => {
		let original: Record<string, unknown>;
		beforeAll(async () => {
			token = await hub().staffToken();
			original = await stored();
		});
		afterAll(async () => {
			if (version) await ask(`/versions/${version}`, undefined, "DELETE");
			await ask(`/items/posts/${id}`, Object.fromEntries(fields.map(({ name }) => [name, original[name] ?? null])), "PATCH");
		});

		test("restores all fields of an earlier state", async () => {
			const publish_at = "2020-01-02T03:04:05Z";
			await ask(
				`/items/posts/${id}`,
				{ title: "Another", description: "Other words.", body: "<p>Shorter.</p>", publish_at },
				"PATCH",
			);
			const known = await history(undefined);
			expect(comparedWith(await stored(), 0, known, fields, () => false).differing, "read twice, it is the same").toEqual([]);
			expect(known.revisions.map(({ kind }) => kind).slice(-1)).toEqual(["created"]);
			const back = restored(await stored(), 1, known);
			expect(back.unknown).toEqual([]);
			for (const { name } of fields) expect([name, back.form[name] ?? null]).toEqual([name, original[name] ?? null]);
		});

		test("does not know the first target of a relation, of which Directus records changes alone", async () => {
			const other = randomUUID();
			await ask("/items/authors", { ...OTHER, id: other });
			await ask(`/items/posts/${id}`, { author: other }, "PATCH");
			const known = await history(undefined);
			expect(known.revisions[0]?.state).toMatchObject({ author: other });
			expect(known.revisions[1]?.state).not.toHaveProperty("author");
			expect(restored(await stored(), 1, known).unknown).toEqual(["author"]);
		});

		test("has the saves of a draft, based on its entry", async () => {
			version = begun.parse((await ask("/versions", { key: "draft", collection: "posts", item: id })).data).id;
			const entry = await stored();
			await ask(`/versions/${version}/save`, { title: "In the draft" });
			await ask(`/versions/${version}/save`, { title: "In the draft, again", description: "Drafted.", author: original.author });
			const form = { ...entry, title: "In the draft, again", description: "Drafted.", author: original.author };
			const known = await history(version);
			expect(known.revisions.slice(0, 3).map((one) => one.version)).toEqual([version, version, undefined]);
			expect(restored(form, 1, known)).toEqual({ form: { ...entry, title: "In the draft" }, unknown: [] });
			expect(restored(form, 2, known)).toEqual({ form: entry, unknown: [] });
			expect((await history(undefined)).revisions.map((one) => one.version).filter(Boolean)).toEqual([]);
		});
	});
}
