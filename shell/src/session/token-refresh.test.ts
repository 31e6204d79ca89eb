import { createItem, readItems } from "@directus/sdk";
import { describe, expect, test } from "vitest";
import cases from "./cases/content.tokenRefresh.json" with { type: "json" };
import { createTransport } from "./content-transport.server.ts";
import {
	createAccountCalls,
	createRefreshes,
	NO_TOKENS,
	type StoredTokens,
	type Tokens,
} from "./token-refresh.server.ts";

const NOW = 1_900_000_000_000;

interface ServiceOptions {
	readonly refreshStatus?: number;
	/** Error code of a refused refresh; empty if a proxy refuses it. */
	readonly code?: string;
	readonly go?: Promise<void>;
}

/** Records requests to Directus; refreshes wait for `go`. */
function service({ refreshStatus = 200, code = "TOKEN_EXPIRED", go = Promise.resolve() }: ServiceOptions) {
	const calls: string[] = [];
	const bodies: unknown[] = [];
	const bearers: (string | null)[] = [];
	const send: typeof fetch = async (input, init) => {
		const { pathname } = new URL(String(input));
		calls.push(`${init?.method} ${pathname}`);
		const bearer = new Headers(init?.headers).get("authorization");
		if (pathname !== "/auth/refresh") {
			bearers.push(bearer ?? "");
			return Response.json({ data: {} });
		}
		expect(bearer).toBeNull();
		bodies.push(JSON.parse(String(init?.body)));
		await go;
		const error = { message: "Token expired.", ...(code ? { extensions: { code } } : {}) };
		if (refreshStatus !== 200) return Response.json({ errors: [error] }, { status: refreshStatus });
		return Response.json({ data: { access_token: "T1", refresh_token: "R1", expires: 900_000 } });
	};
	return { calls, bodies, bearers, transport: createTransport({ url: "http://cms.example", fetch: send }) };
}

function visitor(at: ReturnType<typeof service>, tokens: StoredTokens, more: object = {}) {
	let stored = tokens;
	const store = {
		read: () => stored,
		write: (next: StoredTokens) => {
			stored = next;
		},
	};
	const now = () => NOW;
	const refreshes = createRefreshes(at.transport, undefined, now);
	return {
		calls: createAccountCalls({ transport: at.transport, refreshes, store, now, ...more }),
		stored: () => stored,
		refreshes,
	};
}

const expiring = (ms: number): Tokens => ({ access: "T0", refresh: "R0", expires: 900_000, expiresAt: NOW + ms });

describe("[TK-3] a token", () => {
	test.each(cases.cases.filter(({ in: given }) => "method" in given))(
		"is refreshed before a request or not: $name",
		async ({ in: given, out }) => {
			const { method, msUntilExpiry, staticToken, autoRefresh, refreshStatus } = given;
			const at = service({ refreshStatus: refreshStatus ?? 200 });
			const tokens = msUntilExpiry == null ? { ...NO_TOKENS, refresh: "R0" } : expiring(msUntilExpiry);
			const own = visitor(at, tokens, { autoRefresh, ...(staticToken ? { staticToken } : {}) });
			const command = method === "POST" ? createItem("a" as never, {} as never) : readItems("a" as never);
			const result = await own.calls.call(command as never).then(
				() => "ok",
				(error: Error) => `error: ${error.message}`,
			);
			expect(result).toBe(out.result);
			expect(at.calls).toEqual(out.calls);
			expect(at.bodies[0] ?? null).toEqual(out.refreshBody === null ? null : { mode: "json", ...out.refreshBody });
			expect(at.bearers[0] ?? null).toBe(out.requestAuthHeader);
			// A token of its own is stored nowhere.
			if (staticToken) return;
			const { access: token, refresh, expires, expiresAt } = own.stored();
			expect({ token, refresh, expires, expiresAtDelta: expiresAt === null ? null : expiresAt - NOW }).toEqual(
				out.stored,
			);
		},
	);

	test("with exactly 30 s left is not refreshed", async () => {
		const at = service({});
		await visitor(at, expiring(30_000)).calls.call(readItems("a" as never) as never);
		expect(at.calls).toEqual(["GET /items/a"]);
	});

	test("is refreshed once: a second call waits for the refresh in flight", async () => {
		const { out } = cases.cases.find(({ id }) => id === "content.tokenRefresh#024") ?? {};
		const gate = Promise.withResolvers<void>();
		const at = service({ go: gate.promise });
		const own = visitor(at, expiring(1_000));
		const first = own.calls.call(readItems("a" as never) as never);
		const { access: token, expiresAt: exp } = own.stored();
		expect({ token, exp }).toEqual(out?.storageDuringRefresh);
		const second = own.calls.call(readItems("b" as never) as never);
		gate.resolve();
		await Promise.all([first, second]);
		expect(at.calls).toEqual(out?.calls);
		expect(at.bearers).toEqual(out?.auths);
	});

	test.each([
		[401, "TOKEN_EXPIRED", "ends the session", null],
		[403, "INVALID_TOKEN", "ends the session", null],
		[403, "", "is tried again", "R0"],
		[403, "FORBIDDEN", "is tried again", "R0"],
		[500, "INTERNAL_SERVER_ERROR", "is tried again", "R0"],
	])("[OP-2] whose refresh is answered with %i and the code “%s” %s", async (refreshStatus, code, _, refresh) => {
		const own = visitor(service({ refreshStatus, code }), expiring(1_000));
		await expect(own.calls.call(readItems("a" as never) as never)).rejects.toThrow();
		expect(own.stored().refresh).toBe(refresh);
	});

	test("is refreshed once for all tabs, late ones included", async () => {
		const at = service({});
		const refreshes = createRefreshes(at.transport);
		const all = await Promise.all(Array.from({ length: 20 }, () => refreshes.replace("R0")));
		const late = await refreshes.replace("R0");
		expect(at.calls).toEqual(["POST /auth/refresh"]);
		expect(new Set([...all, late].map(({ access }) => access))).toEqual(new Set(["T1"]));
	});

	test("that another process refreshed is taken from its message", async () => {
		const sent: [string, Tokens][] = [];
		const theirs = createRefreshes(service({}).transport, (...message) => void sent.push(message));
		const own = createRefreshes(service({ refreshStatus: 401 }).transport);
		await theirs.replace("R0");
		const refused = own.replace("R0");
		for (const message of sent) own.receive(...message);
		expect((await refused).access).toBe("T1");
		expect(JSON.stringify(sent)).not.toContain("R0");
	});
});
