// Pages for requesting a new password, setting it, and accepting an invitation (TK-6).

import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthTexts,
	accountLinks,
	accountPage,
	newPasswordField,
	passwordProblem,
	withFailure,
} from "../account-page/account-page.loader.ts";

type Action = (context: ActionContext<AuthTexts>) => Promise<Outcome<AccountPage>>;

export function loadForgotten(context: AuthContext) {
	return forgottenPage(context);
}

/** Returns the same page for known and unknown addresses, so that it does not reveal which have an account. */
export const requestMail: Action = async (context) => {
	const { t, form, session, href, siteUrl } = context;
	const email = (form.get("email") ?? "").trim().slice(0, 254);
	if (!email.includes("@")) return forgottenPage(context, { error: t("wrong.email"), email });
	const result = await session.requestPassword(email, `${siteUrl}${href("new-password")}`);
	if (result.kind === "later" || result.kind === "unavailable")
		return withFailure(context, forgottenPage(context, { email }), result, "wrong.email");
	return accountPage({
		eyebrow: t("eyebrow"),
		title: t("forgotten.sent.title"),
		text: t("forgotten.sent.text", { email }),
		forms: [],
		links: accountLinks(context, [["login", "account.login"]]),
	});
};

function forgottenPage(
	context: AuthContext,
	{ error, email = "" }: { readonly error?: string; readonly email?: string } = {},
) {
	const { t } = context;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t("forgotten.title"),
			text: t("forgotten.text"),
			forms: [
				{
					step: "request",
					fields: [
						{ name: "email", label: t("field.email"), type: "email", autoComplete: "username", value: email, error },
					],
					submit: t("forgotten.submit"),
				},
			],
			links: accountLinks(context, [["login", "account.login"]]),
		},
		{ personal: false, ...(error ? { status: 422 as const } : {}) },
	);
}

/** Pages to choose a password, which mails link to. */
type ChoicePage = "new-password" | "accept-invite";

const loadChoicePage = (kind: ChoicePage) => (context: AuthContext) =>
	context.query.get("token") ? choicePage(context, kind) : deadLink(context, kind);

const choosePassword =
	(kind: ChoicePage): Action =>
	async (context) => {
		const { form, query, session, href } = context;
		const token = query.get("token") ?? "";
		const password = form.get("password") ?? "";
		const problem = passwordProblem(context, password);
		if (problem) return choicePage(context, kind, problem);
		const result =
			kind === "new-password"
				? await session.resetPassword(token, password)
				: await session.acceptInvite(token, password);
		if (result.kind === "done")
			return moved(`${href("login") ?? "/"}?${kind === "new-password" ? "reset" : "invited"}`, { permanent: false });
		if (result.kind === "refused" || result.kind === "guest") return deadLink(context, kind);
		return withFailure(context, choicePage(context, kind), result, `${kind}.dead.title`);
	};

export const loadNewPassword = loadChoicePage("new-password");
export const setPassword = choosePassword("new-password");
export const loadInvite = loadChoicePage("accept-invite");
export const acceptInvite = choosePassword("accept-invite");

function choicePage(context: AuthContext, kind: ChoicePage, error?: string) {
	const { t } = context;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t(`${kind}.title`),
			text: t(`${kind}.text`),
			forms: [{ step: "choose", fields: [newPasswordField(context, error)], submit: t(`${kind}.submit`) }],
			links: [],
		},
		error ? { status: 422 } : {},
	);
}

/** Creates the page for a used, expired or invalid link. */
function deadLink(context: AuthContext, kind: ChoicePage) {
	const { t } = context;
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: t(`${kind}.dead.title`),
			text: t(`${kind}.dead.text`),
			forms: [],
			links: accountLinks(
				context,
				kind === "new-password" ? [["forgotten-password", "new-password.again"]] : [["contact", "contact"]],
			),
		},
		{ status: 404 },
	);
}
