import { describe, expect, test } from "vitest";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Many rows that are changed at once, as Studio's lists let editors do. Run against a real Directus. */
export function severalCases(hub: () => Installation): void {
	const { say, post, make } = editingDesk(hub);
	const change = async (keys: readonly unknown[], data: object) =>
		say("PATCH", "/items/posts", { keys, data }, await hub().tokenOf(hub().cms.credentials.staff));
	const stored = (keys: readonly unknown[]) =>
		hub().admin.read("/items/posts", { filter: { id: { _in: keys } }, sort: "title" }, rows);

	describe("[CT-1] several entries at once", () => {
		test("are each judged by themselves: a refusal names those that it is about, each reason once, and nothing is saved", async () => {
			const all = [
				post({ title: "Several 1", status: "draft" }),
				post({ title: "Several 2", status: "draft", body: null }),
				post({ title: "Several 3", status: "draft", body: null }),
				post({ title: "Several 4", status: "draft", description: null }),
			];
			expect(await make("posts", all)).toBe("done");
			const keys = all.map(({ id }) => id);
			expect(await change(keys, { status: "published" })).toBe(
				[
					"Because of “Several 2” (draft) and “Several 3” (draft), nothing was saved: Fill in “Body”, or set “Status” to Draft:",
					"a published entry is shown with all of its required fields. “Several 4” (draft): Fill in “Description”, or set “Status” to",
					"Draft: a published entry is shown with all of its required fields.",
				].join(" "),
			);
			expect((await stored(keys)).map(({ status }) => status)).toEqual(["draft", "draft", "draft", "draft"]);
			expect(await change([keys[0]], { status: "published" })).toBe("done");
		});

		test("cannot all have one address, and are saved with what all may have", async () => {
			const all = ["a", "b"].map((name) => post({ title: `Shared ${name}` }));
			await make("posts", all);
			const keys = all.map(({ id }) => id);
			expect(await change(keys, { slug: "one-for-all" })).toMatch(
				/^Because of “Shared a”, nothing was saved: The address .*“Shared b”: The address /,
			);
			expect(await change(keys, { locale: "de" })).toMatch(
				/^Because of “Shared a” and “Shared b”, nothing was saved: “Author” has /,
			);
			expect(await change(keys, { description: "The same for both." })).toBe("done");
			expect(await stored(keys)).toMatchObject([{ description: "The same for both." }, { description: "The same for both." }]);
		});

		test("that appear on the same day bear it; where one has a day, the others are named that lack it", async () => {
			const all = ["a", "b"].map((name) => post({ title: `Undated ${name}`, status: "draft", published_on: null }));
			const dated = post({ title: "Undated not", status: "draft" });
			await make("posts", [...all, dated]);
			const keys = all.map(({ id }) => id);
			expect(await change([...keys, dated.id], { status: "published" })).toMatch(
				/^Because of “Undated a” \(draft\) and “Undated b” \(draft\), nothing was saved: Fill in “Published On”/,
			);
			expect(await change(keys, { status: "published" })).toBe("done");
			const days = (await stored(keys)).map(({ published_on }) => published_on);
			expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days[0]]);
		});
	});
}
