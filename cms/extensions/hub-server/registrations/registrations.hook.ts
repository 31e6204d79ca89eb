import type { EventContext, HookConfig } from "@directus/types";
import { readSetting } from "@hub/settings/read-settings";
import { defineOperation } from "@hub/shared-contracts/form/operation";
import { z } from "zod";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import { schedule } from "../../../src/scheduler.ts";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { languageOf } from "../accounts/editor-language.ts";
import { mayChange, mayWrite } from "../accounts/permissions.ts";
import { signingKeys } from "../contact/signing-keys.ts";
import { runInLocale } from "../wording/wording.ts";
import { eventJobs } from "./event-jobs.ts";
import { eventKeysOf } from "./event-rows.ts";
import { readersOf } from "./notified-readers.ts";
import { erasePerson, exportPerson } from "./personal-data.ts";
import { reconcileEvent } from "./reconcile-event.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { registrationOperations } from "./registration-operations.ts";
import { clearSilentFlag, silentEventKeys } from "./silent-saves.ts";
import { changeByStaff, createByStaff, deleteByStaff } from "./staff-changes.ts";
import { findRegistration } from "./stored-registration.ts";

const payloadSchema = z.record(z.string(), z.unknown());
const updateMeta = z.object({ keys: z.array(z.string()) });
const promoteMeta = z.object({ version: z.string() });
/** Operations for the operator, on a person's request. */
const operationFor = (verb: "export" | "erase") =>
	defineOperation({
		name: `hub-registrations/${verb}`,
		input: z.object({ email: z.string().trim().min(3) }),
		fields: {},
		result: z.unknown(),
	});

/** Manages registrations: endpoints for the site, rules for staff, and scheduled jobs. See docs/developers.md. */
const registrationsHook: HookConfig = (hook, context) => {
	const { filter, action } = hook;
	const { database, logger } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const secret = process.env.SECRET;
	if (!secret) throw new Error("hub-registrations needs SECRET to sign with.");
	const deps: RegistrationDeps = {
		database,
		keys: signingKeys(secret, "hub-registrations"),
		siteUrl: process.env.HUB_SITE_URL ?? "http://localhost:3000",
		clock: () => new Date(),
		notificationDelayMs: readSetting("EVENT_NEWS_AFTER", process.env) * 60_000,
		warn: (text) => logger.warn(text),
	};
	const report = (problem: unknown) =>
		logger.error(problem, "Processing registrations failed; it is retried within a minute.");
	schedule(hook, context, () => eventJobs(deps, report));

	openOperations(hook, context, "site", registrationOperations(deps));
	openOperations(hook, context, "administrators", [
		operationRoute(operationFor("export"), ({ email }) => exportPerson(deps, email)),
		operationRoute(operationFor("erase"), ({ email }) => erasePerson(deps, email)),
	]);

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-registrations/readers/:event",
			async handle({ params }) {
				const input = z.object({ event: z.uuid() }).safeParse(params).data;
				const [key] = input ? await eventKeysOf(database, [input.event]) : [];
				if (key === undefined) return { kind: "unknown" };
				return { kind: "found", data: await readersOf(deps, key) };
			},
		},
	]);

	filter("registrations.items.create", async (payload, _, context) =>
		mayWrite(context.accountability, "registrations", "create")
			? runInLocale(await languageOf(context), () =>
					createByStaff(deps, context.database, payloadSchema.parse(payload)),
				)
			: payload,
	);
	// Directus checks these permissions after the filters, when a seat would already have been released.
	const isAllowed = async (
		action: "update" | "delete",
		keys: readonly string[],
		{ accountability, database: knex }: EventContext,
	) => {
		const schema = await context.getSchema();
		const permissions = () => new context.services.PermissionsService({ accountability, knex, schema });
		return mayChange(accountability, "registrations", action, keys, permissions);
	};
	filter("registrations.items.update", async (payload, meta, context) => {
		const { keys } = updateMeta.parse(meta);
		if (!(await isAllowed("update", keys, context))) return payload;
		return runInLocale(await languageOf(context), () =>
			changeByStaff(deps, context.database, keys, payloadSchema.parse(payload)),
		);
	});
	filter("registrations.items.delete", async (payload, _, context) => {
		const keys = z.array(z.string()).parse(payload);
		if (await isAllowed("delete", keys, context)) await deleteByStaff(deps, context.database, keys);
		return payload;
	});

	// A silent save covers only itself: people are notified of earlier and later changes.
	filter("events.items.update", async (payload, meta, { accountability, database: knex }) => {
		if (!mayWrite(accountability, "events", "update")) return payload;
		const { keys } = updateMeta.parse(meta);
		const isSilent = payloadSchema.parse(payload).tell_people === false;
		for (const key of await (isSilent ? eventKeysOf(knex, keys) : silentEventKeys(knex, keys)))
			await reconcileEvent({ ...deps, database: knex }, key);
		return payload;
	});
	// Studio may keep the version for further edits, which people are notified of again.
	action(
		"events.items.promote",
		(meta) => void clearSilentFlag(database, promoteMeta.parse(meta).version).catch(report),
	);

	// If a call fails, the scheduled job does the same within a minute.
	const reconcile = (events: Promise<readonly string[]>) =>
		events
			.then(async (keys) => {
				for (const key of keys) await reconcileEvent(deps, key);
			})
			.catch(report);
	const reconcileEventsOf = (ids: readonly string[]) => void reconcile(eventKeysOf(database, ids));
	action("events.items.create", ({ key }) => reconcileEventsOf([z.string().parse(key)]));
	action("events.items.update", (meta) => reconcileEventsOf(updateMeta.parse(meta).keys));
	// A registration that staff put on the waiting list may get a seat at once.
	action(
		"registrations.items.create",
		({ key }) =>
			void reconcile(
				findRegistration(database, z.string().parse(key)).then((found) => (found ? [found.event_key] : [])),
			),
	);
};

export default registrationsHook;
