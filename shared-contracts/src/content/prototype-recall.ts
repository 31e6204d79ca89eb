// What a recall to follow through a supply chain is made of, as editors write it.

import { z } from "zod";

export const recallSettings = z.object({ name: z.literal("recall") });

/** A supply chain, what moved along it, and the fault that is found. */
export type RecallSettings = z.infer<typeof recallSettings>;
