import { expect, test } from "vitest";
import { fromLocalInput, moveToZone, toLocalInput, zoneOr } from "./local-input.ts";

test("[CT-14] 14:00 in Europe/Berlin is stored as that moment and shown as 14:00, whatever the browser's time zone", () => {
	const stored = fromLocalInput("2031-07-01T14:00", "Europe/Berlin");
	expect(stored).toBe("2031-07-01T12:00:00.000Z");
	expect(toLocalInput(stored, "Europe/Berlin")).toBe("2031-07-01T14:00");
	expect(toLocalInput("2031-07-01T12:00:00", "Europe/Berlin"), "as a draft of SQLite has it").toBe("2031-07-01T14:00");
});

test("[CT-14] a field keeps the local time when the zone is changed afterwards", () => {
	expect(moveToZone("2031-07-01T12:00:00Z", "Europe/Berlin", "Europe/Lisbon")).toBe("2031-07-01T13:00:00.000Z");
	expect(moveToZone(null, "Europe/Berlin", "Europe/Lisbon")).toBeNull();
});

test("[CT-14] a field uses the site's zone as long as the form has no valid one", () => {
	expect([zoneOr("Europe/Lisbon"), zoneOr("Europe/Lis"), zoneOr(null)]).toEqual([
		"Europe/Lisbon",
		"Europe/Berlin",
		"Europe/Berlin",
	]);
});

test("[CT-14] a field without a moment is empty", () => {
	expect([toLocalInput(null, "Europe/Berlin"), fromLocalInput("", "Europe/Berlin")]).toEqual(["", null]);
});
