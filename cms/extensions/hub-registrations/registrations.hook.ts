import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { siteUser } from "../../src/access-rules.ts";
import { signingKeys } from "../hub-contact/signing-keys.ts";
import { mayWrite } from "../hub-editing/writers.ts";
import { EventCare } from "./event-care.ts";
import { accept, cancel, change, confirm, view } from "./manage.ts";
import { makeOwnTables } from "./own-tables.ts";
import { erasePerson, exportPerson } from "./personal-data.ts";
import { type Office, register } from "./register.ts";
import { changeByHand, createByHand, deleteByHand } from "./staff-changes.ts";
import { tendEvent } from "./tend-event.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, answer: (request: { body?: unknown; accountability?: unknown }, response: Response) => void): void;
}
interface Response {
	status(code: number): Response;
	json(body: unknown): void;
}

const row = z.record(z.string(), z.unknown());
const keysOf = z.object({ keys: z.array(z.string()) });
const who = z.object({ user: z.string().nullable(), admin: z.boolean() });
const person = z.object({ email: z.string().min(3) });

/** Gives seats to people: endpoints for the site, rules for staff, and what is due by the clock. See docs/registrations.md. */
const registrationsHook: HookConfig = ({ init, filter, action }, { database, logger, emitter }) => {
	// From this process's environment: Directus' copy of it turns some texts into numbers.
	const secret = process.env.SECRET;
	if (!secret) throw new Error("hub-registrations needs SECRET to sign with.");
	const office: Office = {
		database,
		keys: signingKeys(secret, "hub-registrations"),
		postbox: { siteUrl: process.env.HUB_SITE_URL ?? "http://localhost:3000" },
		clock: () => new Date(),
		warn: (text) => logger.warn(text),
	};
	const report = (problem: unknown) => logger.error(problem, "Something about registrations went wrong; it is tried again.");
	let care: EventCare | undefined;

	init("app.before", () => makeOwnTables(database));
	action("server.start", () => {
		care = new EventCare(office, (keys) => emitter.emitAction("hub.shown", { collection: "events", keys }), report);
	});
	action("server.stop", () => care?.stop());

	init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		const answer = (name: string, may: (caller: z.infer<typeof who>) => boolean, operation: (input: unknown) => Promise<unknown>) =>
			routes.post(`/hub-registrations/${name}`, (request, response) => {
				const caller = who.safeParse(request.accountability);
				if (!caller.success || !may(caller.data)) return response.status(403).json({ kind: "forbidden" });
				operation(request.body).then(
					(result) => (result === "malformed" ? response.status(400).json({ kind: "malformed" }) : response.json(result)),
					(error: unknown) => {
						logger.error(error);
						response.status(500).json({ kind: "failed" });
					},
				);
			});
		const site = ({ user, admin }: z.infer<typeof who>) => user === siteUser || admin;
		for (const [name, operation] of Object.entries({ register, view, confirm, accept, change, cancel })) {
			answer(name, site, (input) => operation(office, input));
		}
		for (const [name, operation] of Object.entries({ export: exportPerson, erase: erasePerson })) {
			answer(
				name,
				({ admin }) => admin,
				async (input) => {
					const parsed = person.safeParse(input);
					return parsed.success ? operation(office, parsed.data.email.trim()) : "malformed";
				},
			);
		}
	});

	filter("registrations.items.create", (payload, _, context) =>
		mayWrite(context.accountability, "registrations", "create")
			? createByHand(office, context.database, row.parse(payload))
			: payload,
	);
	filter("registrations.items.update", (payload, meta, context) =>
		mayWrite(context.accountability, "registrations", "update")
			? changeByHand(office, context.database, keysOf.parse(meta).keys, row.parse(payload))
			: payload,
	);
	filter("registrations.items.delete", async (payload, _, context) => {
		if (mayWrite(context.accountability, "registrations", "delete")) {
			await deleteByHand(office, context.database, z.array(z.string()).parse(payload));
		}
		return payload;
	});

	// Should one of these get lost, the timed work does the same within a minute.
	const tend = (rows: Promise<unknown>) =>
		rows
			.then(async (found) => {
				for (const { event_key } of z.array(z.object({ event_key: z.string() })).parse(found)) await tendEvent(office, event_key);
			})
			.catch(report);
	const tendEventsOf = (ids: readonly string[]) =>
		void tend(database("events").distinct({ event_key: "translation_key" }).whereIn("id", ids).whereNotNull("translation_key"));
	action("events.items.create", ({ key }) => tendEventsOf([z.string().parse(key)]));
	action("events.items.update", (meta) => tendEventsOf(keysOf.parse(meta).keys));
	// Who was put in the waiting list by hand may be next at once.
	action("registrations.items.create", ({ key }) => void tend(database("registrations").distinct("event_key").where({ id: key })));
};

export default registrationsHook;
