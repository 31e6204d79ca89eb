// Languages where unknown input is read; apart from the list, so that a browser that needs the list alone carries no
// parser.

import { z } from "zod";
import { LOCALE_CODES } from "./locale.ts";

/** The code of one of our languages. */
export const localeSchema = z.enum(LOCALE_CODES);
