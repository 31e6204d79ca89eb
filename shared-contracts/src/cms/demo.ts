// Queries of the collection `demos`.

import { demos } from "../collections/demos.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type ItemOf, inLanguage, meaning, query, select } from "./select.ts";

const demoTeaser = meaning(select(demos, "list"), ({ prototypeSettings, ...rest }) => ({
	...rest,
	/** Whether there is something to try. */
	hasPrototype: prototypeSettings !== undefined,
}));

/** Demos of a language. */
export function demosOf(locale: Locale): ContentQuery<DemoTeaser> {
	return query(demoTeaser, { filter: inLanguage(locale), sort: ["title"] });
}

/** A demo as lists show it. */
export type DemoTeaser = ItemOf<typeof demoTeaser>;
