import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { demo } from "./demo/demo.route.ts";
import { videoSlides } from "./demo/video-slides.chunk.ts";
import { demos } from "./demos/demos.route.ts";
import { prototype } from "./prototype/prototype.route.ts";
import { loadTryPolicy } from "./prototypes/policy/try-policy.loader.ts";
import { prototypes } from "./prototypes/prototypes.ts";

export default defineRemote({
	name: "mf-demos",
	routes: [demos, demo, prototype],
	lazyChunks: {
		[videoSlides.chunk]: videoSlides,
		...Object.fromEntries(Object.entries(prototypes).map(([name, { view }]) => [name, view])),
	},
	slots: {
		"try-policy": {
			view: {
				chunk: "try-policy",
				load: () => import(/* webpackChunkName: "try-policy" */ "./prototypes/policy/try-policy.slot.tsx"),
			},
			load: loadTryPolicy,
		},
	},
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
