import type { HookConfig } from "@directus/types";
import { recordDecisions } from "@hub/shared-contracts/consent/decision";
import { offer, openOperations } from "../../src/operations.ts";
import { keepDecisions } from "./decisions-table.ts";

/** Takes what the site tells of visitors' decisions about consent. */
const consentHook: HookConfig = (hook, context) => {
	openOperations(hook, context, "site", [
		offer(recordDecisions, async ({ decisions }) => {
			await keepDecisions(context.database, decisions);
			return { kind: "recorded" };
		}),
	]);
};

export default consentHook;
