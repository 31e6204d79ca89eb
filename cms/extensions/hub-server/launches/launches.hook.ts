import type { Accountability, HookConfig } from "@directus/types";
import { PREVIEW_LASTS } from "@hub/content-model/preview/preview-link.server";
import { z } from "zod";
import { schedule } from "../../../src/scheduler.ts";
import { openStaffRoutes, type StaffAnswer } from "../../../src/staff-routes.ts";
import { translated } from "../desk/entry-heads.ts";
import { mayWrite } from "../editing/writers.ts";
import { launchLines, missingLanguages, unpublishedLines } from "./launch-lines.ts";
import { previewOfLaunch } from "./launch-preview.ts";
import {
	addEntry,
	beginLaunch,
	dropEntry,
	entriesOf,
	type Launch,
	launchWith,
	MAX_ENTRIES,
	readAllLaunches,
	readLaunches,
	removeLaunch,
	turnLaunch,
} from "./launches-table.ts";
import { publishDue } from "./publish-due.ts";
import { publishTogether } from "./publish-together.ts";

const place = z.object({ id: z.uuid().toLowerCase() });
const named = z.object({ name: z.string().trim().min(1).max(120) });
const entry = z.object({
	collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]),
	id: z.uuid().toLowerCase(),
});
const plan = z.object({ at: z.iso.datetime({ offset: true }).transform(Date.parse) });

const unknown: StaffAnswer = { kind: "unknown" };
const found = (data: unknown): StaffAnswer => ({ kind: "found", data });

/** States in which staff may edit a launch and publish it manually. */
const CHANGEABLE: readonly Launch["state"][] = ["open", "failed"];

/**
 * Launches: entries that appear at one moment, in all their languages (CT-1). All staff may read all content. Entries are published in the
 * name of the account that publishes or planned the launch.
 */
