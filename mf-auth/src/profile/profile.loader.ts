// Profile page: name, password, and links (TK-6).

import { inOneLine } from "@hub/shared-contracts/language/letters";
import { moved, type Outcome, refused, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountChanges, AccountRecord } from "@hub/shared-contracts/session/visitor-session";
import type { AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthTexts,
	accountLinks,
	accountPage,
	currentPasswordField,
	newPasswordField,
	passwordProblem,
	withFailure,
} from "../account-page/account-page.loader.ts";

/** Returns the visitor's account, or the response of a page that requires one. */
export async function ownAccount({ session }: AuthContext) {
	const visitor = await session.visitor();
	if (visitor.kind === "account") return { kind: "own", account: visitor.account } as const;
	if (visitor.kind === "unavailable") return unavailable("The account could not be read.");
	// A session of another provider has no account here.
	return refused(visitor.kind === "guest" ? 401 : 403);
}

export async function loadProfile(context: AuthContext): Promise<Outcome<AccountPage>> {
	// Visitors of another provider have no account here, but can sign out.
	if ((await context.session.visitor()).kind === "elsewhere")
		return moved(context.href("sign-out") ?? "/", { permanent: false });
	const own = await ownAccount(context);
	if (own.kind !== "own") return own;
	const { t, query } = context;
	const notice = query.has("saved") ? ({ kind: "success", title: t("profile.saved") } as const) : undefined;
	return profilePage(context, own.account, { notice });
}

export async function changeProfile(context: ActionContext<AuthTexts>): Promise<Outcome<AccountPage>> {
	const own = await ownAccount(context);
	if (own.kind === "refused") return own;
	const { form, session, href, t } = context;
	const isPassword = form.get("step") === "password";
	const password = form.get("password") ?? "";
	const currentPassword = form.get("current") ?? "";
	const typed = (name: string) => inOneLine(form.get(name) ?? "").slice(0, 50);
	const names = { firstName: typed("firstName"), lastName: typed("lastName") };
	// While the account cannot be read, the typed values are shown again.
	const account = own.kind === "own" ? own.account : { ...UNKNOWN_ACCOUNT, ...(isPassword ? {} : names) };
	const problem = isPassword ? passwordProblem(context, password) : undefined;
	if (problem) return profilePage(context, account, { problem });
	if (isPassword && currentPassword === "")
		return profilePage(context, account, { wrong: t("wrong.current-password") });
	const changes: AccountChanges = isPassword ? { password, currentPassword } : names;
	const result = own.kind === "own" ? await session.update(changes) : ({ kind: "unavailable" } as const);
	// A new password ends all sessions of the account, including this one.
	if (result.kind === "done" && isPassword) {
		await session.signOut();
		return moved(`${href("login") ?? "/"}?reset`, { permanent: false });
	}
	if (result.kind === "done") return moved(`${href("profile") ?? "/"}?saved`, { permanent: false });
	if (result.kind === "refused" && result.wrongPassword && isPassword)
		return profilePage(context, account, { wrong: t("wrong.current-password") });
	const page = profilePage(context, isPassword ? account : { ...account, ...names });
	return withFailure(context, page, result, "profile.refused");
}

/** Placeholder for an account that cannot be read. */
const UNKNOWN_ACCOUNT: AccountRecord = { id: "", email: "", firstName: "", lastName: "", name: "", twoFactor: false };

/** True if an account may read its own record. Accounts without a role may not, and cannot change anything. */
export function mayRead({ id, email }: AccountRecord): boolean {
	return email !== "" || id === "";
}

/** @param problem of the new password @param wrong problem of the current one */
function profilePage(
	context: AuthContext,
	account: AccountRecord,
	{ notice, problem, wrong }: Pick<AccountPage, "notice"> & { readonly problem?: string; readonly wrong?: string } = {},
) {
	const { t, session } = context;
	if (!mayRead(account))
		return accountPage({
			eyebrow: t("eyebrow"),
			title: t("account.account"),
			text: t("profile.no-role"),
			forms: [],
			links: accountLinks(context, [["sign-out", "account.sign-out"]]),
		});
	return accountPage(
		{
			eyebrow: t("eyebrow"),
			title: account.name || t("account.account"),
			text: account.email ? t("profile.text", { email: account.email }) : t("profile.text.unknown"),
			notice,
			forms: [
				{
					step: "name",
					heading: t("profile.name"),
					fields: [
						{
							name: "firstName",
							label: t("field.first-name"),
							type: "text",
							autoComplete: "given-name",
							value: account.firstName,
							required: false,
						},
						{
							name: "lastName",
							label: t("field.last-name"),
							type: "text",
							autoComplete: "family-name",
							value: account.lastName,
							required: false,
						},
					],
					submit: t("profile.save"),
				},
				{
					step: "password",
					heading: t("profile.password"),
					text: t("profile.password.text"),
					fields: [currentPasswordField(context, wrong), newPasswordField(context, problem)],
					submit: t("profile.password.submit"),
					quiet: true,
				},
			],
			links: [
				...accountLinks(context, [
					["two-factor", account.twoFactor ? "profile.two-factor.on" : "profile.two-factor.off"],
				]),
				{ label: t("account.studio"), href: session.studioUrl },
				...accountLinks(context, [["sign-out", "account.sign-out"]]),
			],
		},
		problem || wrong ? { status: 422 } : {},
	);
}
