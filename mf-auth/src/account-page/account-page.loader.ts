// Shared by the loaders of all pages about accounts.

import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { type Found, type FoundDetails, found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountAnswer } from "@hub/shared-contracts/session/visitor-session";
import type { TFunction } from "i18next";
import type { AccountField, AccountPage } from "./account-data.ts";

/** A key of this remote's messages that needs no values. */
export type AuthMessage = PlainKey<"mf-auth">;

export type AuthTexts = TFunction<"mf-auth">;

export type AuthContext = RouteLoaderContext<AuthTexts>;

/** The least and most characters of a new password. */
const PASSWORD = { least: 12, most: 100 } as const;

/** Returns a page that is not indexed. Default `personal`: only for one visitor. */
export function accountPage(page: AccountPage, details: Omit<FoundDetails, "head"> = {}): Found<AccountPage> {
	return found(page, {
		head: { title: page.title, description: page.text, noIndex: true },
		personal: true,
		...details,
	});
}

/** Links to routes, without those that no release has. */
export function accountLinks(
	{ t, href }: Pick<AuthContext, "t" | "href">,
	links: readonly (readonly [string, AuthMessage])[],
) {
	return links.flatMap(([route, label]) => {
		const to = href(route);
		return to ? [{ label: t(label), href: to }] : [];
	});
}

/** The field of the password that an account has. */
export function currentPasswordField({ t }: Pick<AuthContext, "t">, error?: string): AccountField {
	return {
		...{ name: "current", label: t("field.current-password"), type: "password", autoComplete: "current-password" },
		...(error ? { error } : {}),
	};
}

/** The field of a password that is chosen. */
export function newPasswordField({ t }: Pick<AuthContext, "t">, error?: string): AccountField {
	return {
		name: "password",
		label: t("field.new-password"),
		type: "password",
		autoComplete: "new-password",
		hint: t("field.new-password.hint", { least: PASSWORD.least }),
		...(error ? { error } : {}),
	};
}

/** Returns the problem of a chosen password; undefined if it is valid. */
export function passwordProblem({ t }: Pick<AuthContext, "t">, password: string): string | undefined {
	if (password.length < PASSWORD.least) return t("wrong.short-password", { least: PASSWORD.least });
	return password.length > PASSWORD.most ? t("wrong.long-password", { most: PASSWORD.most }) : undefined;
}

/** Returns the message and status for a result other than `done`. */
export function troubleOf(
	{ t }: Pick<AuthContext, "t">,
	answer: Exclude<AccountAnswer<unknown>, { kind: "done" }>,
	refused: AuthMessage,
): {
	readonly notice: NonNullable<AccountPage["notice"]>;
	readonly details: Pick<FoundDetails, "status" | "retryAfter">;
} {
	const warning = (title: string) => ({ kind: "warning" as const, title });
	switch (answer.kind) {
		case "later":
			return {
				notice: warning(t("trouble.later", { minutes: Math.ceil(answer.seconds / 60) })),
				details: { status: 429, retryAfter: answer.seconds },
			};
		case "unavailable":
			return { notice: warning(t("trouble.unavailable")), details: { status: 503, retryAfter: 30 } };
		case "guest":
		case "refused":
			return { notice: warning(t(refused)), details: { status: 422 } };
	}
}
