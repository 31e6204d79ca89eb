import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOperations } from "./operations.server.ts";

let away: boolean;
const send = vi.fn(async () => Response.json({ kind: "received" }));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const operations = createOperations({ cmsUrl: "http://localhost:1", cmsToken: "secret", isAway: () => away, log });
const register = () => operations("hub-registrations/register", {}, AbortSignal.timeout(10_000));

beforeEach(() => {
	away = false;
	send.mockClear();
	vi.stubGlobal("fetch", send);
});
afterEach(() => void vi.unstubAllGlobals());

test("an operation fails at once while Directus is silent", async () => {
	away = true;
	expect(await register()).toEqual({ kind: "unavailable" });
	expect(send).not.toHaveBeenCalled();
});

test("an operation is sent once Directus responds again", async () => {
	away = true;
	const result = register();
	setTimeout(() => {
		away = false;
	}, 400);
	expect(await result).toEqual({ kind: "done", data: { kind: "received" } });
});

test.each<[string, () => Response]>([
	["a page", () => new Response("<h1>Bad gateway</h1>")],
	["an incomplete response", () => new Response('{"kind":"rec')],
	["too large a response", () => new Response(" ".repeat(9 * 1024 * 1024))],
])("[PF-4] a response of %s makes an operation unavailable", async (_what, reply) => {
	send.mockImplementationOnce(async () => reply());
	expect(await register()).toEqual({ kind: "unavailable" });
	expect(await register()).toEqual({ kind: "done", data: { kind: "received" } });
});
