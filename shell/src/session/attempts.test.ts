import { expect, test } from "vitest";
import { type Attempts, createAttempts } from "./attempts.server.ts";

/** Tries one after the other, each as soon as it may; @returns the waits in s. */
function waits(times: number, by: (n: number) => [account: string, visitor: string]): number[] {
	let now = 0;
	const attempts = createAttempts(undefined, () => now);
	return Array.from({ length: times }, (_, n) => {
		const wait = attempts.begin(...by(n)) ?? 0;
		now += wait * 1_000;
		if (wait > 0) attempts.begin(...by(n));
		return wait;
	});
}

test("[SS-1] failed logins to one account from one address wait up to 15 minutes", () => {
	const all = waits(20, () => ["ada@example.org", "here"]);
	expect(all.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
	expect(all.slice(5, 10)).toEqual([1, 2, 4, 8, 16]);
	expect(Math.max(...all)).toBe(900);
});

test("[SS-1] failed logins from other addresses delay an owner by at most 30 s, and one address cannot try all accounts", () => {
	const everywhere = waits(60, (n) => ["ada@example.org", `address ${n}`]);
	expect(Math.max(...everywhere)).toBe(30);
	const accounts = waits(60, (n) => [`${n}@example.org`, "here"]);
	expect(accounts.slice(0, 29).every((wait) => wait === 0)).toBe(true);
	expect(Math.max(...accounts)).toBe(900);
});

test("[SS-1] simultaneous attempts are all counted, and a success clears the account", () => {
	const attempts = createAttempts(undefined, () => 0);
	const all = Array.from({ length: 100 }, () => attempts.begin("Ada@example.org", "here"));
	expect(all.filter((wait) => wait === undefined)).toHaveLength(5);
	attempts.succeed("ada@example.org", "here");
	expect(attempts.begin("ada@example.org", "here")).toBeUndefined();
});

test("[TK-4] an unverifiable attempt is not counted in any process", () => {
	const other = createAttempts(undefined, () => 0);
	const attempts = createAttempts(other.receive, () => 0);
	for (let time = 0; time < 50; time += 1) {
		expect(attempts.begin("Ada@example.org", "here")).toBeUndefined();
		attempts.withdraw("ada@example.org", "here");
	}
	expect([attempts, other].map((one) => one.begin("ada@example.org", "here"))).toEqual([undefined, undefined]);
});

test("[SS-1] all processes of a site share the count", () => {
	const all: Attempts[] = [];
	for (let place = 0; place < 3; place += 1) {
		const broadcast: Attempts["receive"] = (attempt) => {
			for (const other of all) if (other !== all[place]) other.receive(attempt);
		};
		all.push(createAttempts(broadcast, () => 0));
	}
	const turns = Array.from({ length: 30 }, (_, n) => all[n % 3]?.begin("Ada@example.org", "here"));
	expect(turns.filter((wait) => wait === undefined)).toHaveLength(5);
	all[1]?.succeed("ada@example.org", "here");
	expect(all.map((one) => one.begin("ada@example.org", "here"))).toEqual([undefined, undefined, undefined]);
});
