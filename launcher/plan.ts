// `npm run plan`: what a load needs and costs, by what was measured. Exit 0 done, 1 a figure is missing, 2 wrong use.

import { readRecord } from "../bench/report.ts";
import { planLoad } from "./plan/load-plan.ts";
import { measuredFrom } from "./plan/measured.ts";
import { costOf } from "./plan/plan-cost.ts";
import { PlanOptionError, readPlanOptions, USAGE } from "./plan/plan-options.ts";
import { writePlan } from "./plan/write-plan.ts";
import { exitWithError } from "./progress.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) {
	process.stdout.write(USAGE);
	process.exit(0);
}
try {
	const { load, prices } = readPlanOptions(args);
	const measured = measuredFrom(await readRecord());
	const plan = planLoad(load, measured);
	process.stdout.write(writePlan({ load, measured, plan, costs: costOf(plan, prices) }));
} catch (error) {
	if (!(error instanceof PlanOptionError)) exitWithError(error);
	process.stderr.write(`${error.message}\n${USAGE}`);
	process.exit(2);
}
