import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { type Found, type FoundDetails, found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { AccountResult } from "@hub/shared-contracts/session/visitor-session";
import type { TFunction } from "i18next";
import type { AccountField, AccountPage } from "./account-data.ts";

/** Keys of messages without placeholders. */
export type AuthMessage = PlainKey<"mf-auth">;

export type AuthTexts = TFunction<"mf-auth">;

export type AuthContext = RouteLoaderContext<AuthTexts>;

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 100;

/** Creates an account page, which is not indexed, and by default `personal`. */
export function accountPage(page: AccountPage, details: Omit<FoundDetails, "head"> = {}): Found<AccountPage> {
	return found(page, {
		head: { title: page.title, description: page.text, noIndex: true },
		personal: true,
		...details,
	});
}

/** Creates links to routes. Routes that no release has are left out. */
export function accountLinks(
	{ t, href }: Pick<AuthContext, "t" | "href">,
	links: readonly (readonly [string, AuthMessage])[],
) {
	return links.flatMap(([route, label]) => {
		const to = href(route);
		return to ? [{ label: t(label), href: to }] : [];
	});
}

/** Creates the field of the current password. */
export function currentPasswordField({ t }: Pick<AuthContext, "t">, error?: string): AccountField {
	return {
		name: "current",
		label: t("field.current-password"),
		type: "password",
		autoComplete: "current-password",
		error,
	};
}

/** Creates the field of a new password. */
export function newPasswordField({ t }: Pick<AuthContext, "t">, error?: string): AccountField {
	return {
		name: "password",
		label: t("field.new-password"),
		type: "password",
		autoComplete: "new-password",
		hint: t("field.new-password.hint", { least: MIN_PASSWORD_LENGTH }),
		error,
	};
}

/** Returns the problem of a new password; undefined if it is valid. */
export function passwordProblem({ t }: Pick<AuthContext, "t">, password: string): string | undefined {
	if (password.length < MIN_PASSWORD_LENGTH) return t("wrong.short-password", { least: MIN_PASSWORD_LENGTH });
	return password.length > MAX_PASSWORD_LENGTH ? t("wrong.long-password", { most: MAX_PASSWORD_LENGTH }) : undefined;
}

/**
 * Adds the message and the status of a failed call to a page.
 * @param refused message for a result that is neither `later` nor `unavailable`
 */
export function withFailure(
	{ t }: Pick<AuthContext, "t">,
	page: Found<AccountPage>,
	result: Exclude<AccountResult<unknown>, { kind: "done" }>,
	refused: AuthMessage,
): Found<AccountPage> {
	const show = (title: string, details: Pick<FoundDetails, "status" | "retryAfter">): Found<AccountPage> => ({
		...page,
		...details,
		data: { ...page.data, notice: { kind: "warning", title } },
	});
	switch (result.kind) {
		case "later": {
			const minutes = Math.ceil(result.seconds / 60);
			return show(t("trouble.later", { minutes }), { status: 429, retryAfter: result.seconds });
		}
		case "unavailable":
			return show(t("trouble.unavailable"), { status: 503, retryAfter: 30 });
		case "guest":
		case "refused":
			return show(t(refused), { status: 422 });
	}
}
