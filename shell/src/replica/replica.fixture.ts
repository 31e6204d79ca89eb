// Content on a replica of a test's own, which ends with the test.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createContent, type FedContent } from "../content/content.server.ts";
import type { Read, Row } from "../directus/directus-source.server.ts";
import { readable } from "./readable-replica.server.ts";
import { openReplica, type RowChanges } from "./replica-file.server.ts";
import { tableNamed } from "./replica-tables.server.ts";

/** Content, and what an editor does to it. */
export interface TestContent {
	readonly content: FedContent;
	/** How much was read. */
	readonly seen: { reads: number; rows: number };
	/** Writes rows, as they are in the content service: what a row does not say is empty, and it is published in English. */
	write(collection: string, ...rows: readonly Row[]): void;
	remove(collection: string, ...ids: readonly string[]): void;
	/** Replaces all rows, as after a feed that was cut. */
	refill(rows: Readonly<Record<string, readonly Row[]>>): Promise<void>;
}

const PLACE = { epoch: 1, cursor: "0.1" };

/** Opens content. @param isFilled whether something was ever read of the content service; default: true */
export function openTestContent({ isFilled = true } = {}): TestContent {
	const folder = mkdtempSync(join(tmpdir(), "data-hub-content-"));
	// Tests may set another time later.
	const now = () => Date.now();
	const replica = openReplica(folder, now);
	const source = readable(replica, { filled: Promise.resolve(), isFilling: () => false, isFailing: () => true });
	const seen = { reads: 0, rows: 0 };
	const readNow = (read: Read): readonly Row[] => {
		const rows = source.readNow(read);
		seen.reads += 1;
		seen.rows += rows.length;
		return rows;
	};
	const content = createContent({ replica: { ...source, readNow }, isAway: () => false, now });
	onTestFinished(() => {
		content.stop();
		source.close();
		rmSync(folder, { recursive: true });
	});
	const apply = (...changes: readonly RowChanges[]): void => {
		for (const change of replica.apply(changes, PLACE)) content.tell(change);
	};
	if (isFilled) apply();
	return {
		content,
		seen,
		write(collection, ...rows) {
			const whole = rows.map((row) => wholeRow(collection, row));
			const isThere = (row: Row) => row.status === undefined || row.status === "published";
			const gone = whole.filter((row) => !isThere(row)).map(({ id }) => String(id));
			apply({ collection, rows: whole.filter(isThere), gone });
		},
		remove: (collection, ...gone) => apply({ collection, rows: [], gone }),
		async refill(rows) {
			const all = async function* () {
				for (const [collection, some] of Object.entries(rows)) {
					const whole = some.map((row) => wholeRow(collection, row));
					yield { collection, rows: whole.filter(({ status }) => status === undefined || status === "published") };
				}
			};
			for (const change of await replica.fill(PLACE, all())) content.tell(change);
		},
	};
}

/** A row with every column that its table has. */
function wholeRow(collection: string, row: Row): Row {
	const empty = Object.fromEntries([...tableNamed(collection).columns.keys()].map((name) => [name, null]));
	return { ...empty, ...("status" in empty ? { status: "published", locale: "en" } : {}), ...row };
}
