// View of block pages: the page of their routes, and a lazy chunk of `/:slug`, which posts share.

import type { LazyView, PageProps } from "@hub/shared-contracts/remote/remote";

export const blockPage = {
	chunk: "block-page",
	load: () => import(/* webpackChunkName: "block-page" */ "./block-page.page.tsx"),
} satisfies LazyView<PageProps>;
