import type { demoTeaser } from "../cms/demo.ts";
import type { ItemOf } from "../cms/select.ts";

/** A demo as lists show it. */
export type DemoTeaser = ItemOf<typeof demoTeaser>;
