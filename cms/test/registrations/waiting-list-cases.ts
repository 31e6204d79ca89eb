import { describe, expect, test } from "vitest";
import { beginning, type Desk, day, hour, shown } from "./desk.ts";

/** The waiting list: its order, and freed seats. */
export function waitingListCases(desk: () => Desk): void {
	describe("the waiting list", () => {
		async function full() {
			const key = await desk().announce();
			for (const name of ["Ada", "Ben", "Cem", "Dora"]) await desk().join(key, name);
			await desk().newMails();
			return {
				key,
				ids: {
					Ada: await desk().idOf(key, "Ada"),
					Cem: await desk().idOf(key, "Cem"),
					Dora: await desk().idOf(key, "Dora"),
				},
			};
		}

		test("[EV-3] keeps the order, and a freed seat is offered to the first, who takes it", async () => {
			const { key, ids } = await full();
			expect(await desk().states(key)).toEqual({
				Ada: "confirmed",
				Ben: "confirmed",
				Cem: "waitlisted",
				Dora: "waitlisted",
			});
			expect(shown(await desk().view(ids.Cem)).place).toBe(1);
			expect(shown(await desk().view(ids.Dora)).place).toBe(2);

			await desk().cancel(ids.Ada);
			expect(await desk().states(key)).toMatchObject({
				Ada: "cancelled",
				Cem: "waitlisted, offered",
				Dora: "waitlisted",
			});
			expect(await desk().newMails()).toEqual(["cancelled ada", "offered cem"]);
			expect(shown(await desk().view(ids.Cem))).toMatchObject({
				allowed: ["accept", "change", "cancel"],
				offeredUntil: new Date(beginning + day).toISOString(),
			});
			// The offered seat is reserved, so further guests wait.
			expect((await desk().join(key, "Emil")).state).toBe("waitlisted");
			await desk().newMails();

			expect(await desk().accept(ids.Cem)).toMatchObject({
				kind: "registration",
				registration: { state: "confirmed" },
			});
			expect(await desk().newMails()).toEqual(["confirmed cem"]);
			expect(await desk().taken(key)).toBe(2);
		});

		test("[EV-3] passes an expired offer to the next person, moves the former one to the end and removes them after a second offer", async () => {
			const { key, ids } = await full();
			await desk().cancel(ids.Ada);
			await desk().newMails();
			await desk().pass(day, key);
			expect(await desk().states(key)).toMatchObject({ Cem: "waitlisted", Dora: "waitlisted, offered" });
			expect(await desk().newMails()).toEqual(["lapsed cem", "offered dora"]);
			expect(await desk().accept(ids.Cem)).toMatchObject({ kind: "refused", registration: { place: 1 } });

			await desk().pass(day, key);
			expect(await desk().states(key)).toMatchObject({ Cem: "waitlisted, offered", Dora: "waitlisted" });
			await desk().newMails();
			await desk().pass(day, key);
			expect(await desk().states(key)).toMatchObject({ Cem: "cancelled", Dora: "waitlisted, offered" });
			expect(await desk().newMails()).toEqual(["dropped cem", "offered dora"]);
			expect(await desk().taken(key)).toBe(2);
		});

		test("[EV-3] refuses an expired offer that was not passed on yet", async () => {
			const { key, ids } = await full();
			await desk().cancel(ids.Ada);
			desk().now += day;
			expect(await desk().accept(ids.Cem)).toMatchObject({ kind: "refused" });
			expect(await desk().taken(key)).toBe(2);
		});

		test("[EV-3] shortens offers near the event, and ends all when it begins", async () => {
			const { key, ids } = await full();
			desk().now = beginning + 10 * day - 3 * hour;
			await desk().cancel(ids.Ada);
			expect(shown(await desk().view(ids.Cem)).offeredUntil).toBe(new Date(desk().now + hour).toISOString());
			desk().now = beginning + 10 * day - 10 * 60_000;
			await desk().pass(0, key);
			expect(await desk().states(key)).toMatchObject({ Dora: "waitlisted, offered" });
			expect(shown(await desk().view(ids.Dora)).offeredUntil).toBe(new Date(beginning + 10 * day).toISOString());
			await desk().newMails();
			await desk().pass(hour / 2, key);
			expect(await desk().newMails()).toEqual([]);
			expect(await desk().accept(ids.Dora)).toMatchObject({ kind: "refused" });
		});

		test("[EV-3] passes on the offer of a person who leaves it", async () => {
			const { key, ids } = await full();
			await desk().cancel(ids.Ada);
			await desk().cancel(ids.Cem);
			expect(await desk().states(key)).toMatchObject({ Cem: "cancelled", Dora: "waitlisted, offered" });
			expect(await desk().taken(key)).toBe(2);
		});
	});
}
