// The sign-in page, also for the one-time code (TK-4 to TK-6).

import { ownPath } from "@hub/shared-contracts/address/own-path";
import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import type { SignInResult } from "@hub/shared-contracts/session/visitor-session";
import type { AccountForm, AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthMessage,
	type AuthTexts,
	accountLinks,
	accountPage,
	withFailure,
} from "../account-page/account-page.loader.ts";
import { PROVIDER_FAILURES } from "../provider/provider-failure.ts";

export function loadLogin(context: AuthContext) {
	const { t, query } = context;
	if (query.has("reset")) return loginPage(context, { notice: { kind: "success", title: t("login.reset") } });
	if (query.has("invited")) return loginPage(context, { notice: { kind: "success", title: t("login.invited") } });
	const secondFactor = query.get("two-factor");
	if (secondFactor === "on" || secondFactor === "off")
		return loginPage(context, { notice: { kind: "success", title: t(`two-factor.${secondFactor}`) } });
	if (query.has("error")) return loginPage(context, { notice: noticeOf(context, query.get("error") ?? "") });
	return loginPage(context);
}

/** Returns the message for an error code of Auth.js or of the provider's sign-in. */
function noticeOf({ t, session }: AuthContext, error: string): NonNullable<AccountPage["notice"]> {
	const failure = PROVIDER_FAILURES.find((known) => known === error);
	if (!failure || session.providerName === undefined) return { kind: "warning", title: t("login.failed") };
	const kind = failure === "provider-cancelled" ? "info" : "warning";
	return { kind, title: t(failure, { name: session.providerName }) };
}

export async function signIn(context: ActionContext<AuthTexts>): Promise<Outcome<AccountPage>> {
	const { form, session, query, href, siteUrl, t } = context;
	const isCode = form.get("step") === "code";
	const email = (form.get("email") ?? "").slice(0, 254);
	const password = (form.get("password") ?? "").slice(0, 1_000);
	if (!isCode && (email === "" || password === "")) return failedLogin(context, { kind: "wrong" }, email);
	const result = await session.signIn(isCode ? { otp: form.get("otp") ?? "" } : { email, password });
	switch (result.kind) {
		case "signed-in":
			return moved(ownPath(query.get("to"), siteUrl) ?? href("home") ?? "/", { permanent: false });
		case "code":
			return codePage(context);
		case "wrong-code":
			return codePage(context, t("code.wrong"));
		default:
			return isCode && result.kind === "later"
				? withFailure(context, codePage(context), result, "code.wrong")
				: failedLogin(context, result, email);
	}
}

function failedLogin(context: AuthContext, result: SignInResult, email: string) {
	const { t } = context;
	switch (result.kind) {
		case "later":
			return withFailure(context, loginPage(context, { email }), result, "login.wrong");
		case "unavailable":
			return withFailure(context, loginPage(context, { email }), { kind: "unavailable" }, "login.wrong");
		case "expired":
			return loginPage(context, { notice: { kind: "warning", title: t("code.expired") } }, { status: 422 });
		default:
			return loginPage(context, { notice: { kind: "warning", title: t("login.wrong") }, email }, { status: 422 });
	}
}

function loginPage(
	context: AuthContext,
	{ notice, email = "" }: Pick<AccountPage, "notice"> & { readonly email?: string } = {},
	details?: Parameters<typeof accountPage>[1],
) {
	const { t } = context;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t("login.title"),
			text: t("login.text"),
			notice,
			forms: [
				{
					step: "login",
					fields: [
						{ name: "email", label: t("field.email"), type: "email", autoComplete: "username", value: email },
						{ name: "password", label: t("field.password"), type: "password", autoComplete: "current-password" },
					],
					submit: t("login.submit"),
					links: accountLinks(context, [["forgotten-password", "login.forgotten"]]),
				},
				...providerForm(context),
			],
			links: [],
		},
		{ personal: false, ...details },
	);
}

/** Returns the form that leads to the provider, if there is one. */
function providerForm({ t, session, query, href, siteUrl }: AuthContext): AccountForm[] {
	if (session.providerName === undefined) return [];
	const to = ownPath(query.get("to"), siteUrl);
	const page = `${href("login") ?? "/login"}${to ? `?${new URLSearchParams({ to })}` : ""}`;
	return [
		{
			step: "provider",
			action: "/api/auth/signin/oidc",
			hidden: { callbackUrl: to ?? href("home") ?? "/", page },
			fields: [],
			submit: t("provider-submit", { name: session.providerName }),
			quiet: true,
			apart: true,
		},
	];
}

function codePage(context: AuthContext, error?: string) {
	const { t } = context;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t("code.title"),
			text: t("code.text"),
			forms: [
				{
					step: "code",
					fields: [{ name: "otp", label: t("field.code"), type: "code", autoComplete: "one-time-code", error }],
					submit: t("code.submit"),
				},
			],
			links: accountLinks(context, [["login", "code.back"]]),
		},
		error ? { status: 422 } : {},
	);
}

export const searchLogin = searchPage<AuthMessage>("login.title", "login.text", "login");
