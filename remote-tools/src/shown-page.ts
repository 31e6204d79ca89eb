// Data that the server of `hub dev` and its pages exchange.

import type { Locale } from "@hub/shared-contracts/language/locale";

export interface ShownPage {
	readonly locale: Locale;
	readonly route: string;
	readonly pattern: string;
	readonly data: unknown;
}

/** Hashes of the builds, which change with each build. */
export interface BuiltHashes {
	readonly web: string;
	readonly node: string;
}
