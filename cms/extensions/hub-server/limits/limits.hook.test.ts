// Daily limits, for which a test of a running Directus would have to wait: calls the hook's handlers like Directus'
// router.

import { EventEmitter } from "node:events";
import type { HookConfig } from "@directus/types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import limitsHook from "./limits.hook.ts";
import { MAILS, PROOFS, RATE_LIMIT, STORED } from "./limits.ts";

type Next = (error?: unknown) => void;
type Handle = (request: object, response: object, next: Next) => void;
type Init = Parameters<HookConfig>[0]["init"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * @returns functions that send a request through the hook's handlers of a path, and through its handler of all requests
 */
function installLimits() {
	let all: Handle | undefined;
	const handles: { readonly fits: (path: string) => RegExpExecArray | null; readonly handle: Handle }[] = [];
	const app = {
		use: (...given: readonly (string | Handle)[]) => {
			// Keeps the last handler of all paths.
			if (typeof given[0] === "function") all = given[0];
		},
		post: (path: RegExp | string, handle: Handle) =>
			void handles.push({ fits: (url) => (typeof path === "string" ? null : path.exec(url)), handle }),
	};
	const init = (when: string, set: (meta: object) => void) => when === "routes.before" && set({ app });
	const events = { init: init as unknown as Init, filter: () => undefined } as unknown as Parameters<HookConfig>[0];
	limitsHook(events, { env: { PUBLIC_URL: "https://cms.example" } } as unknown as Parameters<HookConfig>[1]);
	/** @returns 429 if a handler refuses it, else Directus' simulated status */
	const send = async (path: string, ip: string, answer: number, body: object = {}): Promise<number> => {
		const response = Object.assign(new EventEmitter(), { statusCode: answer, set: () => undefined });
		for (const { fits, handle } of handles) {
			const found = fits(path);
			if (!found) continue;
			const error = await new Promise<unknown>((resolve) =>
				handle({ ip, body, params: [...found].slice(1) }, response, resolve),
			);
			if (error) return (error as { readonly status: number }).status;
		}
		response.emit("finish");
		await Promise.resolve();
		return answer;
	};
	/** @returns true if it is not refused */
	const isAccepted = async (request: object): Promise<boolean> =>
		(await new Promise<unknown>((resolve) => all?.(request, { set: () => undefined }, resolve))) === undefined;
	return { send, isAccepted };
}

test.each(["/users/register", "/shares/auth"])(
	"%s stores 500 rows a day, from however many networks; a request that stores nothing is not counted",
	async (path) => {
		const { send } = installLimits();
		// Changes the network before its own limit is reached.
		const ip = (sent: number) => `198.51.${Math.floor(sent / PROOFS.points)}.1`;
		for (let sent = 0; sent < 100; sent++) expect(await send(path, ip(sent), 400)).toBe(400);
		vi.advanceTimersByTime(PROOFS.duration * 1_000 + 1);
		for (let sent = 0; sent < STORED.points; sent++)
			expect([sent, await send(path, ip(sent), 204)]).toEqual([sent, 204]);
		expect(await send(path, "203.0.113.1", 204)).toBe(429);
		vi.advanceTimersByTime(PROOFS.duration * 1_000 + 1);
		expect(await send(path, "203.0.113.2", 204)).toBe(429);
		vi.advanceTimersByTime(STORED.duration * 1_000);
		expect(await send(path, "203.0.113.3", 204)).toBe(204);
	},
);

test("an account gets at most ten password mails a day, from however many networks", async () => {
	const { send } = installLimits();
	const body = { email: "Ada@Example.com" };
	for (let sent = 0; sent < MAILS.accountDay.points; sent++) {
		if (sent % MAILS.account.points === 0) vi.advanceTimersByTime(MAILS.account.duration * 1_000 + 1);
		expect(await send("/auth/password/request", `198.51.100.${sent}`, 204, body)).toBe(204);
	}
	vi.advanceTimersByTime(MAILS.account.duration * 1_000 + 1);
	expect(await send("/auth/password/request", "203.0.113.1", 204, { email: "ada@example.com" })).toBe(429);
	expect(await send("/auth/password/request", "203.0.113.1", 204, { email: "grace@example.com" })).toBe(204);
});

test("the site's requests are not counted, and those of an account are", async () => {
	const { isAccepted } = installLimits();
	const site = { ip: "127.0.0.1", token: "a static token", accountability: { user: "the site" } };
	const editor = { ip: "127.0.0.1", token: "a.signed.token", accountability: { user: "an editor" } };
	for (const request of [site, editor])
		for (let sent = 0; sent < RATE_LIMIT.points; sent++) expect(await isAccepted(request)).toBe(true);
	expect([await isAccepted(site), await isAccepted(editor)]).toEqual([true, false]);
});
