// The daily limit, with a simulated clock.

import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { FormPostsOptions } from "./form-posts.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[SS-1] a visitor below the limit per minute sends 3,000 forms a day, then waits for the next day", async () => {
	// The cache of counts reads its clock on import, so the modules are imported under fake timers.
	const { createFormPosts } = await import("./form-posts.server.ts");
	const { createFormLimiter } = await import("./form-limiter.server.ts");
	const { FORMS_PER_MINUTE, FORMS_PER_DAY } = await import("../base/rate-limiter.server.ts");
	// Requests to an unknown address are counted too, so the test needs no other part of the site.
	const posts = createFormPosts({
		limiter: createFormLimiter(undefined),
		live: { current: () => undefined },
		visitorOf: (headers: Headers) => headers.get("x-visitor") ?? "",
	} as unknown as FormPostsOptions);
	const app = new Hono<Surroundings>().post("/api/*", posts.api);
	const send = async (visitor: string) => {
		const headers = { "sec-fetch-site": "same-origin", "x-visitor": visitor };
		const answer = await app.request("/api/nothing", { method: "POST", headers }, { socket: "203.0.113.1" });
		return [answer.status, Number(answer.headers.get("retry-after"))];
	};
	for (let sent = 0; sent < FORMS_PER_DAY.max; sent++) {
		if (sent % FORMS_PER_MINUTE.max === 0) vi.advanceTimersByTime(FORMS_PER_MINUTE.windowMs + 1);
		expect(await send("one")).toEqual([404, 0]);
	}
	vi.advanceTimersByTime(FORMS_PER_MINUTE.windowMs + 1);
	const [status, seconds = 0] = await send("one");
	expect(status).toBe(429);
	expect(seconds).toBeGreaterThan(23 * 60 * 60);
	expect(await send("another")).toEqual([404, 0]);

	vi.advanceTimersByTime(seconds * 1_000);
	expect(await send("one")).toEqual([404, 0]);
});
