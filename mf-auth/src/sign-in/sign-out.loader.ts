// Page to sign out without JavaScript, and its confirmation (TK-5).

import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountPage } from "../account-page/account-data.ts";
import { type AuthContext, type AuthTexts, accountLinks, accountPage } from "../account-page/account-page.loader.ts";

export async function loadSignOut(context: AuthContext) {
	const { t, session, query } = context;
	const visitor = await session.visitor();
	const notice = query.has("issue") ? ({ kind: "warning", title: t("sign-out.issue") } as const) : undefined;
	if (visitor.kind === "guest")
		return accountPage({
			eyebrow: t("eyebrow"),
			title: t("signed-out.title"),
			text: t("signed-out.text"),
			notice,
			forms: [],
			links: accountLinks(context, [
				["login", "account.login"],
				["home", "home"],
			]),
		});
	const isElsewhere = visitor.kind === "elsewhere";
	return accountPage({
		eyebrow: t("eyebrow"),
		title: t("sign-out.title"),
		text: isElsewhere
			? t("sign-out.elsewhere", { name: visitor.name, provider: session.providerName ?? "" })
			: t("sign-out.text"),
		notice,
		forms: [{ step: "sign-out", fields: [], submit: t("account.sign-out") }],
		links: accountLinks(context, [isElsewhere ? ["home", "home"] : ["profile", "account.profile"]]),
	});
}

export async function signOut({ session, href }: ActionContext<AuthTexts>): Promise<Outcome<AccountPage>> {
	if (await session.signOut()) return moved(href("home") ?? "/", { permanent: false });
	return moved(`${href("sign-out") ?? "/"}?issue`, { permanent: false });
}
