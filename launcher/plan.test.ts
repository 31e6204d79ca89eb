// The model of load: by hand-made figures, by properties, and on the figures that are recorded.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Reports, readRecord } from "../bench/report.ts";
import { type PlannedLoad, planLoad } from "./plan/load-plan.ts";
import { type Measured, measuredFrom } from "./plan/measured.ts";
import { costOf } from "./plan/plan-cost.ts";
import { PlanOptionError, readPlanOptions } from "./plan/plan-options.ts";
import { writePlan } from "./plan/write-plan.ts";

const measured: Measured = {
	...{ machine: "1 × a processor, 2026-11-26", rendered: 50, fromMemory: 1_000 },
	...{ processMemory: 500, searchMemory: 300, requests: 8, document: 10, files: 200, ownScripts: 20 },
};
const { load: usual } = readPlanOptions([]);

describe("[PF-10] a plan", () => {
	// Two visits in the busiest second: 2 × 3,600 / 0.1 / 2 visitors.
	const two = { ...usual, visitors: 36_000, peakHour: 0.1, burst: 2, pagesEach: 4, newShare: 1, personalShare: 0, releases: 0 };

	test.each<[string, PlannedLoad, object]>([
		["counts requests of first pages and of navigations", two, { peak: { pages: 8, rendered: 0, files: 2 * (8 + 3 * 2) - 8 } }],
		["renders what is personal each time", { ...two, personalShare: 0.5 }, { peak: { pages: 8, rendered: 4, files: 20 } }],
		[
			"renders each page once in each process after a release",
			{ ...two, releases: 1, pages: 120 },
			{ peak: { pages: 8, rendered: 4, files: 20 } },
		],
		["renders no more than is asked for", { ...two, releases: 1, pages: 1e6 }, { peak: { pages: 8, rendered: 8, files: 20 } }],
		["has two hosts for one processor", two, { cores: 1, hosts: 2, processesEach: 1, memoryEach: 500 + 300 + 512 }],
		["has more hosts for more", { ...two, personalShare: 1, visitors: 900_000 }, { cores: 8, hosts: 2, processesEach: 4 }],
		[
			"asks Directus once for each process and publish",
			{ ...two, publishes: 10, forms: 5 },
			{ directus: { writes: 15, changeReads: 20 } },
		],
		[
			"needs nothing for no visitors but the hosts",
			{ ...two, visitors: 0 },
			{ cores: 1, hosts: 2, withoutCdn: { month: 0, peak: 0 } },
		],
		[
			"stores what is published and released",
			{ ...two, publishes: 10, uploadSize: 5, days: 100 },
			{ storage: { uploads: 5, releases: 0 } },
		],
	])("%s", (_what, load, part) => {
		expect(planLoad(load, measured)).toMatchObject(part);
	});

	test("sends files by the CDN and documents by the sites", () => {
		const { withoutCdn, withCdn } = planLoad({ ...two, cdnShare: 1 }, measured);
		const gigabytes = (kib: number) => (kib * 1_024 * 36_000 * 30) / 1e9;
		expect(withCdn.month).toBeCloseTo(gigabytes(4 * 10), 6);
		expect(withCdn.fromCdn).toBeCloseTo(gigabytes(200 + 3 * 20), 6);
		expect(withCdn.month + withCdn.fromCdn).toBeCloseTo(withoutCdn.month, 6);
	});

	const share = fc.double({ min: 0, max: 1, noNaN: true });
	const some = (max: number) => fc.integer({ min: 0, max });
	const loads: fc.Arbitrary<PlannedLoad> = fc.record({
		...{ visitors: some(1e8), publishes: some(1e4), releases: some(100), forms: some(1e6), pages: some(1e6) },
		...{ pagesEach: fc.integer({ min: 1, max: 50 }), burst: fc.integer({ min: 1, max: 20 }) },
		...{ newShare: share, personalShare: share, peakHour: share, cdnShare: share },
		...{ uploadSize: some(100), releaseSize: some(100), days: some(4_000) },
	});

	test.each(["visitors", "forms", "pages", "pagesEach", "burst", "publishes", "uploadSize"] as const)(
		"never needs less for more: %s",
		(name) => {
			fc.assert(
				fc.property(loads, some(1e6), (load, more) => {
					const [few, many] = [planLoad(load, measured), planLoad({ ...load, [name]: load[name] + more }, measured)];
					expect(many.cores).toBeGreaterThanOrEqual(few.cores);
					expect(many.hosts * many.processesEach).toBeGreaterThanOrEqual(few.hosts * few.processesEach);
					expect(many.withCdn.month).toBeGreaterThanOrEqual(few.withCdn.month);
					expect(many.directus.writes).toBeGreaterThanOrEqual(few.directus.writes);
					expect(many.storage.uploads).toBeGreaterThanOrEqual(few.storage.uploads);
				}),
			);
		},
	);

	test("never sends more with a CDN, and has processors for all that is asked", () => {
		fc.assert(
			fc.property(loads, (load) => {
				const plan = planLoad(load, measured);
				expect(plan.withCdn.month).toBeLessThanOrEqual(plan.withoutCdn.month);
				expect(plan.hosts * plan.processesEach).toBeGreaterThanOrEqual(plan.cores);
				expect(plan.peak.rendered).toBeLessThanOrEqual(plan.peak.pages * (1 + 1e-9));
			}),
		);
	});

	test("costs what prices say, and nothing where there is none", () => {
		const plan = planLoad(two, measured);
		expect(costOf(plan, {})).toEqual([]);
		expect(costOf(plan, { core: 10, memory: 2 })).toEqual([
			{ what: "processors of the sites", amount: 20 },
			{ what: "memory of the sites", amount: 2 * 2 * 1.312 },
		]);
		const [sent, sentBehind] = [{ traffic: 1 }, { traffic: 1, cdnTraffic: 0 }].map((prices) => costOf(plan, prices)[0]?.amount);
		expect(sent).toBe(plan.withoutCdn.month);
		expect(sentBehind).toBe(plan.withCdn.month);
	});
});

