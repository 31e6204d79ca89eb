// What can be read of a replica's file, by the process that writes it and by others.

import type { DatabaseSync } from "node:sqlite";
import type { Read, Row } from "../directus/directus-source.server.ts";
import { statementsOf } from "./prepared-statements.server.ts";
import { type RowsShowing, showingRows } from "./replica-pictures.server.ts";
import { type NodesOf, parsedNodes } from "./replica-prose.server.ts";
import { countStatement, rowsStatement } from "./replica-query.server.ts";
import { createSchedule, type Schedule } from "./replica-schedule.server.ts";
import { tableNamed } from "./replica-tables.server.ts";
import { createRowsFrom } from "./rows-from-tables.server.ts";

/** Reads of a replica. None of them waits. */
export interface ReplicaReads {
	/** Rows as the content service would answer a read. */
	read(read: Read): readonly Row[];
	readonly nodesOf: NodesOf;
	/** The rows that show a picture, wherever it stands in them. */
	readonly rowsShowing: RowsShowing;
	/** When rows come and go by themselves. */
	readonly schedule: Schedule;
}

/** @param now in ms, for tests */
export function createReads(reading: DatabaseSync, now: () => number): ReplicaReads {
	reading.function("lowered", { deterministic: true }, (value) => (value === null ? null : String(value).toLowerCase()));
	const read = statementsOf(reading);
	const rowsFrom = createRowsFrom(read);
	return {
		read(asked) {
			if ("kind" in asked) {
				const { sql, values } = countStatement(asked, now());
				return [{ count: { id: Number(read(sql).get(...values)?.n) } }];
			}
			const { sql, values } = rowsStatement(asked, now());
			return rowsFrom(read(sql).all(...values), tableNamed(asked.collection), asked.fields);
		},
		nodesOf: parsedNodes(read),
		rowsShowing: showingRows(read),
		schedule: createSchedule(read),
	};
}
