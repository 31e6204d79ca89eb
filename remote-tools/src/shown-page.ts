// What the server of `hub dev` and its pages tell each other.

import type { Locale } from "@hub/shared-contracts/language/locale";

/** What the browser takes a page over with. */
export interface ShownPage {
	readonly locale: Locale;
	readonly route: string;
	readonly pattern: string;
	readonly data: unknown;
}

/** What is built: another hash is another build. */
export interface BuiltHashes {
	readonly web: string;
	readonly node: string;
}
