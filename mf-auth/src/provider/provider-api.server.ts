// Signing in at an OpenID Connect provider (SS-1): redirect and callback. Auth.js handles state, nonce and PKCE.

import { Auth } from "@auth/core";
import { ownPath } from "@hub/shared-contracts/address/own-path";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";
import { authConfig, type SignInHooks } from "./auth-config.server.ts";
import { type Person, personOf } from "./provider-claims.ts";
import { discoverProvider, PROVIDER_ID, type ProviderClient } from "./provider-client.server.ts";
import type { ProviderFailure } from "./provider-failure.ts";
import { clearSignInCookies, pageCookie, pageOf, readPage, signInCookies } from "./sign-in-cookies.server.ts";
import { readForm, redirectByPage, redirectTo } from "./sign-in-responses.server.ts";

/** `POST /api/auth/signin/oidc`: redirects to the provider. The form may name `callbackUrl` and a `page` for failures. */
export async function beginSignIn(request: Request, context: ApiContext): Promise<Response> {
	const { siteUrl, secure } = context;
	const form = await readForm(request);
	const page = readPage(form.get("page"), siteUrl);
	const fail = (failure: ProviderFailure) => redirectTo(request, withFailure(page, failure, siteUrl), [], form);
	const client = context.provider && (await discoverProvider(context.provider));
	if (!client) return fail("provider-unreachable");
	const { hooks, reason } = recordHooks(client);
	const body = new URLSearchParams({ callbackUrl: ownPath(form.get("callbackUrl"), siteUrl) ?? "/" });
	// The provider accepts only the site's own URL, whatever host the request has.
	const authRequest = new Request(new URL(`/api/auth/signin/${PROVIDER_ID}`, siteUrl), { method: "POST", body });
	const response = await Auth(authRequest, authConfig(context, hooks));
	const to = response.headers.get("location") ?? "";
	const { page: _ours, callbackUrl, ...checks } = signInCookies(secure);
	const cookies = response.headers.getSetCookie();
	const has = ({ name }: { readonly name: string }) => cookies.some((cookie) => cookie.startsWith(`${name}=`));
	// Without all checks, the callback could not be distinguished from a forged one.
	if (!/^https?:\/\//.test(to) || !Object.values(checks).every(has)) {
		client.provider.warn(reason() ?? "The redirect to the provider could not be created.");
		return fail(client.isUnreachable() ? "provider-unreachable" : "provider-failed");
	}
	const names = [...Object.values(checks), callbackUrl].map(({ name }) => `${name}=`);
	const kept = cookies.filter((cookie) => names.some((name) => cookie.startsWith(name)));
	return redirectByPage(request, to, {
		form,
		name: client.provider.name,
		cookies: [...kept, pageCookie(page, secure)],
	});
}

/** `GET /api/auth/callback/oidc`: completes a sign-in after the provider's redirect. */
export async function completeSignIn(request: Request, context: ApiContext): Promise<Response> {
	const { siteUrl, secure, session } = context;
	const forget = clearSignInCookies(secure);
	const cookie = request.headers.get("cookie") ?? "";
	const page = pageOf(cookie, siteUrl, secure);
	const fail = (failure: ProviderFailure) => redirectTo(request, withFailure(page, failure, siteUrl), forget);
	// A callback without a sign-in in this browser must not cause a request to the provider.
	if (!cookie.includes(`${signInCookies(secure).state.name}=`)) return fail("provider-failed");
	const client = context.provider && (await discoverProvider(context.provider));
	if (!client) return fail("provider-unreachable");
	const { hooks, person, reason } = recordHooks(client);
	const { search, searchParams } = new URL(request.url);
	const authRequest = new Request(new URL(`/api/auth/callback/${PROVIDER_ID}${search}`, siteUrl), {
		headers: { cookie },
	});
	const response = await Auth(authRequest, authConfig(context, hooks));
	const signedIn = person();
	if (!signedIn || reason() !== undefined) {
		if (client.isUnreachable()) return fail("provider-unreachable");
		if (searchParams.get("error") === "access_denied") return fail("provider-cancelled");
		client.provider.warn(reason() ?? "The provider's response is invalid.");
		return fail("provider-failed");
	}
	await session.signInElsewhere(signedIn);
	const { origin } = new URL(siteUrl);
	return redirectTo(request, origin + (ownPath(response.headers.get("location"), origin) ?? "/"), forget);
}

/** Creates hooks that record the person or the reason of a failure. */
function recordHooks(client: ProviderClient) {
	let person: Person | undefined;
	let reason: string | undefined;
	const hooks: SignInHooks = {
		config: client.config,
		async found(idToken, userinfo) {
			person = personOf(await client.claims(idToken, userinfo), client.provider.preview);
		},
		failed(error) {
			// An error's cause may contain tokens; its message does not.
			const cause = error.cause instanceof Object && "err" in error.cause ? error.cause.err : error.cause;
			reason ??= `${error.name}: ${cause instanceof Error ? cause.message : error.message}`.slice(0, 300);
		},
	};
	return { hooks, person: () => person, reason: () => reason };
}

function withFailure(page: string, failure: ProviderFailure, siteUrl: string): string {
	const url = new URL(page, siteUrl);
	url.searchParams.set("error", failure);
	return url.href;
}
