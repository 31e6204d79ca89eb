// Pages for requesting a new password, setting it, and accepting an invitation. Mails of the content service link here
// (TK-6).

import { found, moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthTexts,
	accountLinks,
	accountPage,
	newPasswordField,
	passwordProblem,
	troubleOf,
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
	const path = href("new-password");
	const said = await session.requestPassword(email, `${siteUrl}${path}`);
	if (said.kind === "later" || said.kind === "unavailable") {
		const { notice, details } = troubleOf(context, said, "wrong.email");
		const page = forgottenPage(context, { email });
		return found({ ...page.data, notice }, { ...page, ...details });
	}
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
						{
							...{ name: "email", label: t("field.email"), type: "email", autoComplete: "username", value: email },
							...(error ? { error } : {}),
						},
					],
					submit: t("forgotten.submit"),
				},
			],
			links: accountLinks(context, [["login", "account.login"]]),
		},
		{ personal: false, ...(error ? { status: 422 as const } : {}) },
	);
}

/** Pages on which a password is chosen. */
type Choosing = "new-password" | "accept-invite";

/** The page of a mail's link. */
const loadChoosing = (kind: Choosing) => (context: AuthContext) =>
	context.query.get("token") ? choosingPage(context, kind) : deadLink(context, kind);

/** Takes the password that was chosen. */
const choosePassword =
	(kind: Choosing): Action =>
	async (context) => {
		const { form, query, session, href } = context;
		const token = query.get("token") ?? "";
		const password = form.get("password") ?? "";
		const problem = passwordProblem(context, password);
		if (problem) return choosingPage(context, kind, problem);
		const said =
			kind === "new-password"
				? await session.resetPassword(token, password)
				: await session.acceptInvite(token, password);
		if (said.kind === "done")
			return moved(`${href("login") ?? "/"}?${kind === "new-password" ? "reset" : "invited"}`, { permanent: false });
		if (said.kind === "refused" || said.kind === "guest") return deadLink(context, kind);
		const { notice, details } = troubleOf(context, said, `${kind}.dead.title`);
		const page = choosingPage(context, kind);
		return found({ ...page.data, notice }, { ...page, ...details });
	};

export const loadNewPassword = loadChoosing("new-password");
export const setPassword = choosePassword("new-password");
export const loadInvite = loadChoosing("accept-invite");
export const acceptInvite = choosePassword("accept-invite");

function choosingPage(context: AuthContext, kind: Choosing, error?: string) {
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

/** The link was used, has expired, or is invalid. */
function deadLink(context: AuthContext, kind: Choosing) {
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
