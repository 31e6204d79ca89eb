// Which rows of the replica show which pictures of the file library, wherever these stand in them: one indexed read tells.

import type { StatementSync } from "node:sqlite";
import { PICTURE_FIELDS, picturesIn } from "@hub/shared-contracts/cms/shown-pictures";
import type { Row } from "../directus/directus-source.server.ts";

/** The table of shown pictures. */
export const PICTURE_TABLES = `
	create table pictures (file text not null, collection text not null, id text not null, primary key (file, collection, id)) without rowid;
	create index pictures_row on pictures (collection, id);
`;

/** Rows in one read: a picture may be shown by thousands, of which one that is live is enough. */
const AT_ONCE = 25;

const ROWS_SHOWING =
	"select collection, id from pictures where file = ? and (collection, id) > (?, ?) order by collection, id limit ?";

/** Finds the rows that show a picture: collections, and some ids of each at a time. They are read as they are taken. */
export type RowsShowing = (file: string) => Iterable<readonly [collection: string, ids: readonly string[]]>;

/** @param read prepares statements */
export function showingRows(read: (sql: string) => StatementSync): RowsShowing {
	return function* (file) {
		let last: readonly [string, string] | undefined = ["", ""];
		while (last) {
			const found: Readonly<Record<string, unknown>>[] = read(ROWS_SHOWING).all(file, ...last, AT_ONCE);
			const rows = found.map(({ collection, id }) => [String(collection), String(id)] as const);
			for (const [collection, some] of Map.groupBy(rows, ([name]) => name)) yield [collection, some.map(([, id]) => id)];
			last = rows.length < AT_ONCE ? undefined : rows.at(-1);
		}
	};
}

/** Stores which pictures rows show. Transactions are the caller's. */
export interface ReplicaPictures {
	/** Notes that a row is new or another now. */
	changed(collection: string, row: Row): void;
	/** Forgets a row that is gone. */
	gone(collection: string, id: string): void;
}

/** @param write prepares statements */
export function createPictures(write: (sql: string) => StatementSync): ReplicaPictures {
	const gone = (collection: string, id: string): void => {
		if (collection in PICTURE_FIELDS) write("delete from pictures where collection = ? and id = ?").run(collection, id);
	};
	return {
		gone,
		changed(collection, row) {
			const id = String(row.id);
			gone(collection, id);
			for (const file of picturesIn(collection, row)) write("insert into pictures values (?, ?, ?)").run(file, collection, id);
		},
	};
}
