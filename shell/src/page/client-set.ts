// The release set of a document, as its browser needs it.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { SiteRoute } from "../router/site-table.ts";

/** A remote as the browser loads it. */
export interface ClientRemote {
	readonly name: string;
	/** The address and integrity of the entry, or of the pack with the entry that the document's page needs. */
	readonly entry: string;
	readonly integrity: string;
}

/** A release set without the server's part. */
export interface ClientSet {
	/** As {@link tabSet} writes it. */
	readonly id: string;
	readonly strategy: LocaleStrategy;
	readonly routes: readonly SiteRoute[];
	readonly remotes: readonly ClientRemote[];
	/** Slots that a document shows as the server rendered them, until the first navigation. */
	readonly still: readonly string[];
	/** Slot name to remote name. */
	readonly slots: Readonly<Record<string, string>>;
	/** Service name to remote name. */
	readonly services: Readonly<Record<string, string>>;
}

/** The id of the element that lists what {@link LateScript | comes late}, as JSON. */
export const LATE_SCRIPTS_ID = "hub:late";

/** A script that comes once the page is idle or wanted: its address and integrity; the first one is the program. */
export type LateScript = readonly [href: string, integrity: string];

/** The id of the element that carries it, as JSON beside the page's data. */
export const PAGE_DATA_ID = "hub:data";

/** The address of data requests, and the header that names the set they belong to. */
export const DATA_PATH = "/_data";
export const SET_HEADER = "x-hub-set";

/** What a tab asks for data of: its release set, by its id, and its shell. What another shell says may be of another shape. */
export function tabSet(set: string, shellVersion: string): string {
	return `${set}.${shellVersion}`;
}

/** The id of the release set that a tab asks for data of; undefined where it has another shell. */
export function setOfTab(said: string, shellVersion: string): string | undefined {
	const shell = `.${shellVersion}`;
	return said.endsWith(shell) ? said.slice(0, -shell.length) : undefined;
}
