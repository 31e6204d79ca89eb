// What the negotiation of a usage contract is made of, as editors write it.

import { z } from "zod";

export const contractSettings = z.object({ name: z.literal("contract") });

/** Two parties, what is offered, and the policies that are negotiated. */
export type ContractSettings = z.infer<typeof contractSettings>;
