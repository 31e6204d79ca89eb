// Routes and components of this remote.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { demo } from "./demo/demo.route.ts";
import { videoSlides } from "./demo/video-slides.chunk.ts";
import { demos } from "./demos/demos.route.ts";
import { prototype } from "./prototype/prototype.route.ts";
import { prototypes } from "./prototypes/prototypes.ts";

export default defineRemote({
	name: "mf-demos",
	routes: [demos, demo, prototype],
	lazyChunks: {
		[videoSlides.chunk]: videoSlides,
		...Object.fromEntries(Object.entries(prototypes).map(([name, { view }]) => [name, view])),
	},
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
