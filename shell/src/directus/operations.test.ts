import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOperations } from "./operations.server.ts";

let away: boolean;
const send = vi.fn(async () => Response.json({ kind: "received" }));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const operations = createOperations({ cmsUrl: "http://localhost:1", cmsToken: "secret", isAway: () => away, log });
const ask = () => operations("hub-registrations/register", {}, AbortSignal.timeout(10_000));

beforeEach(() => {
	away = false;
	send.mockClear();
	vi.stubGlobal("fetch", send);
});
afterEach(() => void vi.unstubAllGlobals());

test("an operation fails at once while the content service is silent", async () => {
	away = true;
	expect(await ask()).toEqual({ kind: "unavailable" });
	expect(send).not.toHaveBeenCalled();
});

test("an operation is sent once the content service answers again", async () => {
	away = true;
	const answer = ask();
	setTimeout(() => {
		away = false;
	}, 400);
	expect(await answer).toEqual({ kind: "done", data: { kind: "received" } });
});

test.each<[string, () => Response]>([
	["a page", () => new Response("<h1>Bad gateway</h1>")],
	["half an answer", () => new Response('{"kind":"rec')],
	["more than an answer may be", () => new Response(" ".repeat(9 * 1024 * 1024))],
])("[PF-4] %s makes an operation unavailable", async (_what, reply) => {
	send.mockImplementationOnce(async () => reply());
	expect(await ask()).toEqual({ kind: "unavailable" });
	expect(await ask()).toEqual({ kind: "done", data: { kind: "received" } });
});
