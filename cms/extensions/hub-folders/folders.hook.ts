import type { EndpointConfig, HookConfig } from "@directus/types";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/**
 * Lets editors open the file library. Directus 12.4 freezes the parsed query (`middleware/sanitize-query`) and then adds a filter
 * to it for all but administrators (`FoldersService.readByQuery` in `services/folders`), so every read of folders fails with 500.
 * The bug came with folders of flows (https://github.com/directus/directus/pull/28136). The workaround passes an unfrozen copy of
 * the query. A test fails once Directus has fixed it; then remove this extension.
 */
const foldersHook: HookConfig = ({ init }) => {
	init("routes.before", ({ app }: { app?: Router }) => {
		app?.use("/folders", (request, _response, next) => {
			const parsed = request as { sanitizedQuery?: object };
			parsed.sanitizedQuery = { ...parsed.sanitizedQuery };
			next();
		});
	});
};

export default foldersHook;
