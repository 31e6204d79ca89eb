import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createSignInProvider } from "./sign-in-provider.server.ts";

const close: (() => void)[] = [];
afterEach(() => {
	for (const end of close.splice(0)) end();
});

/** A provider that answers so, and the calls and log lines that came of it. */
async function openProvider(answer: RequestListener) {
	const calls: string[] = [];
	const server = createServer((request, response) => {
		calls.push(request.url ?? "");
		answer(request, response);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	close.push(
		() => void server.close(),
		() => server.closeAllConnections(),
	);
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm/`;
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const settings = {
		oidcIssuer: issuer,
		oidcClientId: "hub",
		oidcClientSecret: "s3cret",
		oidcScope: "openid",
		oidcName: undefined,
		oidcPreviewClaim: undefined,
		oidcPreviewValue: undefined,
	};
	const provider = createSignInProvider(settings, log, 200);
	if (!provider) throw new Error("The settings name a provider.");
	return { provider, issuer, calls, log, lines: () => JSON.stringify(log.warn.mock.calls) };
}

describe("[SS-1] calls to the provider", () => {
	test.each<[string, RequestListener]>([
		["never answers", () => undefined],
		["never ends its answer", (_request, response) => void response.write("{")],
		["answers without end", (_request, response) => void response.end("x".repeat(300_000))],
		["breaks off", (_request, response) => void response.destroy()],
	])("to a provider that %s fail and are logged", async (_kind, answer) => {
		const { provider, issuer, lines } = await openProvider(answer);
		await expect(provider.fetch(`${issuer}token?code=c0de`, { method: "POST", body: "code=c0de" })).rejects.toThrow();
		expect(lines()).toContain("did not answer");
		expect(lines()).not.toContain("c0de");
	});

	test("follow no redirect and log a refusal's code only", async () => {
		const { provider, issuer, calls, lines } = await openProvider((request, response) => {
			if (request.url?.startsWith("/realm/away")) response.writeHead(302, { location: "/realm/token" }).end();
			else response.writeHead(400).end('{"error":"invalid_grant","error_description":"Ada is gone"}');
		});
		expect((await provider.fetch(`${issuer}away`)).status).toBe(302);
		expect((await provider.fetch(`${issuer}token`)).status).toBe(400);
		expect(calls).toEqual(["/realm/away", "/realm/token"]);
		expect(lines()).toContain("invalid_grant");
		expect(lines()).not.toContain("Ada");
	});

	test("for its configuration are shared and cached", async () => {
		let isUp = false;
		const { provider, issuer, calls } = await openProvider(
			(_request, response) => void response.writeHead(isUp ? 200 : 503).end("{}"),
		);
		const ask = async () => (await provider.fetch(`${issuer}.well-known/openid-configuration`)).status;
		expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503]);
		expect(calls.length).toBe(1);
		isUp = true;
		expect([await ask(), await ask(), calls.length]).toEqual([200, 200, 2]);
	});
});
