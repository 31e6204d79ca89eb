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
	readonly id: string;
	readonly strategy: LocaleStrategy;
	readonly routes: readonly SiteRoute[];
	readonly remotes: readonly ClientRemote[];
	/** Slots that a document shows as they were drawn, until the first navigation. */
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
