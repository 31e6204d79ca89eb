import type { LazyChunk } from "@hub/shared-contracts/remote/remote";

/** What runs the tracker and the advertising tag: loaded where one of them is set up, and nowhere else. */
export const measuring = {
	chunk: "measuring",
	load: () => import(/* webpackChunkName: "measuring" */ "./measuring.client.ts"),
} satisfies LazyChunk;
