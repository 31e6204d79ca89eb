// Guests who register concurrently for an event through the site's forms, and their registrations in Directus.

import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { requestCms, type StartedSite } from "./started-site.ts";

const person = z.object({ id: z.string(), email: z.string(), state: z.string(), waiting_place: z.number().nullable() });
export type Person = z.infer<typeof person>;

const DAY = 24 * 60 * 60_000;

/** Maximum number of repetitions of a request without a response. */
const MAX_REPETITIONS = 200;

/** Publishes an event a month ahead, in both languages. @returns its key, which is also its slug */
export async function announce(site: StartedSite, capacity: number): Promise<string> {
	const key = `bench-${randomUUID()}`;
	const starts = new Date(Date.now() + 30 * DAY);
	for (const locale of ["de", "en"]) {
		const body = {
			status: "published",
			locale,
			translation_key: key,
			slug: key,
			title: "An evening of questions",
			description: "About seats.",
			kind: "meetup",
			topic: "governance",
			language: "en",
			mode: "online",
			starts_at: starts.toISOString(),
			ends_at: new Date(starts.getTime() + 60 * 60_000).toISOString(),
			time_zone: "Europe/Berlin",
			capacity,
		};
		await requestCms(site, "items/events", z.unknown(), { method: "POST", body });
	}
	// The site receives the change within a second.
	for (let time = 0; time < MAX_REPETITIONS; time += 1) {
		if ((await fetch(`${site.url}/events/${key}`)).ok) return key;
		await sleep(100);
	}
	throw new Error(`The site does not show the event ${key}.`);
}

/** Posts an event's form as a guest. @returns true if it was accepted; undefined without a response */
export function signUp(site: StartedSite, key: string, guest: number): Promise<boolean | undefined> {
	const fields = { name: `Guest ${guest}`, email: addressOf(guest), organisation: "", remark: "", consent: "on" };
	return post(`${site.url}/events/${key}`, fields, guest);
}

/** Posts the confirmation of a registration. @returns true if it was accepted; undefined without a response */
export function confirm(site: StartedSite, key: string, { id }: Person, guest: number): Promise<boolean | undefined> {
	return post(`${site.url}/events/${key}/manage/${id}`, { step: "confirm" }, guest);
}

/** Repeats a request until it is accepted. @returns the number of failures */
export async function persist(act: () => Promise<boolean | undefined>): Promise<number> {
	for (let time = 0; time < MAX_REPETITIONS; time += 1) {
		if (await act()) return time;
		await sleep(100);
	}
	throw new Error("No request was accepted, however often it was repeated.");
}

/** Returns all registrations for an event. */
export function people(site: StartedSite, key: string): Promise<Person[]> {
	const filter = encodeURIComponent(JSON.stringify({ event_key: { _eq: key } }));
	return requestCms(
		site,
		`items/registrations?limit=-1&fields=id,email,state,waiting_place&filter=${filter}`,
		z.array(person),
	);
}

/** Returns the counts of seats in the event's rows when all rows equal `wanted`, or after 30 s. */
export async function counts(site: StartedSite, key: string, wanted: { registered: number; waiting: number }) {
	const row = z.object({ registered: z.number(), waiting: z.number() });
	const filter = encodeURIComponent(JSON.stringify({ translation_key: { _eq: key } }));
	const deadline = Date.now() + 30_000;
	for (;;) {
		const rows = await requestCms(site, `items/events?fields=registered,waiting&filter=${filter}`, z.array(row));
		if (rows.length !== 2) throw new Error(`The event ${key} has ${rows.length} rows, not one in each language.`);
		const wrong = rows.find(
			({ registered, waiting }) => registered !== wanted.registered || waiting !== wanted.waiting,
		);
		if (!wrong || Date.now() > deadline) return wrong ?? wanted;
		await sleep(100);
	}
}

export function addressOf(guest: number): string {
	return `guest${guest}@example.org`;
}

async function post(url: string, fields: Record<string, string>, guest: number): Promise<boolean | undefined> {
	try {
		const response = await fetch(url, {
			method: "POST",
			body: new URLSearchParams(fields),
			redirect: "manual",
			headers: {
				"sec-fetch-site": "same-origin",
				// Each guest has a network of their own, because the site limits forms by network.
				"x-forwarded-for": [10, ...createHash("sha256").update(`${url} ${guest}`).digest().subarray(0, 3)].join("."),
				connection: "close",
			},
		});
		await response.body?.cancel();
		return response.status < 400;
	} catch {
		return undefined;
	}
}
