// Editors' formatted texts in the replica, parsed: once for each text, after it has arrived, and not for each page that shows it.

import { createHash } from "node:crypto";
import type { StatementSync } from "node:sqlite";
import { collections } from "@hub/shared-contracts/collections/collections";
import { CLEAN_VERSION, cleanNodes } from "@hub/shared-contracts/rich-text/clean-nodes";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { quoted } from "./replica-query.server.ts";
import { tables } from "./replica-tables.server.ts";

/** The formatted fields of each collection, and how a page reads their values. */
const formatted = new Map(
	collections.flatMap(({ collection, fields }) => {
		const own = Object.entries(fields).filter(
			([name, { kind }]) => kind === "rich-text" && tables.get(collection)?.columns.has(name),
		);
		return own.length > 0 ? [[collection, new Map(own.map(([name, { read }]) => [name, read]))] as const] : [];
	}),
);

/** The tables of parsed texts, and of rows whose texts are still to be parsed. */
export const PROSE_TABLES = `
	create table prose (collection text not null, id text not null, field text not null, digest text not null, nodes text not null);
	create index prose_row on prose (collection, id);
	create index prose_digest on prose (digest);
	create table unparsed (collection text not null, id text not null, primary key (collection, id)) without rowid;
	-- trees of version ${CLEAN_VERSION}
`;

/** The last first: the search, which begins with the first, parses what is not parsed yet as well, so that each of them does half. */
const NEXT_UNPARSED = "select collection, id from unparsed order by collection desc, id desc limit 1";

/** Finds the tree of a text; undefined where it was not parsed yet. */
export type NodesOf = (html: string) => readonly RichNode[] | undefined;

/** @param read prepares statements */
export function parsedNodes(read: (sql: string) => StatementSync): NodesOf {
	return (html) => {
		const nodes = read("select nodes from prose where digest = ? limit 1").get(digestOf(html))?.nodes;
		return typeof nodes === "string" ? JSON.parse(nodes) : undefined;
	};
}

/** Stores parsed texts. Transactions are the caller's. */
export interface ReplicaProse {
	/** Notes that a row is new or another now. @param fields those that are another; undefined: all */
	changed(collection: string, id: string, fields?: readonly string[]): void;
	/** Forgets the texts of a row that is gone. */
	gone(collection: string, id: string): void;
	/** Parses the texts of one row, some milliseconds' work. @returns whether there was one */
	parseNext(): boolean;
}

/** @param write prepares statements */
export function createProse(write: (sql: string) => StatementSync): ReplicaProse {
	const forget = (collection: string, id: string): void => {
		write("delete from prose where collection = ? and id = ?").run(collection, id);
		write("delete from unparsed where collection = ? and id = ?").run(collection, id);
	};

	const parse = (collection: string, id: string): void => {
		const fields = formatted.get(collection);
		if (!fields) return;
		const names = [...fields.keys()].map(quoted).join(", ");
		const row = write(`select ${names} from ${quoted(collection)} where id = ?`).get(id) ?? {};
		for (const [name, value] of fields) {
			const { data } = value.safeParse(row[name]);
			if (typeof data !== "string" || data === "") continue;
			write("insert into prose values (?, ?, ?, ?, ?)").run(collection, id, name, digestOf(data), JSON.stringify(cleanNodes(data)));
		}
	};

	return {
		changed(collection, id, fields) {
			const own = formatted.get(collection);
			if (!own || (fields && !fields.some((name) => own.has(name)))) return;
			forget(collection, id);
			write("insert into unparsed values (?, ?)").run(collection, id);
		},
		gone(collection, id) {
			if (formatted.has(collection)) forget(collection, id);
		},
		parseNext() {
			const { collection, id } = write(NEXT_UNPARSED).get() ?? {};
			if (typeof collection !== "string" || typeof id !== "string") return false;
			forget(collection, id);
			try {
				parse(collection, id);
			} catch {
				// A page that shows it parses it itself, and says what is wrong.
			}
			return true;
		},
	};
}

function digestOf(html: string): string {
	return createHash("sha1").update(html).digest("base64url");
}
