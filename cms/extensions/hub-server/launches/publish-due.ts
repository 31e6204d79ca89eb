// Publishes planned launches, in the name of the account that planned them.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";
import { roles } from "../../../src/access/access-rules.ts";
import { languageOf } from "../accounts/editor-language.ts";
import { runInLocale } from "../wording/wording.ts";
import { translate } from "./launch-words.ts";
import { changeState, type Launch, type LaunchFailure, readLaunches } from "./launches-table.ts";
import { publishTogether } from "./publish-together.ts";

const account = z.object({ role: z.string().nullable(), status: z.string() }).optional();

/** Publishes planned launches whose time has come. If one is refused, its planner is notified. @param now in ms */
export async function publishDue(
	context: HookExtensionContext,
	now: number,
	warn: (text: string) => void,
): Promise<void> {
	const { database } = context;
	const due = await readLaunches(database, (query) => void query.where({ state: "planned" }).where("at", "<=", now));
	for (const launch of due) {
		const who = await plannerOf(context, launch);
		const result = who
			? await publishTogether(context, launch, { accountability: who, from: ["planned"], isTrial: false, now })
			: undefined;
		if (result && result.kind !== "refused") continue;
		const failure: LaunchFailure = result ? { kind: "refused", problems: [...result.problems] } : { kind: "account" };
		if (!(await changeState(database, launch.id, ["planned"], { state: "failed", failure }))) continue;
		warn(`The launch “${launch.name}” did not appear: ${JSON.stringify(failure)}`);
		if (who) await notify(context, launch, who, now);
	}
}

/**
 * Returns the account that planned a launch, with its current permissions; undefined if it may not open Studio any
 * more.
 */
export async function plannerOf(
	{ database }: HookExtensionContext,
	{ plannedBy }: Launch,
): Promise<Accountability | undefined> {
	if (!plannedBy) return undefined;
	const found = account.parse(await database("directus_users").where({ id: plannedBy }).first("role", "status"));
	const isWithoutStudio = roles.some(({ role, studio }) => role === found?.role && !studio);
	if (found?.status !== "active" || found.role === null || isWithoutStudio) return undefined;
	const administrator: unknown = await database("directus_access")
		.join("directus_policies", "directus_policies.id", "directus_access.policy")
		.where("directus_policies.admin_access", true)
		.where((access) => void access.where("directus_access.role", found.role).orWhere("directus_access.user", plannedBy))
		.first("directus_policies.id");
	// A version can change after it was planned, so its writes need the planner's own permissions.
	return {
		user: plannedBy,
		role: found.role,
		roles: [found.role],
		admin: administrator !== undefined,
		app: true,
		ip: null,
	};
}

/** Adds a message to an account's inbox in Studio. */
async function notify(
	{ database }: HookExtensionContext,
	{ name }: Launch,
	who: Accountability,
	now: number,
): Promise<void> {
	const locale = await languageOf({ accountability: who, database, schema: null });
	await database("directus_notifications").insert({
		timestamp: new Date(now),
		status: "inbox",
		recipient: who.user,
		subject: runInLocale(locale, () => translate("failed", { name })),
		message: runInLocale(locale, () => translate("failed.why")),
	});
}
