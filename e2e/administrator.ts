// Requests to the running Directus as administrator.

import { testSite } from "./test-site.ts";

/** Sends a request. @param path such as `/items/posts` @returns the parsed response @throws Error if it is refused */
export async function asAdministrator(path: string, method = "GET", body?: object): Promise<unknown> {
	const { settings, adminToken } = testSite();
	const response = await fetch(settings.cmsUrl + path, {
		method,
		// Tests may block this process for seconds. A connection that Directus closed meanwhile would seem open.
		headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json", connection: "close" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
	return text === "" ? undefined : JSON.parse(text);
}
