// docs/developers.md, “A remote”: a new remote needs only its own folder.

import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { sectionOf } from "./checkout-copy.ts";
import type { Recipe, Trial } from "./trial.ts";

export const remote: Recipe = {
	title: "A remote",
	async follow(copy) {
		const section = await sectionOf(remote.title);
		expect(section).toContain("\nnpm run new -- mf-hello\n");
		await copy.run("new.ts", "mf-hello");
		for (const [, name = ""] of section.matchAll(/`((?:src|messages)\/[\w.-]+)`/g)) await copy.read(`mf-hello/${name}`);
		await copy.installLike("mf-hello", "mf-demos");
	},
	tests: ["mf-hello"],
	addresses: ["/hello", "/de/hello"],
};

export function remoteCases(trial: Trial): void {
	describe(remote.title, () => {
		test("its own tests render its page and run alone", async () => {
			const { copy } = await trial.followed();
			expect(await copy.run("test.ts", "mf-hello")).toMatch(/\n4 passed, 0 failed\n$/);
		});

		test("its build is a release with its addresses", async () => {
			const { copy, site } = await trial.followed();
			const answers = await site();
			const { name } = JSON.parse(await copy.read("mf-hello/dist/production/remote.json")) as { readonly name: string };
			const shown = remote.addresses?.map((address) => [
				answers[address]?.status,
				parsePage(answers[address]?.body ?? "").one("h1").text,
			]);
			expect([name, shown]).toEqual([
				"mf-hello",
				[
					[200, "Hello"],
					[200, "Hello"],
				],
			]);
		});

		test("passes types, lint and house rules", async () => {
			const { checks } = await trial.followed();
			expect(await checks()).toContain("architecture/structure.test.ts");
		});
	});
}
