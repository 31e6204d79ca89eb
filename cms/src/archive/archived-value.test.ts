import fc from "fast-check";
import { expect, test } from "vitest";
import { type ColumnKind, kindOf, toArchived, toStored } from "./archived-value.ts";

test.each([
	["boolean", "boolean"],
	["datetime", "moment"],
	["timestamp with time zone", "moment"],
	["timestamp without time zone", "moment-without-zone"],
	["date", "day"],
	["json", "structure"],
	["jsonb", "structure"],
	["INTEGER", "number"],
	["bigint", "number"],
	["double precision", "number"],
	["char(36)", "text"],
	["uuid", "text"],
	["character varying", "text"],
] as const)("[SC-3] a column of type %s holds a %s", (type, kind) => {
	expect(kindOf(type)).toBe(kind);
});

test.each([
	[1795392000000, "day", "2026-11-23"],
	["2026-11-23", "day", "2026-11-23"],
	[1795749037697, "moment", "2026-11-27T03:10:37.697Z"],
	["2026-11-27 03:09:39", "moment", "2026-11-27T03:09:39.000Z"],
	["2026-11-27T03:09:39.5Z", "moment", "2026-11-27T03:09:39.500Z"],
	[0, "boolean", false],
	[true, "boolean", true],
	["12345678901", "number", 12_345_678_901],
	['{"b":1,"a":[{"d":null,"c":"x"}]}', "structure", { a: [{ c: "x", d: null }], b: 1 }],
	["not JSON", "structure", "not JSON"],
	[null, "text", null],
] as const)("[SC-3] %j of a %s is archived as %j", (stored, kind, expected) => {
	expect(toArchived(stored, kind)).toEqual(expected);
});

const moments = fc
	.date({ min: new Date("1971-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString());
const values: Record<ColumnKind, fc.Arbitrary<unknown>> = {
	text: fc.string(),
	number: fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })),
	boolean: fc.boolean(),
	moment: moments,
	"moment-without-zone": moments,
	day: moments.map((moment) => moment.slice(0, 10)),
	structure: fc.jsonValue(),
};

test.each(Object.keys(values) as ColumnKind[])("[SC-3] a %s is the same after any database", (kind) => {
	fc.assert(
		fc.property(fc.option(values[kind]), fc.constantFrom("sqlite3" as const, "pg" as const), (value, client) => {
			const once = toArchived(kind === "structure" && value !== null ? JSON.stringify(value) : value, kind);
			expect(JSON.stringify(toArchived(toStored(once, kind, client), kind))).toBe(JSON.stringify(once));
		}),
	);
});
