// Server side: the remote on its test host with its sample rows.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { sampleRows } from "looked-at/rows";
import server from "looked-at/server";

/** Interface for the server of `hub dev`. */
export interface DevHost {
	readonly name: string;
	readonly host: ReturnType<typeof openTestHost>;
	/** Paths of the pages without parameters, by language. */
	readonly starts: readonly (readonly [locale: string, path: string])[];
}

export default function openDevHost(): DevHost {
	const host = openTestHost(server, { rows: sampleRows });
	const starts = server.remote.routes
		.filter(({ path }) => !path.includes(":"))
		.flatMap(({ key }) => LOCALE_CODES.map((locale) => [locale, host.href(key, {}, locale) ?? ""] as const));
	return { name: server.remote.name, host, starts };
}
