import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { Desk } from "./desk.ts";
import { dueCases } from "./due-cases.ts";
import { erasingCases } from "./erasing-cases.ts";
import { eventChangeCases } from "./event-change-cases.ts";
import { eventNewsCases } from "./event-news-cases.ts";
import { managingCases } from "./managing-cases.ts";
import { registrationProperties } from "./properties.ts";
import { registeringCases } from "./registering-cases.ts";
import { typedAddressCases } from "./typed-address-cases.ts";
import { waitingListCases } from "./waiting-list-cases.ts";

let postgres: TestPostgres;
beforeAll(async () => {
	postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(["SQLite", "Postgres"])("registrations on %s", (kind) => {
	let desk: Desk;
	beforeEach(async () => {
		desk = kind === "SQLite" ? await Desk.onSqlite() : await Desk.onPostgres(postgres.connection);
	});
	afterEach(async () => {
		expect(desk.warnings).toEqual([]);
		await desk.close();
	});

	registeringCases(() => desk);
	typedAddressCases(() => desk);
	waitingListCases(() => desk);
	managingCases(() => desk);
	eventChangeCases(() => desk);
	eventNewsCases(() => desk);
	dueCases(() => desk);
	erasingCases(() => desk);
	registrationProperties(() => desk);
});
