// Page to sign out without JavaScript, and its confirmation (TK-5).

import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountPage } from "../account-page/account-data.ts";
import { type AuthContext, type AuthTexts, accountLinks, accountPage } from "../account-page/account-page.loader.ts";

export async function loadSignOut(context: AuthContext) {
	const { t, session, query } = context;
	const visitor = await session.visitor();
	const issue = query.has("issue") ? { notice: { kind: "warning" as const, title: t("sign-out.issue") } } : {};
	if (visitor.kind === "elsewhere")
		return accountPage({
			eyebrow: t("eyebrow"),
			title: t("sign-out.title"),
			text: t("sign-out.elsewhere", { name: visitor.name, provider: session.providerName ?? "" }),
			...issue,
			forms: [{ step: "sign-out", fields: [], submit: t("account.sign-out") }],
			links: accountLinks(context, [["home", "home"]]),
		});
	if (visitor.kind !== "guest")
		return accountPage({
			eyebrow: t("eyebrow"),
			title: t("sign-out.title"),
			text: t("sign-out.text"),
			...issue,
			forms: [{ step: "sign-out", fields: [], submit: t("account.sign-out") }],
			links: accountLinks(context, [["profile", "account.profile"]]),
		});
	return accountPage({
		eyebrow: t("eyebrow"),
		title: t("signed-out.title"),
		text: t("signed-out.text"),
		...issue,
		forms: [],
		links: accountLinks(context, [
			["login", "account.login"],
			["home", "home"],
		]),
	});
}

export async function signOut({ session, href }: ActionContext<AuthTexts>): Promise<Outcome<AccountPage>> {
	if (await session.signOut()) return moved(href("home") ?? "/", { permanent: false });
	return moved(`${href("sign-out") ?? "/"}?issue`, { permanent: false });
}
