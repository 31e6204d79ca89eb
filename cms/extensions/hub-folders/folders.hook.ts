import type { EndpointConfig, HookConfig } from "@directus/types";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/**
 * Lets editors open the file library. Directus 12.4 freezes what it read from an address (`middleware/sanitize-query`), and then adds
 * a filter to that for all but administrators (`FoldersService.readByQuery` in `services/folders`): every reading of folders ends with
 * 500. It came with folders of flows (https://github.com/directus/directus/pull/28136). The query is handed on as a copy that is not
 * frozen. A test fails once Directus has mended it; then this extension can go.
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
