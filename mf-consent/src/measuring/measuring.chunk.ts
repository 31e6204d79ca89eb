import type { LazyChunk } from "@hub/shared-contracts/remote/remote";

/** Runs the tracker and the advertising tag. Loaded only if one of them is configured. */
export const measuring = {
	chunk: "measuring",
	load: () => import(/* webpackChunkName: "measuring" */ "./measuring.client.ts"),
} satisfies LazyChunk;
