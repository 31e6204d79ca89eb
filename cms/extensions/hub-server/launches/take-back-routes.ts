import type { HookExtensionContext } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";
import { found, notFound, type StaffRoute } from "../../../src/staff-routes.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { translated } from "../desk/entry-heads.ts";
import { launchLines } from "./launch-lines.ts";
import type { ListedReturn } from "./launch-responses.ts";
import { type Launch, readLaunches, returnsOf } from "./launches-table.ts";
import { lastPublication, returningEntries, toggleLaunch, undoPublication } from "./take-back.ts";

/** An entry of a collection that has languages. */
export const entry = z.object({
	collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]),
	id: z.uuid().toLowerCase(),
});
const launchParams = z.object({ id: z.uuid().toLowerCase() });
const toggle = z.object({ from: z.enum(["published", "reverted"]), chosen: z.array(entry) });
const publication = z.object({ revision: z.number() });

/** Returns a function that reads the launch in the parameters of a route. */
export function launchInParams(database: Knex): (params: unknown) => Promise<Launch | undefined> {
	return async (params) => {
		const input = launchParams.safeParse(params).data;
		return input && (await readLaunches(database, (query) => void query.where({ id: input.id })))[0];
	};
}

/**
 * Returns routes that take published launches back and publish them again (CT-11), and undo the last publication of
 * single entries.
 */
export function takeBackRoutes(context: HookExtensionContext): readonly StaffRoute[] {
	const { database } = context;
	const launchOf = launchInParams(database);
	return [
		{
			method: "get",
			path: "/hub-launches/:id/return",
			async handle({ params }) {
				const launch = await launchOf(params);
				if (!launch) return notFound;
				const entries = await returningEntries(context, launch);
				const lines = await launchLines(database, entries);
				const listed = entries.map(
					(one, at): ListedReturn => ({ ...one, name: lines[at]?.name ?? "", locale: lines[at]?.locale ?? "" }),
				);
				return found(listed);
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/return",
			async handle({ params, body, accountability }) {
				const [launch, input] = [await launchOf(params), toggle.safeParse(body)];
				if (!launch || !input.success) return notFound;
				const { from, chosen } = input.data;
				const entries = await returnsOf(database, launch.id);
				if (!entries.every(({ collection }) => mayWrite(accountability, collection, "update"))) return notFound;
				// A colleague may have taken it back since the preview.
				if (launch.state !== from) return found({ kind: "over" });
				return found(await toggleLaunch(context, launch, { accountability, chosen, now: Date.now() }));
			},
		},
		{
			method: "get",
			path: "/hub-undo/:collection/:id",
			async handle({ params, accountability }) {
				const input = entry.safeParse(params).data;
				if (!input || !mayWrite(accountability, input.collection, "update")) return notFound;
				return found((await lastPublication(context, input)) ?? null);
			},
		},
		{
			method: "post",
			path: "/hub-undo/:collection/:id",
			async handle({ params, body, accountability }) {
				const [input, which] = [entry.safeParse(params).data, publication.safeParse(body).data];
				if (!input || !which || !mayWrite(accountability, input.collection, "update")) return notFound;
				return found(await undoPublication(context, input, { accountability, ...which, now: Date.now() }));
			},
		},
	];
}
