// docs/developers.md, “A field” and “A collection”: each needs only a declaration, a view, its texts and its seed.

import { expect, test } from "vitest";
import { followRecipe } from "./checkout-copy.ts";
import type { Recipe, Trial } from "./trial.ts";

/** Renders a page of the remote on its test host with a row that has the field. */
const RENDERED = `import { openTestHost } from "@hub/content-model/testing/test-host";
import { expect, test } from "vitest";
import { EVENTS, NOW } from "../events.fixture.ts";
import server from "../remote.server.ts";

const events = EVENTS.events?.map((row) => ({ ...row, prerequisites: "A pencil." })) ?? [];
const host = openTestHost(server, { rows: { ...EVENTS, events }, now: NOW });

test.each([
	["/events/sooner-en", "What you need"],
	["/de/events/sooner-de", "Das brauchen Sie"],
])("%s shows the field", async (path, heading) => {
	const section = (await host.get(path)).document.one("section", { id: "prerequisites" });
	expect([section.one("h2").text, section.one("p").text]).toEqual([heading, "A pencil."]);
});
`;

/** Derived from the declaration: the table, the rows of the seed, and a read. */
const DERIVED = `import { hasStatus } from "@hub/content-model/cms/live";
import { parseSelected, select } from "@hub/content-model/cms/select";
import { collections } from "@hub/content-model/collections/collections";
import { vacancies } from "@hub/content-model/collections/vacancies";
import { expect, test } from "vitest";
import { site } from "../access/access-rules.ts";
import { loadSeed } from "../seed/content.ts";
import { seedRows } from "../seed/rows.ts";
import { expandSchema } from "./expand.ts";

test("Directus has its table, which the site can read, and only published rows are shown", () => {
	const fields = expandSchema(collections).fields.filter(({ collection }) => collection === "vacancies");
	expect(fields.find(({ field }) => field === "apply_by")).toMatchObject({ type: "date" });
	expect(site.permissions).toContainEqual({ collection: "vacancies", action: "read" });
	expect(hasStatus("vacancies")).toBe(true);
});

test("its seed becomes rows that the site reads", async () => {
	const rows = seedRows(await loadSeed(), new Date("2026-03-20T10:00:00Z")).filter(
		({ collection }) => collection === "vacancies",
	);
	expect(rows.map(({ values }) => [values.locale, values.slug, values.apply_by])).toEqual([
		["de", "betrieb", "2026-05-19"],
		["en", "operations", "2026-05-19"],
	]);
	const read = parseSelected(select(vacancies, "page"), rows[1]?.values);
	expect(read).toMatchObject({
		kind: "item",
		item: { key: "operator", title: "Running data spaces", applyBy: "2026-05-19", body: { kind: "stored-text" } },
	});
});
`;

export const field: Recipe = {
	title: "A field",
	async follow(copy) {
		await followRecipe(copy, field.title);
		await copy.write("mf-events/src/event/prerequisites.test.ts", RENDERED);
	},
	tests: ["cms/src", "mf-events/src/event"],
};

export const collection: Recipe = {
	title: "A collection",
	async follow(copy) {
		await followRecipe(copy, collection.title);
		await copy.write("cms/src/schema/vacancies.test.ts", DERIVED);
	},
	tests: ["cms/src"],
};

export function declarationCases(trial: Trial): void {
	test.each([
		{ title: field.title, proof: "mf-events/src/event/prerequisites.test.ts", what: "it is rendered" },
		{ title: collection.title, proof: "cms/src/schema/vacancies.test.ts", what: "its seed is read" },
	])("[CT-1] $title: passes types, lint, house rules and rules of the schema; $what", async ({ proof }) => {
		const { tests, checks } = await trial.followed();
		expect(await tests()).toContain(proof);
		expect(await checks()).toContain("architecture/structure.test.ts");
	});
}
