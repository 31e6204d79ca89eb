// `/readyz`: the content, its age and the search. Tests with Directus itself are in shell/test.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import { ContentRefused } from "../directus/directus-source.server.ts";
import { createHealth, type HealthDeps } from "./health.server.ts";

const well: HealthDeps = {
	live: { current: () => ({}) as never, faults: () => [] },
	content: { count: () => 2 },
	service: { read: async () => [{ id: "1" }] },
	age: () => 200,
	search: { isComplete: async () => true },
	unavailable: { counts: () => ({}) },
};
const empty = {
	count() {
		throw new ContentUnavailable("Nothing was read yet.");
	},
};

async function ready(deps: Partial<HealthDeps>) {
	const answer = await createHealth({ ...well, ...deps }).request("/readyz");
	return {
		status: answer.status,
		...((await answer.json()) as { ready: boolean; reasons: string[]; warnings?: string[] }),
	};
}

test("/readyz of a healthy site has no warnings", async () => {
	expect(await ready({})).toEqual({ status: 200, ready: true, reasons: [] });
});

test("[PF-4] a content service that fails or is silent is a warning, and only without content a reason", async () => {
	const fails = async () => Promise.reject(new ContentUnavailable("It gave no data."));
	const never = () => new Promise<never>(() => undefined);
	for (const read of [fails, never])
		expect(await ready({ service: { read } })).toEqual({
			status: 200,
			ready: true,
			reasons: [],
			warnings: ["The content service does not answer; pages show what was published until then."],
		});
	expect(await ready({ service: { read: fails }, content: empty })).toMatchObject({
		status: 503,
		ready: false,
		reasons: ["The content service does not answer; there is no content yet."],
	});
});

test("a site without content reports that it is being filled, or that Directus refuses its token", async () => {
	expect(await ready({ content: empty })).toMatchObject({
		status: 503,
		reasons: ["The content is being read; there is no content yet."],
	});
	const refuses = async () => Promise.reject(new ContentRefused("Forbidden."));
	expect(await ready({ content: empty, service: { read: refuses } })).toMatchObject({
		status: 503,
		reasons: [expect.stringContaining("CMS_TOKEN")],
	});
});

test("[OP-1] a stalled feed is a warning with the content's age", async () => {
	const warningsAt = async (age: number) => (await ready({ age: () => age })).warnings;
	expect(await warningsAt(12_000)).toEqual(["Changes do not arrive: the content is as it was 12 s ago."]);
	expect(await warningsAt(200_000)).toEqual(["Changes do not arrive: the content is as it was 3 min ago."]);
	expect(await warningsAt(3 * 86_400_000)).toEqual(["Changes do not arrive: the content is as it was 72 h ago."]);
	expect((await ready({ age: () => 8_000 })).warnings).toBeUndefined();
});
