import { afterEach, expect, test, vi } from "vitest";
import createSessionService from "./session-service.ts";

afterEach(() => vi.unstubAllGlobals());

/** Opens the service in a page whose server cannot be reached. */
function openOffline() {
	const href = "https://site.test/en";
	vi.stubGlobal("document", { cookie: "", visibilityState: "visible", addEventListener: () => undefined });
	vi.stubGlobal("location", { href, assign: (url: string) => expect.unreachable(url) });
	vi.stubGlobal(
		"BroadcastChannel",
		class {
			addEventListener() {}
			postMessage() {}
		},
	);
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	return createSessionService();
}

test("[SS-2] without the server, signing in and out fail, and the visitor stays on the page", async () => {
	const session = openOffline();
	expect(await session.signIn("credentials", { email: "ada@example.org" })).toEqual({
		ok: false,
		error: "Unavailable",
	});
	expect(await session.signOut()).toBe(false);
	expect(session.get().status).toBe("error");
});
