// What a product passport to browse is made of, as editors write it.

import { z } from "zod";

export const passportSettings = z.object({ name: z.literal("passport") });

/** A product passport with its parts, history and claims. */
export type PassportSettings = z.infer<typeof passportSettings>;
