// Random hostile requests; `npm run bench -- hostile` sends a hundred times as many and watches memory.

import { randomInt } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { expect, test } from "vitest";
import { attackSite } from "./hostile.ts";
import { sendAttack } from "./hostile-connection.ts";

test("3,000 random requests are answered without errors, internals or redirects to other hosts", {
	// Includes time on a busy machine.
	timeout: 480_000,
}, async () => {
	const seed = randomInt(2 ** 31);
	const tally = await attackSite({ url: testSite().url, attacks: 3_000, seed, atOnce: 8, complete: false });
	expect(tally.failures).toEqual([]);
	expect(tally.answers).toBeGreaterThan(2_000);
	// Other statuses, such as those of old addresses, are rare and may be missing by chance.
	expect([...tally.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
});

test("a pipelined request with Expect: 100-continue is answered completely", async () => {
	const request = (method: string, target: string, more = "") => ({
		method,
		target,
		head: Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`),
		body: Buffer.alloc(0),
		broken: false,
	});
	const requests = [request("HEAD", "/glossary"), request("GET", "/no-such-page", "expect: 100-continue\r\n")];
	const { answers } = await sendAttack(Number(new URL(testSite().url).port), {
		requests,
		abortAfter: undefined,
		client: 0,
	});
	expect(answers.map(({ status, whole }) => [status, whole])).toEqual([
		[200, true],
		[404, true],
	]);
	expect(answers[1]?.body.toString().trimEnd()).toMatch(/<\/html>$/);
});
