import { afterAll, beforeAll, describe } from "vitest";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { registrationCases } from "./all-cases.ts";
import { Desk } from "./desk.ts";

let postgres: TestPostgres;
beforeAll(async () => {
	postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe("registrations on Postgres", () => registrationCases(() => Desk.onPostgres(postgres.connection)));
