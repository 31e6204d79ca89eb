import type { Accountability, HookConfig } from "@directus/types";
import { PREVIEW_LIFETIME_SECONDS } from "@hub/content-model/preview/preview-link.server";
import { z } from "zod";
import { schedule } from "../../../src/scheduler.ts";
import { found, notFound, openStaffRoutes } from "../../../src/staff-routes.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { openSite } from "../site/site.ts";
import { calendarRoute } from "./calendar-route.ts";
import { checkPlanned } from "./check-planned.ts";
import { launchLines, linesOf, missingLanguages, unpublishedLines } from "./launch-lines.ts";
import { previewOfLaunch } from "./launch-preview.ts";
import type { CreatedLaunch, LaunchDetails, LaunchResponse, ListedLaunch } from "./launch-responses.ts";
import {
	addEntry,
	changeState,
	createLaunch,
	dropEntry,
	entriesOf,
	type Launch,
	launchWith,
	MAX_ENTRIES,
	readAllLaunches,
	removeLaunch,
} from "./launches-table.ts";
import { momentProblems } from "./moment-checks.ts";
import { publishDue } from "./publish-due.ts";
import { publishTogether } from "./publish-together.ts";
import { entry, launchInParams, takeBackRoutes } from "./take-back-routes.ts";

const named = z.object({ name: z.string().trim().min(1).max(120) });
const plan = z.object({ at: z.iso.datetime({ offset: true }).transform(Date.parse) });

/** Response with the result of a change. */
const result = (response: LaunchResponse) => found(response);

/** States in which staff may edit a launch and publish it manually. */
const CHANGEABLE: readonly Launch["state"][] = ["open", "failed"];

/**
 * Manages launches: entries that are published at the same moment, in all their languages (CT-1). All staff may read
 * all content. Entries are published with the permissions of the account that publishes or planned the launch.
 */
