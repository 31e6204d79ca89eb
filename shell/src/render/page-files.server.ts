// Files that belong to pages: at the page's address and the file's name below it, e.g.
// `/events/some-event/calendar.ics`.

import type { Log } from "../base/log.server.ts";
import { compressedResponse } from "../http/compression.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { isGuarded } from "../router/guards.ts";
import { matchAddress } from "../router/site-table.ts";
import type { PageRequest } from "./page-request.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

/** Responds to the address of a page's file; undefined for all other addresses. */
export type PageFiles = (set: LoadedSet, pageRequest: PageRequest, request: Request) => Promise<Response | undefined>;

export function servePageFiles(regions: RegionLoader, log: Log): PageFiles {
	return async (set, pageRequest, request) => {
		const [, page = "", name = ""] = /^(.*)\/([a-z0-9-]+\.[a-z0-9]+)$/.exec(pageRequest.pathname) ?? [];
		const match = name === "" ? undefined : matchAddress(set.table, page || "/");
		if (!match || match.foreign || isGuarded(match.route)) return undefined;
		const render = { set, locale: match.form.locale, request: pageRequest, use: await regions.begin() };
		const result = await regions.file(render, match.route, match.params, name);
		switch (result?.kind) {
			case undefined:
				return undefined;
			case "file":
				return compressedResponse(request, result.body, {
					status: 200,
					headers: {
						"content-type": result.type,
						"content-disposition": `attachment; filename="${result.name.replace(/[^\w.-]/g, "-")}"`,
						"cache-control": "public, no-cache",
					},
				});
			case "missing":
				return plainResponse("missing", { status: 404 });
			case "unavailable":
				log.warn({ route: match.route.key, file: name, reason: result.reason }, "A file of a page is unavailable");
				return plainResponse("fileAway", { status: 503 });
			case "failed":
				return plainResponse("fileFailed", { status: 500 });
		}
	};
}
