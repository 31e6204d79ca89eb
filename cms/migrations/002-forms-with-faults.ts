import { isDeepStrictEqual } from "node:util";
import { changeForms, type Migration, renewList } from "../src/migration-steps.ts";

const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
	"events.capacity": [0, 100_000],
	"events.reserved": [0, 100_000],
	"events.registered": [0, 2_147_483_647],
	"events.waiting": [0, 2_147_483_647],
	"events.calendar_sequence": [0, 2_147_483_647],
	"events.retention_days": [1, 3_650],
	"recordings.duration_seconds": [0, 86_400],
	"registrations.waiting_place": [0, 2_147_483_647],
	"registrations.offers_lapsed": [0, 2_147_483_647],
	"registrations.calendar_sequence": [0, 2_147_483_647],
};

/** Ways of editing that had a fault. Where an operator has chosen another one, it stays. */
const migration: Migration = {
	before: [
		// The code editor handed on only what it could parse.
		changeForms(
			{
				pages: ["blocks"],
				site_settings: ["organisation"],
				client_references: ["quote"],
				use_cases: ["blocks"],
				industries: ["blocks"],
				demos: ["prototype_settings"],
			},
			(form) =>
				isDeepStrictEqual(form, { interface: "input-code", options: { language: "json", lineWrapping: true } })
					? { interface: "hub-json", options: {} }
					: undefined,
		),
		// Entries of every language were offered.
		changeForms(
			{
				posts: ["author", "category"],
				client_references: ["industry", "use_case"],
				use_cases: ["industry"],
				demos: ["industry"],
				events: ["speakers"],
				recordings: ["event"],
			},
			({ options, ...form }) =>
				"filter" in options ? undefined : { ...form, options: { ...options, filter: { locale: { _in: ["{{locale}}"] } } } },
		),
		// Whole numbers had no upper bound, and often no lower one.
		changeForms(
			Object.fromEntries(
				["events", "recordings", "registrations"].map((collection) => [
					collection,
					Object.keys(bounds).flatMap((name) => (name.startsWith(`${collection}.`) ? [name.slice(collection.length + 1)] : [])),
				]),
			),
			(form, name) => {
				const [min, max] = bounds[name] ?? [];
				return form.interface === "input" && Object.keys(form.options).every((option) => option === "min")
					? { interface: "input", options: { min, max } }
					: undefined;
			},
		),
		// An export had ids in place of events' titles.
		renewList("registrations", [
			"event",
			"name",
			"state",
			"email",
			"organisation",
			"event.registered",
			"event.capacity",
			"date_created",
		]),
		renewList("registrations", [
			"event",
			"name",
			"state",
			"event.registered",
			"event.capacity",
			"email",
			"organisation",
			"date_created",
		]),
	],
};
export default migration;
