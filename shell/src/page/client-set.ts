// The parts of a release set that the browser needs.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { SiteRoute } from "../router/site-table.ts";

export interface ClientRemote {
	readonly name: string;
	/** Address and integrity of the entry, or of the document's pack, which contains it (`releases/src/packs.ts`). */
	readonly entry: string;
	readonly integrity: string;
}

/** A route without the properties that only the server uses. */
export type ClientRoute = Pick<SiteRoute, "key" | "remote" | "path" | "paths" | "scrollToTop">;

/** A release set without its server parts. */
export interface ClientSet {
	/** Written by {@link tabSet}. */
	readonly id: string;
	readonly strategy: LocaleStrategy;
	readonly routes: readonly ClientRoute[];
	readonly remotes: readonly ClientRemote[];
	/** Slots that keep their server-rendered HTML until the first navigation. */
	readonly staticSlots: readonly string[];
	/** Slot name to remote name. */
	readonly slots: Readonly<Record<string, string>>;
	/** Service name to remote name. */
	readonly services: Readonly<Record<string, string>>;
}

/** Id of the element that lists {@link LateScript | late scripts}, as JSON. */
export const LATE_SCRIPTS_ID = "hub:late";

/** A script that loads when the page is idle or used: address and integrity. The first one is the client bundle. */
export type LateScript = readonly [href: string, integrity: string];

/** Id of the element with the page's data, as JSON. */
export const PAGE_DATA_ID = "hub:data";

/** Address of data requests, and the header with the set of the tab. */
export const DATA_PATH = "/_data";
export const SET_HEADER = "x-hub-set";

/** Returns the id of a tab's release set and shell: data for another shell may have another shape. */
export function tabSet(set: string, shellVersion: string): string {
	return `${set}.${shellVersion}`;
}

/** Returns the id of a tab's release set; undefined if the tab has another shell. */
export function setOfTab(sent: string, shellVersion: string): string | undefined {
	const shell = `.${shellVersion}`;
	return sent.endsWith(shell) ? sent.slice(0, -shell.length) : undefined;
}
