import { describe } from "vitest";
import { registrationCases } from "./all-cases.ts";
import { Desk } from "./desk.ts";

describe("registrations on SQLite", () => registrationCases(() => Desk.onSqlite()));
