import type { HookConfig } from "@directus/types";
import { recordDecisions } from "@hub/shared-contracts/consent/decision";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import { storeDecisions } from "./decisions-table.ts";

/** Stores visitors' consent decisions that the site reports. */
const consentHook: HookConfig = (hook, context) => {
	openOperations(hook, context, "site", [
		operationRoute(recordDecisions, async ({ decisions }) => {
			if (await storeDecisions(context.database, decisions, Date.now()))
				context.logger.warn("The daily limit of recorded consent decisions is reached; further ones are not recorded.");
			return { kind: "recorded" };
		}),
	]);
};

export default consentHook;
