// The server's door: what each page needs.

import { defineRemoteServer, type RouteServer } from "@hub/shared-contracts/remote-server";
import { loadAuthor } from "./author/author.loader.ts";
import { loadBlockPage } from "./block-page/block-page.loader.ts";
import { loadCategory, loadCategoryRegion } from "./category/category.loader.ts";
import { loadInsights } from "./insights/insights.loader.ts";
import { loadPage, movePost } from "./page/page.loader.ts";
import remote from "./remote.ts";
import { blockRoutes } from "./routes.ts";

const blockPages: Record<string, RouteServer> = Object.fromEntries(
	blockRoutes.map(({ key }) => [key, { load: (context) => loadBlockPage(key, context) }]),
);

export default defineRemoteServer({
	remote,
	routes: {
		...blockPages,
		insights: { load: loadInsights },
		insight: { load: movePost },
		author: { load: loadAuthor },
		"author-about": { load: loadAuthor },
		category: { load: loadCategory },
		"category-region": { load: loadCategoryRegion },
		page: { load: loadPage },
	},
});
