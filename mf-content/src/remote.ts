import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { blockPage } from "./block-page/block-page.chunk.ts";
import { declarations } from "./blocks/block-declarations.ts";
import { redirects } from "./redirects.server.ts";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-content",
	routes,
	redirects,
	lazyChunks: {
		[blockPage.chunk]: blockPage,
		...Object.fromEntries(
			Object.entries(declarations).flatMap(([type, { view }]) => (view === "page" ? [] : [[type, view]])),
		),
	},
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