const launchesHook: HookConfig = (hook, context) => {
	const { database, logger } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const { HUB_PUBLISH_SECRET: secret = "", HUB_SITE_URL: siteUrl = "" } = process.env;

	const launchOf = async (params: unknown): Promise<Launch | undefined> => {
		const asked = place.safeParse(params).data;
		return asked && (await readLaunches(database, (query) => void query.where({ id: asked.id })))[0];
	};
	const linesOf = async ({ id }: Launch) => launchLines(database, (await entriesOf(database, [id])).get(id) ?? []);
	/** True if an account may publish every entry of a launch. Shows early what Directus would refuse later. */
	const mayPublish = async (launch: Launch, who: Accountability) =>
		(await linesOf(launch)).every(({ collection, state }) => mayWrite(who, collection, state === "new" ? "create" : "update"));
	const outcome = async (launch: Launch, accountability: Accountability, isTrial: boolean) =>
		publishTogether(context, launch, { accountability, from: CHANGEABLE, isTrial, now: Date.now() });

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-launches",
			async answer() {
				const launches = await readAllLaunches(database);
				const entries = await entriesOf(
					database,
					launches.map(({ id }) => id),
				);
				return found(launches.map((launch) => ({ ...launch, entries: entries.get(launch.id)?.length ?? 0 })));
			},
		},
		{
			method: "post",
			path: "/hub-launches",
			async answer({ body }) {
				const asked = named.safeParse(body);
				if (!asked.success) return unknown;
				const id = await beginLaunch(database, asked.data.name, Date.now());
				return id ? { kind: "created", data: { kind: "made", id } } : found({ kind: "too-many" });
			},
		},
		{
			method: "get",
			path: "/hub-launches/with/:collection/:id",
			async answer({ params }) {
				const asked = entry.safeParse(params);
				return asked.success ? found((await launchWith(database, asked.data)) ?? null) : unknown;
			},
		},
		{
			method: "get",
			path: "/hub-launches/:id",
			async answer({ params }) {
				const launch = await launchOf(params);
				if (!launch) return unknown;
				const lines = await linesOf(launch);
				const [languages, others] = await Promise.all([missingLanguages(database, lines), unpublishedLines(database)]);
				const isIn = (one: { collection: string; id: string }) =>
					lines.some(({ collection, id }) => collection === one.collection && id === one.id);
				return found({ ...launch, lines, languages, others: others.filter((one) => !isIn(one)) });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/entries",
			async answer({ params, body }) {
				const [launch, asked] = [await launchOf(params), entry.safeParse(body)];
				if (!launch || !asked.success) return unknown;
				if (!CHANGEABLE.includes(launch.state)) return found({ kind: "fixed" });
				const elsewhere = await launchWith(database, asked.data);
				if (elsewhere && elsewhere.id !== launch.id) return found({ kind: "elsewhere", name: elsewhere.name });
				const lines = await linesOf(launch);
				if (lines.length >= MAX_ENTRIES) return found({ kind: "full", most: MAX_ENTRIES });
				const [line] = await launchLines(database, [asked.data]);
				if (!line || line.state === "gone") return unknown;
				await addEntry(database, launch.id, asked.data, Date.now());
				return found({ kind: "done" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/entries/remove",
			async answer({ params, body }) {
				const [launch, asked] = [await launchOf(params), entry.safeParse(body)];
				if (!launch || !asked.success) return unknown;
				if (!CHANGEABLE.includes(launch.state)) return found({ kind: "fixed" });
				await dropEntry(database, launch.id, asked.data);
				return found({ kind: "done" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/check",
			async answer({ params, accountability }) {
				const launch = await launchOf(params);
				if (!launch || !(await mayPublish(launch, accountability))) return unknown;
				return found(await outcome(launch, accountability, true));
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/publish",
			async answer({ params, accountability }) {
				const launch = await launchOf(params);
				if (!launch || !(await mayPublish(launch, accountability))) return unknown;
				return found(await outcome(launch, accountability, false));
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/plan",
			async answer({ params, body, accountability }) {
				const [launch, asked] = [await launchOf(params), plan.safeParse(body)];
				if (!launch || !asked.success || !(await mayPublish(launch, accountability))) return unknown;
				const { at } = asked.data;
				if (at <= Date.now()) return found({ kind: "past" });
				// Refuses now what would be refused later, while staff can still fix it.
				const tried = await outcome(launch, accountability, true);
				if (tried.kind !== "ready") return found(tried);
				const to = { state: "planned", at, plannedBy: accountability.user } as const;
				return found({ kind: (await turnLaunch(database, launch.id, CHANGEABLE, to)) ? "planned" : "over" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/unplan",
			async answer({ params }) {
				const launch = await launchOf(params);
				if (!launch) return unknown;
				const isOpen = await turnLaunch(database, launch.id, ["planned"], { state: "open", at: null, plannedBy: null });
				return found({ kind: isOpen ? "done" : "over" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/remove",
			async answer({ params }) {
				const launch = await launchOf(params);
				if (!launch) return unknown;
				return found({ kind: (await removeLaunch(database, launch.id)) ? "done" : "fixed" });
			},
		},
		{
			method: "get",
			path: "/hub-launches/:id/link",
			async answer({ params }) {
				const launch = await launchOf(params);
				if (!launch || !secret || !siteUrl) return unknown;
				const until = Math.floor(Date.now() / 1_000) + PREVIEW_LASTS;
				const preview = await previewOfLaunch(database, launch.id, { until, secret });
				const [first] = preview?.entries ?? [];
				return first ? found({ href: siteUrl.replace(/\/+$/, "") + first.href, until }) : unknown;
			},
		},
	]);

	schedule(hook, context, () => [
		{
			name: "launches",
			// Each process polls with one query. The transaction lets one of them publish.
			every: 2_000,
			run: () => publishDue(context, Date.now(), (text) => logger.warn(text)),
		},
	]);
};

export default launchesHook;
