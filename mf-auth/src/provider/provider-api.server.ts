// Signing in at an OpenID Connect provider (SS-1): redirect and callback. Auth.js handles state, nonce and PKCE.

import { Auth } from "@auth/core";
import type { ApiContext } from "@hub/shared-contracts/remote/remote-server";
import { ownTarget } from "../own-target.ts";
import { authConfig, type ProviderSteps } from "./auth-config.server.ts";
import { type Person, personOf } from "./provider-claims.ts";
import type { ProviderFailure } from "./provider-failure.ts";
import { beginTrip, PROVIDER_ID, type ProviderTrip } from "./provider-trip.server.ts";
import { formOf, leadAway, leadOn } from "./provider-ways.server.ts";
import { forgetTrip, pageCookie, pageOf, readPage, tripCookies } from "./trip-cookies.server.ts";

/**
 * `POST /api/auth/signin/oidc`: redirects to the provider. Its form may have `callbackUrl`, and `page`, which shows
 * failures.
 */
export async function beginAtProvider(request: Request, context: ApiContext): Promise<Response> {
	const { siteUrl, secure } = context;
	const form = await formOf(request);
	const page = readPage(form.get("page"), siteUrl);
	const fail = (failure: ProviderFailure) => leadOn(request, withFailure(page, failure, siteUrl), [], form);
	const trip = context.provider && (await beginTrip(context.provider));
	if (!trip) return fail("provider-unreachable");
	const { steps, reason } = stepsOf(trip);
	const body = new URLSearchParams({ callbackUrl: ownTarget(form.get("callbackUrl"), siteUrl) ?? "/" });
	// Uses the site's own URL, whatever the request has: it is registered at the provider, and cookies have to return to
	// it.
	const asked = new Request(new URL(`/api/auth/signin/${PROVIDER_ID}`, siteUrl), { method: "POST", body });
	const answer = await Auth(asked, authConfig(context, steps));
	const to = answer.headers.get("location") ?? "";
	const { page: _ours, callbackUrl, ...checks } = tripCookies(secure);
	const cookies = answer.headers.getSetCookie();
	const has = ({ name }: { readonly name: string }) => cookies.some((cookie) => cookie.startsWith(`${name}=`));
	// Without all of its checks, the answer could not be distinguished from a stranger's.
	if (!/^https?:\/\//.test(to) || !Object.values(checks).every(has)) {
		trip.provider.warn(reason() ?? "The way to the provider could not be made.");
		return fail(trip.isAway() ? "provider-unreachable" : "provider-failed");
	}
	const names = [...Object.values(checks), callbackUrl].map(({ name }) => `${name}=`);
	const needed = cookies.filter((cookie) => names.some((name) => cookie.startsWith(name)));
	return leadAway(request, to, { form, name: trip.provider.name, cookies: [...needed, pageCookie(page, secure)] });
}

/** `GET /api/auth/callback/oidc`: where the provider leads back to. */
export async function endAtProvider(request: Request, context: ApiContext): Promise<Response> {
	const { siteUrl, secure, session } = context;
	const forget = forgetTrip(secure);
	const cookie = request.headers.get("cookie") ?? "";
	const page = pageOf(cookie, siteUrl, secure);
	const fail = (failure: ProviderFailure) => leadOn(request, withFailure(page, failure, siteUrl), forget);
	// A callback of a sign-in that was not started here makes no request to the provider.
	if (!cookie.includes(`${tripCookies(secure).state.name}=`)) return fail("provider-failed");
	const trip = context.provider && (await beginTrip(context.provider));
	if (!trip) return fail("provider-unreachable");
	const { steps, person, reason } = stepsOf(trip);
	const { search, searchParams } = new URL(request.url);
	const asked = new Request(new URL(`/api/auth/callback/${PROVIDER_ID}${search}`, siteUrl), { headers: { cookie } });
	const answer = await Auth(asked, authConfig(context, steps));
	const who = person();
	if (!who || reason() !== undefined) {
		if (trip.isAway()) return fail("provider-unreachable");
		if (searchParams.get("error") === "access_denied") return fail("provider-cancelled");
		trip.provider.warn(reason() ?? "The provider's answer could not be taken.");
		return fail("provider-failed");
	}
	await session.signInElsewhere(who);
	const { origin } = new URL(siteUrl);
	return leadOn(request, origin + (ownTarget(answer.headers.get("location"), origin) ?? "/"), forget);
}

/** Creates the hooks that Auth.js calls during a step, and records their results. */
function stepsOf(trip: ProviderTrip) {
	let person: Person | undefined;
	let reason: string | undefined;
	const steps: ProviderSteps = {
		config: trip.config,
		async found(idToken, userinfo) {
			person = personOf(await trip.claims(idToken, userinfo), trip.provider.preview);
		},
		failed(error) {
			// The cause of an error may hold tokens; its sentence does not.
			const cause = error.cause instanceof Object && "err" in error.cause ? error.cause.err : error.cause;
			reason ??= `${error.name}: ${cause instanceof Error ? cause.message : error.message}`.slice(0, 300);
		},
	};
	return { steps, person: () => person, reason: () => reason };
}

function withFailure(page: string, failure: ProviderFailure, siteUrl: string): string {
	const url = new URL(page, siteUrl);
	url.searchParams.set("error", failure);
	return url.href;
}
