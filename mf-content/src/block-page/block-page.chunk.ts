// The view of a page that is nothing but its blocks. It is a route's page, and a lazy chunk of the address that posts
// and such pages share.

import type { LazyView, PageProps } from "@hub/shared-contracts/remote/remote";

export const blockPage = {
	chunk: "block-page",
	load: () => import(/* webpackChunkName: "block-page" */ "./block-page.page.tsx"),
} satisfies LazyView<PageProps>;