const launchesHook: HookConfig = (hook, context) => {
	const { database, logger } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const { HUB_PUBLISH_SECRET: secret = "", HUB_SITE_URL: siteUrl = "" } = process.env;
	const site = openSite(logger);

	const launchOf = launchInParams(database);
	/** True if an account may publish every entry of a launch. Shows early what Directus would refuse later. */
	const mayPublish = async (launch: Launch, who: Accountability) =>
		(await linesOf(database, launch.id)).every(({ collection, state }) =>
			mayWrite(who, collection, state === "new" ? "create" : "update"),
		);
	const publish = async (launch: Launch, accountability: Accountability, isTrial: boolean) =>
		publishTogether(context, launch, { accountability, from: CHANGEABLE, isTrial, now: Date.now() });

	openStaffRoutes(hook, context, [
		...takeBackRoutes(context),
		calendarRoute(context, site),
		{
			method: "get",
			path: "/hub-launches",
			async handle() {
				const launches = await readAllLaunches(database);
				const entries = await entriesOf(
					database,
					launches.map(({ id }) => id),
				);
				const listed: ListedLaunch[] = [];
				for (const launch of launches) {
					const { id, state, at } = launch;
					const isPlanned = state === "planned" && at !== null;
					const problems = isPlanned ? await momentProblems(context, site, await linesOf(database, id), at) : [];
					listed.push({ ...launch, entries: entries.get(id)?.length ?? 0, problems: problems.length });
				}
				return found(listed);
			},
		},
		{
			method: "post",
			path: "/hub-launches",
			async handle({ body }) {
				const input = named.safeParse(body);
				if (!input.success) return notFound;
				const id = await createLaunch(database, input.data.name, Date.now());
				const created: CreatedLaunch = id ? { kind: "made", id } : { kind: "too-many" };
				return { kind: id ? "created" : "found", data: created };
			},
		},
		{
			method: "get",
			path: "/hub-launches/with/:collection/:id",
			async handle({ params }) {
				const input = entry.safeParse(params);
				return input.success ? found((await launchWith(database, input.data)) ?? null) : notFound;
			},
		},
		{
			method: "get",
			path: "/hub-launches/:id",
			async handle({ params }) {
				const launch = await launchOf(params);
				if (!launch) return notFound;
				const lines = await linesOf(database, launch.id);
				const [languages, others] = await Promise.all([missingLanguages(database, lines), unpublishedLines(database)]);
				const isIn = (one: { collection: string; id: string }) =>
					lines.some(({ collection, id }) => collection === one.collection && id === one.id);
				const isWaiting = launch.state !== "published" && launch.state !== "reverted";
				const warnings = isWaiting ? await momentProblems(context, site, lines, launch.at ?? Date.now()) : [];
				const rest = others.filter((one) => !isIn(one));
				return found({ ...launch, lines, warnings, languages, others: rest } satisfies LaunchDetails);
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/entries",
			async handle({ params, body }) {
				const [launch, input] = [await launchOf(params), entry.safeParse(body)];
				if (!launch || !input.success) return notFound;
				if (!CHANGEABLE.includes(launch.state)) return result({ kind: "fixed" });
				const elsewhere = await launchWith(database, input.data);
				if (elsewhere && elsewhere.id !== launch.id) return result({ kind: "elsewhere", name: elsewhere.name });
				const lines = await linesOf(database, launch.id);
				if (lines.length >= MAX_ENTRIES) return result({ kind: "full", most: MAX_ENTRIES });
				const [line] = await launchLines(database, [input.data]);
				if (!line || line.state === "gone") return notFound;
				await addEntry(database, launch.id, input.data, Date.now());
				return result({ kind: "done" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/entries/remove",
			async handle({ params, body }) {
				const [launch, input] = [await launchOf(params), entry.safeParse(body)];
				if (!launch || !input.success) return notFound;
				if (!CHANGEABLE.includes(launch.state)) return result({ kind: "fixed" });
				await dropEntry(database, launch.id, input.data);
				return result({ kind: "done" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/check",
			async handle({ params, accountability }) {
				const launch = await launchOf(params);
				if (!launch || !(await mayPublish(launch, accountability))) return notFound;
				return result(await publish(launch, accountability, true));
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/publish",
			async handle({ params, accountability }) {
				const launch = await launchOf(params);
				if (!launch || !(await mayPublish(launch, accountability))) return notFound;
				return result(await publish(launch, accountability, false));
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/plan",
			async handle({ params, body, accountability }) {
				const [launch, input] = [await launchOf(params), plan.safeParse(body)];
				if (!launch || !input.success || !(await mayPublish(launch, accountability))) return notFound;
				const { at } = input.data;
				if (at <= Date.now()) return result({ kind: "past" });
				// Checks now, while staff can still fix problems.
				const from = [...CHANGEABLE, "planned"] as const;
				const tried = await publishTogether(context, launch, { accountability, from, isTrial: true, now: Date.now() });
				if (tried.kind !== "ready") return result(tried);
				const to = { state: "planned", at, plannedBy: accountability.user } as const;
				if (!(await changeState(database, launch.id, from, to))) return result({ kind: "over" });
				return result({ kind: "planned" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/unplan",
			async handle({ params }) {
				const launch = await launchOf(params);
				if (!launch) return notFound;
				const isOpen = await changeState(database, launch.id, ["planned"], {
					state: "open",
					at: null,
					plannedBy: null,
				});
				return result({ kind: isOpen ? "done" : "over" });
			},
		},
		{
			method: "post",
			path: "/hub-launches/:id/remove",
			async handle({ params }) {
				const launch = await launchOf(params);
				if (!launch) return notFound;
				return result({ kind: (await removeLaunch(database, launch.id)) ? "done" : "fixed" });
			},
		},
		{
			method: "get",
			path: "/hub-launches/:id/link",
			async handle({ params }) {
				const launch = await launchOf(params);
				if (!launch || !secret || !siteUrl) return notFound;
				const until = Math.floor(Date.now() / 1_000) + PREVIEW_LIFETIME_SECONDS;
				const preview = await previewOfLaunch(database, launch.id, { until, secret });
				const [first] = preview?.entries ?? [];
				return first ? found({ href: siteUrl.replace(/\/+$/, "") + first.href, until }) : notFound;
			},
		},
	]);

	schedule(hook, context, () => [
		{
			name: "launches",
			// Each process polls with one query, so that visitors see a launch within a second of its time. The transaction
			// lets one of the processes publish.
			every: 500,
			run: () => publishDue(context, Date.now(), (text) => logger.warn(text)),
		},
		{
			name: "launch-checks",
			// The key of its mail lets only one process send it.
			every: 60_000,
			run: () => checkPlanned(context, site, process.env.PUBLIC_URL ?? "", Date.now()),
		},
	]);
};

export default launchesHook;
