// docs/developers.md, “A setting”: only its declaration is written manually.

import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesOfRecipe } from "./checkout-copy.ts";
import type { Recipe, Trial } from "./trial.ts";

const SETTINGS = "settings/src/settings.ts";
/** The site's code reads its settings here. */
const READ = "shell/src/base/settings.server.ts";

export const setting: Recipe = {
	title: "A setting",
	async follow(copy) {
		const { SUPPORT_URL: declaration } = await filesOfRecipe(setting.title);
		const before = await copy.read(SETTINGS);
		await copy.write(
			SETTINGS,
			before.replace("\tCHROMIUM_PATH:", () => `${declaration}\tCHROMIUM_PATH:`),
		);
		// The type check covers this use of the setting; `@public` says that no file imports it.
		const reader = "/** @public */\nexport const help = ({ supportUrl }: Settings): string | undefined => supportUrl;";
		await copy.write(READ, `${await copy.read(READ)}\n${reader}\n`);
	},
	tests: ["settings"],
};

export function settingCases(trial: Trial): void {
	describe(setting.title, () => {
		test("an invalid value ends the start with a message, before anything is built", async () => {
			const { copy } = await trial.followed();
			await copy.write(".env", "SUPPORT_URL=somewhere\nPORT=http\n");
			const start = copy.run("start.ts").finally(() => rm(join(copy.folder, ".env")));
			await expect(start).rejects.toThrow("PORT must be a port from 1 to 65535, and is “http”.");
			await expect(start).rejects.toThrow("SUPPORT_URL must be an http or https address, and is “somewhere”.");
			await expect(start).rejects.not.toThrow("Building");
			expect(existsSync(join(copy.folder, "shell", "dist")), "nothing was there that need not be built").toBe(false);
		});

		test("the test of docs/settings.md fails until it has a row for it", async () => {
			const { copy, docs } = await trial.followed();
			expect(await docs()).toContain("SUPPORT_URL");
			expect(await copy.read("docs/settings.md")).toContain(
				"| `SUPPORT_URL` | none | site | where visitors find help |\n",
			);
		});

		test("passes types, lint and house rules, and the site reads it with its type", async () => {
			const { tests, checks } = await trial.followed();
			expect(await tests()).toContain("settings-table.test.ts");
			expect(await checks()).toContain("architecture/structure.test.ts");
		});
	});
}
