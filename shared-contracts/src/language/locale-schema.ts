// Schema of languages. Separate from locale.ts, so that browsers don't load zod for it.

import { z } from "zod";
import { LOCALE_CODES } from "./locale.ts";

/** The code of one of our languages. */
export const localeSchema = z.enum(LOCALE_CODES);
