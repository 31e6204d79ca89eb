import { describe, expect, test } from "vitest";
import { changeByStaff } from "../../extensions/hub-server/registrations/staff-changes.ts";
import type { Desk } from "./desk.ts";

const LINK = "https://meet.example.org/day";

/** Hybrid events, whose seats are those on site. */
export function hybridCases(desk: () => Desk): void {
	describe("a hybrid event", () => {
		const announce = () => desk().announce({ mode: "hybrid", capacity: 1, online_url: LINK });
		const people = async (key: string) => {
			await desk().join(key, "Ada", { attendance: "onsite" });
			await desk().join(key, "Bert", { attendance: "online" });
			await desk().join(key, "Cem", { attendance: "onsite" });
			await desk().join(key, "Dana", { attendance: "online" });
		};

		test("[EV-6] gives its seats to people on site, and is never full online", async () => {
			const key = await announce();
			await people(key);
			expect(await desk().states(key)).toEqual({
				Ada: "confirmed",
				Bert: "confirmed",
				Cem: "waitlisted",
				Dana: "confirmed",
			});
			expect(await desk().taken(key)).toBe(1);
			// A person who attends online frees no seat; a person on site does.
			await desk().cancel(await desk().idOf(key, "Bert"));
			expect((await desk().states(key)).Cem).toBe("waitlisted");
			await desk().cancel(await desk().idOf(key, "Ada"));
			expect((await desk().states(key)).Cem).toBe("waitlisted, offered");
			await desk().pass(0, key);
			expect(await desk().taken(key)).toBe(1);
			expect(desk().warnings).toEqual([]);
		});

		test("[EV-6] sends each person either the venue or the link", async () => {
			const key = await announce();
			const onSite = await desk().join(key, "Ada", { attendance: "onsite" });
			const online = await desk().join(key, "Bert", { attendance: "online" });
			expect(onSite.event).toMatchObject({ mode: "onsite", onlineUrl: null });
			expect(online.event).toMatchObject({ mode: "online", onlineUrl: LINK });
			const [adas, berts] = (await desk().mails()).filter(({ kind }) => kind === "confirmed");
			expect(adas?.text).toContain("Halle 3");
			expect(adas?.text).not.toContain(LINK);
			expect(berts?.text).toContain(LINK);
			expect(berts?.text).not.toContain("Halle 3");
		});

		test("[EV-6] registers people on site by default, and other events ignore the choice", async () => {
			const key = await announce();
			expect((await desk().join(key, "Ada")).event.mode).toBe("onsite");
			const plain = await desk().announce();
			expect((await desk().join(plain, "Bert", { attendance: "online" })).event.mode).toBe("onsite");
			expect(await desk().taken(plain)).toBe(1);
		});

		test("[EV-6] takes or frees a seat when staff change a person's attendance", async () => {
			const key = await announce();
			await people(key);
			const move = async (name: string, attendance: string) =>
				changeByStaff(desk().deps, desk().database, [await desk().idOf(key, name)], { attendance });
			await expect(move("Bert", "onsite")).rejects.toThrow();
			await move("Ada", "online");
			expect(await desk().taken(key)).toBe(0);
			await move("Bert", "onsite");
			expect(await desk().taken(key)).toBe(1);
			await desk().pass(0, key);
			expect(desk().warnings).toEqual([]);
		});
	});
}
