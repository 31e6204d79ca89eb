import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { issueChallenge } from "../../extensions/hub-server/contact/contact-proof.ts";
import { LIMITS } from "../../extensions/hub-server/registrations/mail-limits.ts";
import { type Desk, day, hour, keys, shown } from "./desk.ts";

/** Limits of mails to unverified addresses, and their counters. */
export function typedAddressCases(desk: () => Desk): void {
	describe("mails to unverified addresses", () => {
		const { visitor, network, mailbox, changes } = LIMITS;
		const from = (more: Record<string, unknown> = {}) => ({ visitor: "one client", network: "one network", ...more });
		const kinds = async (times: number, request: (time: number) => Promise<{ kind: string }>) => {
			const found: Record<string, number> = {};
			for (let time = 0; time < times; time++) {
				const { kind } = await request(time);
				found[kind] = (found[kind] ?? 0) + 1;
			}
			return found;
		};
		/** Returns a proof like a browser that started some seconds ago. */
		const proof = async (key = keys.challenge) => {
			const challenge = (await issueChallenge(key, desk().now - 5_000)) as Parameters<
				typeof solveChallenge
			>[0]["challenge"];
			return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
		};
		const tokenOf = async (answer: ReturnType<Desk["register"]>) => {
			const response = await answer;
			if (response.kind !== "review") throw new Error(`the answer was ${response.kind}`);
			return response.token;
		};

		test("need a proof or a review after a few from one client, for any addresses and events", async () => {
			const [one, other] = [await desk().announce(), await desk().announce()];
			const attack = (time: number) => desk().register(time % 2 ? one : other, `Stranger${time}`, from());
			expect(await kinds(32, attack)).toEqual({ received: visitor.free, review: 32 - visitor.free });
			expect(await desk().newMails()).toHaveLength(visitor.free);
			expect(await desk().database("registrations")).toHaveLength(visitor.free);
			// Other visitors are not affected.
			expect(await desk().register(one, "Ada", from({ visitor: "another" }))).toEqual({ kind: "received" });
		});

		test("accept each proof of work and each review once", async () => {
			const key = await desk().announce();
			await kinds(visitor.free, (time) => desk().register(key, `Colleague${time}`, from()));
			const worked = await proof();
			expect(await desk().register(key, "Ada", from({ proof: worked }))).toEqual({ kind: "received" });
			expect(await desk().register(key, "Ada", from({ proof: worked })), "a double click").toEqual({
				kind: "received",
			});
			expect((await desk().register(key, "Ben", from({ proof: worked }))).kind).toBe("review");
			expect((await desk().register(key, "Ben", from({ proof: await proof("another key") }))).kind).toBe("review");

			const token = await tokenOf(desk().register(key, "Cem", from()));
			expect((await desk().register(key, "Cem", from({ token }))).kind, "at once").toBe("review");
			desk().now += 3_000;
			expect((await desk().register(key, "Dora", from({ token }))).kind, "for another person").toBe("review");
			expect(await desk().register(key, "Cem", from({ token }))).toEqual({ kind: "received" });
			desk().now += hour / 4;
			expect((await desk().register(key, "Cem", from({ token }))).kind, "a second time").toBe("review");
			expect(await desk().newMails()).toHaveLength(visitor.free + 2);
		});

		test("need a proof from the limit of a client or network on, and stop until the next day at a second limit", async () => {
			const key = await desk().announce();
			const reviewed = async (name: string) => {
				const token = await tokenOf(desk().register(key, name, from()));
				desk().now += 2_000;
				return desk().register(key, name, from({ token }));
			};
			const have = (what: string, times: number) =>
				desk()
					.database("hub_registration_marks")
					.where("mark", "like", `${what}/%`)
					.where("times", ">", 1)
					.update({ times });
			await kinds(visitor.free, (time) => desk().register(key, `First${time}`, from()));
			expect(await kinds(visitor.reviewed - visitor.free + 2, (time) => reviewed(`Second${time}`))).toEqual({
				received: visitor.reviewed - visitor.free,
				later: 2,
			});
			expect(await desk().register(key, "Third", from({ proof: await proof() }))).toEqual({ kind: "received" });
			await have("visitor", visitor.max);
			const refused = await desk().register(key, "Fourth", from({ proof: await proof() }));
			expect(refused).toEqual({ kind: "later", seconds: expect.any(Number) });
			expect(refused.kind === "later" && refused.seconds).toBeGreaterThan(20 * 60 * 60);

			await have("network", 1);
			const wide = (time: number) =>
				desk().register(key, `Wide${time}`, { visitor: `client ${time}`, network: "one network" });
			expect(await kinds(network.free + 2, wide)).toEqual({ received: network.free - 1, review: 3 });
			await have("network", network.max);
			expect((await wide(1_000)).kind).toBe("later");

			desk().now += day;
			expect(await desk().register(await desk().announce(), "Fourth", from())).toEqual({ kind: "received" });
		});

		test("are limited per mailbox over all events until its owner confirms, with the same response", async () => {
			const events: string[] = [];
			for (let count = 0; count < mailbox + 4; count++) events.push(await desk().announce());
			const spellings = ["mara@example.org", "MARA@example.org", "m.ara@example.org", "mara+news@Example.org"];
			const request = (time: number) =>
				desk().register(events[time] ?? "", "Mara", { email: spellings[time % spellings.length] });
			expect(await kinds(mailbox + 2, request)).toEqual({ received: mailbox + 2 });
			expect(await desk().newMails()).toHaveLength(mailbox);
			expect(await desk().database("registrations"), "what could not be confirmed is not stored").toHaveLength(mailbox);
			// Same for an address with a registration.
			const { id } = shown(await desk().confirm(await desk().idOf(events[0] ?? "", "Mara")));
			expect(await kinds(mailbox + 2, (time) => request(time === 0 ? 0 : time + 1))).toEqual({ received: mailbox + 2 });
			expect((await desk().newMails()).length).toBeLessThanOrEqual(mailbox + 1);
			// The link of a registration cannot be used to flood its mailbox either.
			await desk().newMails();
			await kinds(changes + 5, (time) => desk().change(id, { name: `Mara ${time}`, organisation: "", remark: "" }));
			expect(await desk().newMails()).toHaveLength(changes);
		});

		test("are counted without personal data", async () => {
			const key = await desk().announce();
			await kinds(visitor.free + 1, () => desk().register(key, "Mara", from()));
			const marks = JSON.stringify(await desk().database("hub_registration_marks"));
			expect(marks).toContain("mailbox/");
			expect(marks).not.toMatch(/mara|example|client|network"/i);
		});
	});
}
