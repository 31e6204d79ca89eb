import type { HookConfig } from "@directus/types";
import { collections } from "@hub/content-model/collections/collections";
import { schedule } from "../../../src/scheduler.ts";
import { deleteOldDecisions } from "../consent/decisions-table.ts";
import { contactCounters } from "../contact/counters-table.ts";
import { registrationCounters } from "../registrations/mail-limits.ts";
import { withoutPersonalData } from "./account-history.ts";
import { deleteEmptyDrafts } from "./empty-drafts.ts";
import { withoutValuesInErrors } from "./errors-without-values.ts";
import { eraseOldMessages } from "./old-messages.ts";
import { deleteOrphanedComments } from "./orphaned-comments.ts";

/**
 * Erases expired data: visitors' texts, their counts, empty drafts, and comments on deleted entries. Idempotent, and
 * also runs at every startup. Failed statements are logged without values, because logs are kept and must not contain
 * visitors' texts.
 */
const retentionHook: HookConfig = (hook, context) => {
	withoutValuesInErrors(context.database);
	hook.filter("revisions.create", withoutPersonalData);
	schedule(hook, context, () => [
		{
			name: "retention",
			every: 60 * 60_000,
			async run() {
				for (const counters of [contactCounters, registrationCounters])
					await counters.deleteExpired(context.database, Date.now());
				await deleteOldDecisions(context.database, Date.now());
				await deleteEmptyDrafts(context.database, new Date());
				// Erases a few hundred at a time, and the rest without delay.
				const isMore = (await eraseOldMessages(context.database, new Date())) > 0;
				await deleteOrphanedComments(
					context.database,
					collections.map(({ collection }) => collection),
				);
				return isMore;
			},
		},
	]);
};

export default retentionHook;
