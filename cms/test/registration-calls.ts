import { randomUUID } from "node:crypto";
import { register as registering, view } from "@hub/shared-contracts/form/registration";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Installation } from "./installation.ts";

const person = z.object({ id: z.string(), name: z.string(), state: z.string(), waiting_place: z.number().nullable() });

/** Registrations through a real Directus, as requested by the site. */
export function registrationCalls(hub: () => Installation) {
	const ask = async (operation: string, input: unknown, token = hub().cms.siteToken) => {
		const { status, json } = await hub().call("POST", `/hub-registrations/${operation}`, input, { token });
		return { status, result: json };
	};
	const register = async (eventKey: string, name: string) =>
		registering.result.parse(
			(
				await ask("register", {
					eventKey,
					locale: "en",
					name,
					email: `${name}@example.org`,
					organisation: "",
					remark: "",
					consent: "on",
					// Each guest has a network of their own, because limits count by network.
					visitor: randomUUID(),
					network: randomUUID(),
				})
			).result,
		);
	const confirm = async (id: string) => view.result.parse((await ask("confirm", { id })).result);
	const people = (eventKey: string) =>
		hub().admin.read(
			"/items/registrations",
			{ filter: { event_key: { _eq: eventKey } }, limit: -1, fields: ["id", "name", "state", "waiting_place"] },
			z.array(person),
		);
	const byState = async (eventKey: string) => {
		const counts: Record<string, number> = {};
		for (const { state } of await people(eventKey)) counts[state] = (counts[state] ?? 0) + 1;
		return counts;
	};
	const eventRows = (eventKey: string) =>
		hub().admin.read(
			"/items/events",
			{
				filter: { translation_key: { _eq: eventKey } },
				fields: ["id", "locale", "capacity", "registered", "waiting"],
				sort: ["locale"],
			},
			z.array(
				z.object({
					id: z.string(),
					locale: z.string(),
					capacity: z.number(),
					registered: z.number(),
					waiting: z.number(),
				}),
			),
		);
	/** Publishes an event a month ahead, like an editor. */
	const announce = async (capacity: number) => {
		const key = `evening-${randomUUID()}`;
		const starts = new Date(Date.now() + 30 * 24 * 60 * 60_000);
		for (const locale of ["de", "en"]) {
			await hub().admin.create("/items/events", {
				status: "published",
				locale,
				translation_key: key,
				slug: key,
				title: "Evening talk",
				description: "A talk.",
				kind: "meetup",
				topic: "governance",
				language: "en",
				mode: "online",
				time_zone: "Europe/Berlin",
				capacity,
				starts_at: starts.toISOString(),
				ends_at: new Date(starts.getTime() + 60 * 60_000).toISOString(),
			});
		}
		return key;
	};
	const until = async (so: () => Promise<boolean>) => {
		await expect.poll(so, { timeout: 60_000 }).toBe(true);
	};
	const names = (count: number) => Array.from({ length: count }, (_, number) => `guest${number}`);
	return { ask, register, confirm, people, byState, eventRows, announce, until, names };
}

/** Many concurrent registrations for few seats. */
export function concurrencyCase(
	hub: () => Installation,
	{ guests: count, seats }: { readonly guests: number; readonly seats: number },
): void {
	const { register, confirm, people, byState, eventRows, announce, until, names } = registrationCalls(hub);

	test("[EV-3] when many people register at once, as many are confirmed as there are seats, and no registration is lost or duplicated", async () => {
		const key = await announce(seats);
		const guests = names(count);
		// Every tenth guest clicks three times.
		const clicks = guests.flatMap((name, number) => (number % 10 === 0 ? [name, name, name] : [name]));
		const answers = await Promise.all(clicks.map((name) => register(key, name)));
		expect(answers.every(({ kind }) => kind === "received")).toBe(true);
		const pending = await people(key);
		expect(pending.map(({ name }) => name).toSorted()).toEqual(guests.toSorted());
		expect(await byState(key)).toEqual({ pending: count });

		await Promise.all(
			pending.flatMap(({ id }, number) => (number % 10 === 0 ? [confirm(id), confirm(id)] : [confirm(id)])),
		);
		expect(await byState(key)).toEqual({ confirmed: seats, waitlisted: count - seats });
		const line = (await people(key)).flatMap(({ waiting_place }) => waiting_place ?? []);
		expect(line.toSorted((one, other) => one - other)).toEqual(
			Array.from({ length: count - seats }, (_, number) => number + 1),
		);
		await until(async () =>
			(await eventRows(key)).every(({ registered, waiting }) => registered === seats && waiting === count - seats),
		);
	}, 120_000);
}
