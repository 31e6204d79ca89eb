import type { EventContext, HookConfig } from "@directus/types";
import { defineOperation } from "@hub/shared-contracts/form/operation";
import { z } from "zod";
import { offer, openOperations } from "../../src/operations.ts";
import { schedule } from "../../src/scheduler.ts";
import { signingKeys } from "../hub-contact/signing-keys.ts";
import { languageOf } from "../hub-editing/who-saves.ts";
import { speakIn } from "../hub-editing/wording.ts";
import { mayChange, mayWrite } from "../hub-editing/writers.ts";
import { eventJobs } from "./event-jobs.ts";
import { erasePerson, exportPerson } from "./personal-data.ts";
import { reconcileEvent } from "./reconcile-event.ts";
import type { RegistrationDeps } from "./register.ts";
import { registrationOffers } from "./registration-offers.ts";
import { changeByHand, createByHand, deleteByHand } from "./staff-changes.ts";

const row = z.record(z.string(), z.unknown());
const keysOf = z.object({ keys: z.array(z.string()) });
/** What the operator asks for on request of a person. */
const operationFor = (verb: "export" | "erase") =>
	defineOperation({
		name: `hub-registrations/${verb}`,
		input: z.object({ email: z.string().trim().min(3) }),
		fields: {},
		answer: z.unknown(),
	});

/** Gives seats to people: endpoints for the site, rules for staff, and what is due by the clock. See docs/registrations.md. */
const registrationsHook: HookConfig = (hook, context) => {
	const { filter, action } = hook;
	const { database, logger } = context;
	// From this process's environment: Directus' copy of it turns some texts into numbers.
	const secret = process.env.SECRET;
	if (!secret) throw new Error("hub-registrations needs SECRET to sign with.");
	const deps: RegistrationDeps = {
		database,
		keys: signingKeys(secret, "hub-registrations"),
		postbox: { siteUrl: process.env.HUB_SITE_URL ?? "http://localhost:3000" },
		clock: () => new Date(),
		warn: (text) => logger.warn(text),
	};
	const report = (problem: unknown) => logger.error(problem, "Something about registrations went wrong; it is tried again.");
	schedule(hook, context, () => eventJobs(deps, report));

	openOperations(hook, context, "site", registrationOffers(deps));
	openOperations(hook, context, "administrators", [
		offer(operationFor("export"), ({ email }) => exportPerson(deps, email)),
		offer(operationFor("erase"), ({ email }) => erasePerson(deps, email)),
	]);

	filter("registrations.items.create", async (payload, _, context) =>
		mayWrite(context.accountability, "registrations", "create")
			? speakIn(await languageOf(context), () => createByHand(deps, context.database, row.parse(payload)))
			: payload,
	);
	// Directus checks these permissions after the filters; what is refused then has given no seat away.
	const may = async (action: "update" | "delete", keys: readonly string[], { accountability, database: knex }: EventContext) => {
		const schema = await context.getSchema();
		const permissions = () => new context.services.PermissionsService({ accountability, knex, schema });
		return mayChange(accountability, "registrations", action, keys, permissions);
	};
	filter("registrations.items.update", async (payload, meta, context) => {
		const { keys } = keysOf.parse(meta);
		if (!(await may("update", keys, context))) return payload;
		return speakIn(await languageOf(context), () => changeByHand(deps, context.database, keys, row.parse(payload)));
	});
	filter("registrations.items.delete", async (payload, _, context) => {
		const keys = z.array(z.string()).parse(payload);
		if (await may("delete", keys, context)) await deleteByHand(deps, context.database, keys);
		return payload;
	});

	// Should one of these get lost, the timed work does the same within a minute.
	const reconcile = (rows: Promise<unknown>) =>
		rows
			.then(async (found) => {
				for (const { event_key } of z.array(z.object({ event_key: z.string() })).parse(found))
					await reconcileEvent(deps, event_key);
			})
			.catch(report);
	const reconcileEventsOf = (ids: readonly string[]) =>
		void reconcile(
			database("events").distinct({ event_key: "translation_key" }).whereIn("id", ids).whereNotNull("translation_key"),
		);
	action("events.items.create", ({ key }) => reconcileEventsOf([z.string().parse(key)]));
	action("events.items.update", (meta) => reconcileEventsOf(keysOf.parse(meta).keys));
	// Who was put in the waiting list by hand may be next at once.
	action(
		"registrations.items.create",
		({ key }) => void reconcile(database("registrations").distinct("event_key").where({ id: key })),
	);
};

export default registrationsHook;
