// Tests seats (EV-3): many concurrent registrations for few seats, while a process is killed.

import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../launcher/progress.ts";
import type { BenchOptions, Result } from "./result.ts";
import { addressOf, announce, confirm, counts, type Person, people, persist, signUp } from "./sign-ups.ts";
import { inFolder, type KillTarget, type StartedSite, withSite } from "./started-site.ts";

/** Number of guests and seats. */
interface Crowd {
	readonly guests: number;
	readonly seats: number;
}

const CROWD: Crowd = { guests: 500, seats: 50 };
const ROUNDS = 1;

/** Smaller rounds, because each includes a restart. */
const KILLED: Crowd = { guests: 120, seats: 12 };
const KILLS: readonly KillTarget[] = ["content service", "site", "npm start"];

export function testSeats({ times = ROUNDS }: BenchOptions): Promise<Result[]> {
	return inFolder((settings) =>
		withSite({ ...settings, TRUSTED_PROXIES: "127.0.0.1, ::1" }, async (site) => {
			const results: Result[] = [];
			for (let round = 1; round <= times; round += 1) results.push(await crowd(site, round));
			for (const [at, what] of KILLS.entries()) results.push(await killed(site, what, at + 1));
			return results;
		}),
	);
}

async function crowd(site: StartedSite, round: number): Promise<Result> {
	const { guests, seats } = CROWD;
	const key = await announce(site, seats);
	const began = Date.now();
	const numbers = Array.from({ length: guests }, (_, guest) => guest);
	const again = await Promise.all(numbers.map((guest) => persist(() => signUp(site, key, guest))));
	const signedUp = Date.now();
	const pending = await people(site, key);
	const late = await Promise.all(pending.map((one, at) => persist(() => confirm(site, key, one, at))));
	const done = Date.now();
	const retries = [...again, ...late].reduce((sum, count) => sum + count, 0);
	const problems = await wrong(site, key, CROWD);
	const seconds = (ms: number) => (ms / 1_000).toFixed(1);
	const took = `signed up in ${seconds(signedUp - began)} s, confirmed in ${seconds(done - signedUp)} s, ${retries} retried`;
	say(`Round ${round}: ${took}${problems.map((problem) => `; ${problem}`).join("")}`);
	return {
		what: `Round ${round}: ${guests} at once on ${seats} seats`,
		measured: problems.join("; ") || took,
		held: problems.length === 0,
	};
}

/** Kills a process while guests register and confirm. */
async function killed(site: StartedSite, what: KillTarget, time: number): Promise<Result> {
	const { guests, seats } = KILLED;
	const key = await announce(site, seats);
	const numbers = Array.from({ length: guests }, (_, guest) => guest);
	const half = guests / 2;
	for (const guest of numbers.slice(0, half)) await persist(() => signUp(site, key, guest));
	const pending = await people(site, key);

	// Half of the guests confirm while the other half registers. Every confirmed write is recorded.
	const takenIn: number[] = [];
	const confirmed: Person[] = [];
	let answered = 0;
	const recordAccepted = (yes: boolean | undefined, remember: () => void) => {
		answered += 1;
		if (yes) remember();
	};
	const acts = [
		...numbers.slice(half).map((guest) => async () => {
			await sleep(Math.random() * 1_500);
			recordAccepted(await signUp(site, key, guest), () => takenIn.push(guest));
		}),
		...pending.map((one, at) => async () => {
			await sleep(Math.random() * 1_500);
			recordAccepted(await confirm(site, key, one, at), () => confirmed.push(one));
		}),
	];
	const moment = Math.floor(Math.random() * (acts.length - 20)) + 10;
	const acting = Promise.all(acts.map((act) => act()));
	while (answered < moment) await sleep(2);
	await site.kill(what);
	await acting;
	const yes = takenIn.length + confirmed.length;
	await site.comeBack();

	const after = new Map((await people(site, key)).map((one) => [one.email, one]));
	const forgotten = [
		...takenIn.filter((guest) => !after.has(addressOf(guest))).map(addressOf),
		...confirmed
			.filter(({ email }) => !["confirmed", "waitlisted"].includes(after.get(email)?.state ?? ""))
			.map(({ email }) => email),
	];
	// Requests without a response are repeated.
	for (const guest of numbers) await persist(() => signUp(site, key, guest));
	const everybody = await people(site, key);
	await Promise.all(everybody.map((one, at) => persist(() => confirm(site, key, one, at))));
	const problems = [
		...(forgotten.length > 0 ? [`${forgotten.length} answered with yes are not there: ${forgotten.slice(0, 5)}`] : []),
		...(await wrong(site, key, KILLED)),
	];
	const took = `killed after ${moment} of ${acts.length} answers; ${yes} were yes in the end, and all are there`;
	say(`Kill ${time}: ${problems.join("; ") || took}`);
	return { what: `Kill ${time}, the ${what}`, measured: problems.join("; ") || took, held: problems.length === 0 };
}

/** Returns violations of EV-3 after all guests have confirmed. */
async function wrong(site: StartedSite, key: string, { guests, seats }: Crowd): Promise<string[]> {
	const all = await people(site, key);
	const inState = (state: string) => all.filter((one) => one.state === state).length;
	const positions = all.flatMap(({ waiting_place }) => waiting_place ?? []).toSorted((one, other) => one - other);
	const counted = await counts(site, key, { registered: seats, waiting: guests - seats });
	const facts: readonly [what: string, is: number, must: number][] = [
		["registrations", all.length, guests],
		["addresses", new Set(all.map(({ email }) => email)).size, guests],
		["confirmed", inState("confirmed"), seats],
		["in the waiting list", inState("waitlisted"), guests - seats],
		["different positions in it", new Set(positions).size, guests - seats],
		["seats that the event counts", counted.registered, seats],
		["waiting that the event counts", counted.waiting, guests - seats],
	];
	return facts.filter(([, is, must]) => is !== must).map(([what, is, must]) => `${what}: ${is}, not ${must}`);
}
