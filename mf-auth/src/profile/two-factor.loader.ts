// Page to enable a second factor with a QR code, or to disable it (TK-6).

import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { TwoFactorSecret } from "@hub/shared-contracts/session/visitor-session";
import { encode } from "uqr";
import type { AccountForm, AccountPage } from "../account-page/account-data.ts";
import {
	type AuthContext,
	type AuthTexts,
	accountLinks,
	accountPage,
	withFailure,
} from "../account-page/account-page.loader.ts";
import { mayRead, ownAccount } from "./profile.loader.ts";

export async function loadTwoFactor(context: AuthContext): Promise<Outcome<AccountPage>> {
	const own = await ownAccount(context);
	if (own.kind !== "own") return own;
	if (!mayRead(own.account)) return moved(context.href("profile") ?? "/", { permanent: false });
	return twoFactorPage(context, own.account.twoFactor ? disableForm(context) : beginForm(context));
}

export async function changeTwoFactor(context: ActionContext<AuthTexts>): Promise<Outcome<AccountPage>> {
	const own = await ownAccount(context);
	if (own.kind !== "own") return own;
	const { form, session, href, t, siteUrl } = context;
	const otp = (form.get("otp") ?? "").replace(/\s/g, "");
	// A changed second factor ends all sessions of the account, including this one.
	const signOutAfter = async (now: "on" | "off") => {
		await session.signOut();
		return moved(`${href("login") ?? "/"}?two-factor=${now}`, { permanent: false });
	};
	switch (form.get("step")) {
		case "begin": {
			const result = await session.generateTwoFactor(form.get("password") ?? "");
			if (result.kind === "done") return twoFactorPage(context, scanForm(context, result.value));
			return withFailure(context, twoFactorPage(context, beginForm(context)), result, "two-factor.wrong-password");
		}
		case "enable": {
			const secret = form.get("secret") ?? "";
			const result = await session.enableTwoFactor(secret, otp);
			if (result.kind === "done") return signOutAfter("on");
			const label = `${new URL(siteUrl).hostname}:${own.account.email}`;
			const otpauthUrl = `otpauth://totp/${encodeURIComponent(label)}?${new URLSearchParams({ secret, issuer: t("two-factor.issuer") })}`;
			return withFailure(
				context,
				twoFactorPage(context, scanForm(context, { secret, otpauthUrl })),
				result,
				"code.wrong",
			);
		}
		case "disable": {
			const result = await session.disableTwoFactor(otp);
			if (result.kind === "done") return signOutAfter("off");
			return withFailure(context, twoFactorPage(context, disableForm(context)), result, "code.wrong");
		}
		default:
			return loadTwoFactor(context);
	}
}

function twoFactorPage(context: AuthContext, form: AccountForm) {
	const { t } = context;
	return accountPage({
		eyebrow: t("eyebrow"),
		title: t("two-factor.title"),
		text: t("two-factor.text"),
		forms: [form],
		links: accountLinks(context, [["profile", "account.profile"]]),
	});
}

function codeField({ t }: AuthContext) {
	return { name: "otp", label: t("field.code"), type: "code" as const, autoComplete: "one-time-code" };
}

function beginForm({ t }: AuthContext): AccountForm {
	return {
		step: "begin",
		heading: t("two-factor.begin"),
		text: t("two-factor.begin.text"),
		fields: [{ name: "password", label: t("field.password"), type: "password", autoComplete: "current-password" }],
		submit: t("two-factor.begin.submit"),
	};
}

function scanForm(context: AuthContext, { secret, otpauthUrl }: TwoFactorSecret): AccountForm {
	const { t } = context;
	return {
		step: "enable",
		heading: t("two-factor.scan"),
		text: t("two-factor.scan.text"),
		code: { ...qrPath(otpauthUrl), label: t("two-factor.scan.label"), text: secret },
		hidden: { secret },
		fields: [codeField(context)],
		submit: t("two-factor.enable"),
	};
}

function disableForm(context: AuthContext): AccountForm {
	const { t } = context;
	return {
		step: "disable",
		heading: t("two-factor.disable"),
		text: t("two-factor.disable.text"),
		fields: [codeField(context)],
		submit: t("two-factor.disable.submit"),
		quiet: true,
	};
}

/** Encodes a text as the path of a QR code, with one unit per module. */
function qrPath(text: string): { readonly size: number; readonly path: string } {
	const { size, data } = encode(text, { ecc: "M", border: 0 });
	const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { size, path };
}
