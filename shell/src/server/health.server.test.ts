// What `/readyz` tells of reads, changes and the search; with the content service itself: shell/test.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import type { FoundPlaces } from "../search/page-search.ts";
import { createHealth, type HealthDeps } from "./health.server.ts";

const found = (complete: boolean): FoundPlaces => ({ places: [], total: 0, types: [], periods: [], complete });
const well: HealthDeps = {
	live: { current: () => ({}) as never },
	content: { read: async () => [], health: () => ({ reachable: true, kept: 3, refused: [] }) },
	source: { read: async () => [{ id: "1" }] },
	changes: { state: () => ({ comparedAgo: 20_000, unreportedAgo: undefined }) },
	search: { find: async () => found(true) },
	unavailable: { counts: () => ({}) },
};

async function ready(deps: Partial<HealthDeps>) {
	const answer = await createHealth({ ...well, ...deps }).request("/readyz");
	return { status: answer.status, ...((await answer.json()) as { ready: boolean; reasons: string[]; warnings?: string[] }) };
}

test("a site of which all is well has nothing to tell", async () => {
	expect(await ready({})).toEqual({ status: 200, ready: true, reasons: [] });
});

test("[PF-4] reads that fail, or never end, are told, whatever succeeded before", async () => {
	const away = "The content service does not answer";
	const fails = async () => Promise.reject(new ContentUnavailable("It gave no data."));
	const never = () => new Promise<never>(() => undefined);
	for (const read of [fails, never])
		expect(await ready({ source: { read } })).toEqual({
			...{ status: 200, ready: true, reasons: [] },
			warnings: [`${away}; pages show what is kept of it.`],
		});
	const nothingKept = { read: fails, health: () => ({ reachable: true, kept: 0, refused: [] }) };
	expect(await ready({ source: { read: fails }, content: nothingKept })).toMatchObject({
		...{ status: 503, ready: false },
		reasons: [`${away}, and nothing of it is kept.`],
	});
});

test("changes that do not arrive are told: nothing could be compared, or reports are lost", async () => {
	const late = await ready({ changes: { state: () => ({ comparedAgo: 200_000, unreportedAgo: undefined }) } });
	expect(late.warnings).toEqual([expect.stringContaining("could not be found out for 200 s")]);
	const lost = await ready({ changes: { state: () => ({ comparedAgo: 0, unreportedAgo: 30_000 }) } });
	expect(lost.warnings).toEqual([expect.stringContaining("HUB_HOOK_URL")]);
	expect((await ready({ changes: { state: () => ({ comparedAgo: 0, unreportedAgo: 3_600_000 }) } })).warnings).toBeUndefined();
});

test("a search without its index is told", async () => {
	const { status, warnings } = await ready({ search: { find: async () => found(false) } });
	expect([status, warnings]).toEqual([200, [expect.stringContaining("The search")]]);
});
