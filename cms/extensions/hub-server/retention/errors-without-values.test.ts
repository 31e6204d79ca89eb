import knex from "knex";
import { expect, test } from "vitest";
import { withoutValuesInErrors } from "./errors-without-values.ts";

test("the message of a failed statement contains none of its values, also in a transaction", async () => {
	const database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	const store = (on: Pick<typeof database, "insert">) => on.insert({ email: "ada@example.org" }).into("nowhere");
	const messages = async () => [
		await store(database).catch(String),
		await database.transaction((trx) => store(trx)).catch(String),
	];
	expect(String(await messages()), "else this proves nothing").toContain("ada@example.org");
	withoutValuesInErrors(database);
	for (const message of await messages()) {
		expect(message).toContain("no such table: nowhere");
		expect(message).not.toContain("ada@example.org");
	}
	await database.destroy();
});
