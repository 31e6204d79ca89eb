import { expect, test } from "vitest";
import type { Read } from "../directus/directus-source.server.ts";
import { createUsageRecord } from "./content-usage.server.ts";

const MENUS: Read = { collection: "navigation", fields: ["id"], filter: {}, sort: [], limit: 100, key: "menus" };
const record = () => createUsageRecord({ version: 1, outdatedSince: undefined });

test("[CT-1] one read that time alone changes makes the page one that has to be read again with time", () => {
	const usage = record();
	usage.noteRead(MENUS, []);
	expect(usage.hasTimedReads()).toBe(false);
	usage.noteRead({ ...MENUS, key: "upcoming", timed: true }, []);
	usage.noteRead({ ...MENUS, key: "terms" }, []);
	expect(usage.hasTimedReads()).toBe(true);
});

test("[CT-1] a page whose parts were given different rows by one read lacks something", () => {
	const usage = record();
	usage.noteRead(MENUS, [{ id: "1" }]);
	usage.noteRead({ ...MENUS }, [{ id: "1" }]);
	expect(usage.isLacking()).toBe(false);
	usage.noteRead(MENUS, [{ id: "2" }]);
	expect(usage.isLacking()).toBe(true);
});
