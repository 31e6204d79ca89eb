import type { SignInOptions } from "@hub/shared-contracts/session/session";
import { expect, test } from "vitest";
import signIn from "./cases/session.signIn.json" with { type: "json" };
import signOut from "./cases/session.signOut.json" with { type: "json" };
import verify from "./cases/session.verify.json" with { type: "json" };
import { createSessionClient } from "./session-client.ts";

const ADA = { user: { name: "a", account: true } };

/** A tab with one response of the server; its actions are recorded. */
function tab({
	href = "https://site.test/de/page",
	answer,
	cookie = true,
}: {
	href?: string;
	answer?: unknown;
	cookie?: boolean;
}) {
	const log: unknown[][] = [];
	let has = cookie;
	const client = createSessionClient({
		async request(method, path, headers, body) {
			if (method === "GET") {
				log.push(["fetch", method, path]);
				return ADA;
			}
			log.push(["fetch", method, path, headers, Object.fromEntries(body ?? [])]);
			if (answer === "throws") throw new Error("boom");
			return answer;
		},
		hasCookie: () => has,
		removeCookie: () => {
			has = false;
		},
		address: () => href,
		leave: (url) => void log.push(["navigateTo", url, { external: true }]),
		go: (path) => void log.push(["router.push", { path, force: true }]),
		notifyTabs: () => undefined,
	});
	return { client, log, has: () => has };
}

/** A log without the CSRF token, which pages do not have. */
const withoutToken = (log: readonly unknown[]) =>
	JSON.parse(JSON.stringify(log, (key, value: unknown) => (key === "csrfToken" ? undefined : value))) as unknown;

test.each(signIn.cases)(
	"[SS-1] [SS-2] a sign-in sets status and address: $name",
	async ({ in: { args, href, response }, out }) => {
		const { client, log } = tab({ href, answer: response });
		const [provider, options, params] = args as [
			string,
			SignInOptions | null | undefined,
			Record<string, string> | undefined,
		];
		const said = await client.signIn(provider, options, params);
		expect(client.get().status).toBe(out.status);
		expect(said ?? null).toEqual("error" in out ? { ok: false, error: out.error } : null);
		expect(withoutToken(log)).toEqual(withoutToken(out.log));
	},
);

test.each(signOut.cases)("[SS-2] a sign-out clears the session: $name", async ({ in: { response }, out }) => {
	const { client, log, has } = tab({ answer: response });
	await client.fetch();
	log.length = 0;
	const said = await client.signOut().then(
		() => ({ ok: true }),
		(error: Error) => ({ error: error.message }),
	);
	expect(said).toEqual(out.ok ? { ok: true } : { error: out.error });
	expect([client.get().status, client.get().user?.name ?? null]).toEqual([out.status, out.session?.user.name ?? null]);
	expect(has()).toBe(out.cookies !== null);
	expect(withoutToken(log)).toEqual(withoutToken(out.log));
});

test.each(verify.cases)("[SS-3] a fetched session is valid or removed: $name", async ({ out }) => {
	const { client, log } = tab({ cookie: false });
	expect(await client.verify()).toBe(out.result);
	expect([client.get().status, client.get().user ?? null]).toEqual([out.status, out.session]);
	expect(log).toEqual(out.calls);
});

test("[SS-1] a response without an address leads to the requested one", async () => {
	const { client, log } = tab({ answer: {} });
	await client.signIn("credentials", { callbackUrl: "https://site.test/de/events?page=2" });
	expect(log.at(-1)).toEqual(["router.push", { path: "/de/events?page=2", force: true }]);
	await client.signOut({ callbackUrl: "https://site.test/en" });
	expect([log.at(-1), client.get().status]).toEqual([["router.push", { path: "/en", force: true }], "unauthenticated"]);
});

test("[SS-2] a sign-out leads to the path of its address without the query", async () => {
	const { client, log } = tab({ answer: { url: "https://site.test/de/events?page=2#list" } });
	await client.signOut({ callbackUrl: "https://site.test/de/events?page=2#list" });
	expect(log.at(-1)).toEqual(["router.push", { path: "/de/events", force: true }]);
});

test("[SS-2] a sign-in without a redirect returns its result and notifies subscribers", async () => {
	const { client } = tab({ answer: { url: "https://site.test/de/page" } });
	const heard: string[] = [];
	const stop = client.subscribe(() => heard.push(client.get().status));
	expect(await client.signIn("credentials", { redirect: false, email: "a" })).toEqual({
		ok: true,
		url: "https://site.test/de/page",
	});
	stop();
	expect(heard).toEqual(["authenticated"]);
});