describe("what a plan is made from", () => {
	test("is in the record of the benchmarks, and every line of the plan has a number of it", async () => {
		const recorded = measuredFrom(await readRecord());
		for (const value of Object.values(recorded).filter((one) => typeof one === "number")) expect(value).toBeGreaterThan(0);
		const text = writePlan({ load: usual, measured: recorded, plan: planLoad(usual, recorded), costs: [] });
		expect(text).toContain("10,000 visitors, 20 publishes, 2 releases a day");
		expect(text).not.toMatch(/NaN|Infinity|undefined/);
	});

	test.each<[string, (reports: Reports) => Reports, string]>([
		["a part that is missing", ({ memory: _gone, ...others }) => others, "npm run bench -- memory --record"],
		["a number that is a word", (all) => withValue(all, "first-views", "rate", "fast"), "no number “rate” in first-views"],
		["a number that is missing", (all) => withValue(all, "memory", "search", undefined), "no number “search” in memory"],
		["a rate of nothing", (all) => withValue(all, "first-views", "rate", 0), "which cannot be"],
	])("%s is told", async (_what, change, sentence) => {
		const reports = await readRecord();
		expect(() => measuredFrom(change(reports))).toThrow(sentence);
	});

	test.each<[string[], string]>([
		[["--visitors=-1"], "--visitors"],
		[["--visitors=many"], "--visitors must be a number from 0 to 1000000000, and is “many”."],
		[["--new=1.1"], "--new must be a number from 0 to 1, and is “1.1”."],
		[["--pages-each=0"], "--pages-each must be a number from 1"],
		[["--vistors=1"], "--vistors"],
	])("%j is refused", (args, sentence) => {
		expect(() => readPlanOptions(args)).toThrow(PlanOptionError);
		expect(() => readPlanOptions(args)).toThrow(sentence);
	});
});

function withValue(reports: Reports, part: string, name: string, value: number | string | undefined): Reports {
	const report = reports[part];
	if (!report) return reports;
	const results = report.results.map(({ values = {}, ...result }) => {
		const { [name]: _was, ...others } = values;
		return { ...result, values: value === undefined ? others : { ...others, [name]: value } };
	});
	return { ...reports, [part]: { ...report, results } };
}
