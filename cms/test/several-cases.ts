import { describe, expect, test } from "vitest";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Changing several rows at once, as in Studio's lists. */
export function severalCases(hub: () => Installation): void {
	const { attempt, post, make } = editingDesk(hub);
	const change = async (keys: readonly unknown[], data: object) =>
		attempt("PATCH", "/items/posts", { keys, data }, await hub().staffToken());
	const stored = (keys: readonly unknown[]) =>
		hub().admin.read("/items/posts", { filter: { id: { _in: keys } }, sort: "title" }, rows);

	describe("[CT-1] several entries that are changed at once", () => {
		test("are checked individually: a refusal names each, states each reason once, and saves nothing", async () => {
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
		});

		test("cannot get the same address, but shared values such as the day of their publication", async () => {
			const all = ["a", "b"].map((name) => post({ title: `Shared ${name}`, status: "draft", published_on: null }));
			await make("posts", all);
			const keys = all.map(({ id }) => id);
			expect(await change(keys, { slug: "one-for-all" })).toMatch(
				/^Because of “Shared a” \(draft\), nothing was saved: The address .*“Shared b” \(draft\): The address /,
			);
			expect(await change(keys, { status: "published" })).toBe("done");
			const days = (await stored(keys)).map(({ published_on }) => published_on);
			expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days[0]]);
		});
	});
}
