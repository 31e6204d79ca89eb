// Concurrent writers during a fault: guests register, an editor saves, a visitor uses the contact form. Every confirmed write is
// recorded and looked up afterwards.

import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { addressOf, announce, people, signUp } from "../sign-ups.ts";
import type { StartedSite } from "../started-site.ts";

/** Writers that run until they are stopped. */
export interface People {
	/** Confirmed writes so far. */
	yes(): number;
	/** Stops the writers. @returns confirmed writes that are missing */
	stop(): Promise<readonly string[]>;
}

const PAUSE = 40;

/** Starts the writers; each continues as soon as its last request was answered. */
export async function startWriters(site: StartedSite): Promise<People> {
	const key = await announce(site, 100_000);
	const post = await firstPost(site);
	const guests: number[] = [];
	const writers: string[] = [];
	let saved = 0;
	let stopped = false;
	const loop = async (act: (turn: number) => Promise<unknown>) => {
		for (let turn = 1; !stopped; turn += 1) {
			await act(turn);
			await sleep(PAUSE);
		}
	};
	const acting = Promise.all([
		loop(async (turn) => {
			if (await signUp(site, key, turn)) guests.push(turn);
		}),
		loop(async (turn) => {
			if (await save(site, post, turn)) saved = turn;
		}),
		loop(async (turn) => {
			if (await write(site, turn)) writers.push(subjectOf(turn));
		}),
	]);
	return {
		yes: () => guests.length + writers.length + saved,
		async stop() {
			stopped = true;
			await acting;
			const registered = new Set((await people(site, key)).map(({ email }) => email));
			const received = new Set(
				(await read(site, "items/contact_messages?limit=-1&fields=subject", z.array(z.object({ subject: z.string() })))).map(
					({ subject }) => subject,
				),
			);
			const stored = await read(site, `items/posts/${post}?fields=description`, z.object({ description: z.string() }));
			const last = Number(/\d+$/.exec(stored.description)?.[0] ?? 0);
			return [
				...guests.filter((guest) => !registered.has(addressOf(guest))).map((guest) => `the registration of ${addressOf(guest)}`),
				...writers.filter((subject) => !received.has(subject)).map((subject) => `the message ${subject}`),
				// Requests without an answer may have been stored, too.
				...(last >= saved ? [] : [`the save ${saved}; it is ${stored.description}`]),
			];
		},
	};
}

/** Saves a post as an editor does. @returns whether it was accepted; undefined without an answer */
export async function save(site: StartedSite, post: string, turn: number): Promise<boolean | undefined> {
	return ask(`${site.cmsUrl}/items/posts/${post}`, {
		method: "PATCH",
		headers: { authorization: `Bearer ${site.adminToken}`, "content-type": "application/json", connection: "close" },
		body: JSON.stringify({ description: `What was saved as number ${turn}` }),
	}).then((answer) => answer && answer.status === 200);
}

/** The post that is saved again and again, by its id. */
export async function firstPost(site: StartedSite): Promise<string> {
	const filter = encodeURIComponent(JSON.stringify({ status: { _eq: "published" }, locale: { _eq: "en" } }));
	const [post] = await read(site, `items/posts?limit=1&fields=id&filter=${filter}`, z.array(z.object({ id: z.string() })));
	if (!post) throw new Error("There is no post.");
	return post.id;
}

/** Uses the contact form without JavaScript: the message, then the confirmation. */
async function write(site: StartedSite, turn: number): Promise<boolean> {
	const fields = {
		name: "A. Writer",
		email: `writer${turn}@example.org`,
		organisation: "",
		subject: subjectOf(turn),
		message: "Is it still there afterwards?",
		consent: "on",
	};
	const review = await form(site, turn, fields);
	const token = /name="token" value="([^"]+)"/.exec(review?.text ?? "")?.[1];
	if (!token) return false;
	// A form that comes back sooner counts as spam (`CONTACT_LEAST_AGE`).
	await sleep(2_200);
	return (await form(site, turn, { ...fields, token }))?.status === 303;
}

function subjectOf(turn: number): string {
	return `A question, number ${turn}`;
}

function form(site: StartedSite, turn: number, fields: Record<string, string>) {
	return ask(`${site.url}/contact`, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": `172.16.${turn >> 8}.${turn & 255}`, connection: "close" },
	});
}

/** The complete answer; undefined where there was none. */
export async function ask(
	url: string,
	init: RequestInit = {},
): Promise<{ readonly status: number; readonly text: string } | undefined> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init });
		return { status: response.status, text: await response.text() };
	} catch {
		return undefined;
	}
}

/** Reads from the content service as its administrator. */
export async function read<T>(site: StartedSite, path: string, shape: z.ZodType<T>): Promise<T> {
	const headers = { authorization: `Bearer ${site.adminToken}`, connection: "close" };
	const answer = await ask(`${site.cmsUrl}/${path}`, { headers });
	if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status} ${answer?.text}`);
	return z.object({ data: shape }).parse(JSON.parse(answer.text)).data;
}
