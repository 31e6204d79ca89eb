import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOperations } from "./operations.server.ts";

let away: boolean;
const asked = vi.fn(async () => Response.json({ kind: "received" }));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const operations = createOperations({ cmsUrl: "http://localhost:1", cmsToken: "secret", isAway: () => away, log });
const ask = () => operations("hub-registrations/register", {}, AbortSignal.timeout(10_000));

beforeEach(() => {
	away = false;
	asked.mockClear();
	vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

test("a content service that is silent is asked for nothing, and the visitor hears of it soon", async () => {
	away = true;
	expect(await ask()).toEqual({ kind: "unavailable" });
	expect(asked).not.toHaveBeenCalled();
});

test("one that was only overburdened is asked as soon as it answers again", async () => {
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
])("[PF-4] %s is no answer", async (_what, reply) => {
	asked.mockImplementationOnce(async () => reply());
	expect(await ask()).toEqual({ kind: "unavailable" });
	expect(await ask()).toEqual({ kind: "done", data: { kind: "received" } });
});
