// The sign-in page, also for the one-time code (TK-4 to TK-6).

import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { SearchSource } from "@hub/shared-contracts/search/search-source";
import type { SignInAnswer } from "@hub/shared-contracts/session/visitor-session";
import type { AccountForm, AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthMessage,
	type AuthTexts,
	accountLinks,
	accountPage,
	troubleOf,
} from "../account-page/account-page.loader.ts";
import { ownTarget } from "../own-target.ts";
import { PROVIDER_FAILURES } from "../provider/provider-failure.ts";

export function loadLogin(context: AuthContext) {
	const { t, query } = context;
	if (query.has("reset")) return loginPage(context, { notice: { kind: "success", title: t("login.reset") } });
	if (query.has("invited")) return loginPage(context, { notice: { kind: "success", title: t("login.invited") } });
	const factor = query.get("two-factor");
	if (factor === "on" || factor === "off")
		return loginPage(context, { notice: { kind: "success", title: t(`two-factor.${factor}`) } });
	if (query.has("error")) return loginPage(context, { notice: noticeOf(context, query.get("error") ?? "") });
	return loginPage(context);
}

/** Returns the message for an error code of Auth.js or of the provider's sign-in. */
function noticeOf({ t, session }: AuthContext, error: string): NonNullable<AccountPage["notice"]> {
	const failure = PROVIDER_FAILURES.find((one) => one === error);
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
	const said = await session.signIn(isCode ? { otp: form.get("otp") ?? "" } : { email, password });
	switch (said.kind) {
		case "signed-in":
			return moved(ownTarget(query.get("to"), siteUrl) ?? href("home") ?? "/", { permanent: false });
		case "code":
			return codePage(context);
		case "wrong-code":
			return codePage(context, t("code.wrong"));
		default:
			return isCode && said.kind === "later" ? codePage(context, undefined, said) : failedLogin(context, said, email);
	}
}

function failedLogin(context: AuthContext, said: SignInAnswer, email: string) {
	const { t } = context;
	switch (said.kind) {
		case "later":
		case "unavailable": {
			const answer = said.kind === "later" ? said : ({ kind: "unavailable" } as const);
			const { notice, details } = troubleOf(context, answer, "login.wrong");
			return loginPage(context, { notice, email }, details);
		}
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
			...(notice ? { notice } : {}),
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
	const to = ownTarget(query.get("to"), siteUrl);
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

function codePage(context: AuthContext, error?: string, later?: Extract<SignInAnswer, { kind: "later" }>) {
	const { t } = context;
	const trouble = later ? troubleOf(context, later, "code.wrong") : undefined;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t("code.title"),
			text: t("code.text"),
			...(trouble ? { notice: trouble.notice } : {}),
			forms: [
				{
					step: "code",
					fields: [
						{
							name: "otp",
							label: t("field.code"),
							type: "code",
							autoComplete: "one-time-code",
							...(error ? { error } : {}),
						},
					],
					submit: t("code.submit"),
				},
			],
			links: accountLinks(context, [["login", "code.back"]]),
		},
		trouble?.details ?? (error ? { status: 422 } : {}),
	);
}

/** The page itself, as the search finds it. */
export const searchLogin: readonly SearchSource[] = [
	{
		type: "page",
		label: "search.kind.page" satisfies AuthMessage,
		labels: "search.kinds.page" satisfies AuthMessage,
		title: "login.title" satisfies AuthMessage,
		summary: "login.text" satisfies AuthMessage,
		words: "login",
	},
];
