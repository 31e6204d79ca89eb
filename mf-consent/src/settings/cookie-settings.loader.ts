import { type Partner, partnersOf } from "@hub/content-model/cms/partner";
import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { ownPath } from "@hub/shared-contracts/address/own-path";
import {
	CONSENT_CATEGORIES,
	CONSENT_COOKIES,
	CONSENT_FLAGS,
	type ConsentCategory,
	FIRST_POLICY,
	POLICY_COOKIE,
	readConsent,
} from "@hub/shared-contracts/consent/consent";
import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import type { TFunction } from "i18next";
import {
	loadRegisterTexts,
	type RegisterRow,
	registerColumns,
	registerRows,
} from "../register/register-rows.loader.ts";
import { STORAGE_REGISTER } from "../register/storage-register.ts";

/** A recipient as shown in the settings. */
export type Recipient = Pick<Partner, "id" | "name" | "country" | "purpose" | "retention" | "privacyHref">;

/** A category with the information that visitors need to decide. */
export interface SettingsCategory {
	readonly category: "required" | ConsentCategory;
	readonly allowed: boolean;
	/** Empty if the list of partners has none. */
	readonly recipients: readonly Recipient[];
	/** Entries that this site stores in the browser for it. */
	readonly stored: readonly RegisterRow[];
}

export interface CookieSettingsData {
	readonly categories: readonly SettingsCategory[];
	/** Labels of the columns of `stored`. */
	readonly columns: readonly string[];
	/** Version of the privacy policy. */
	readonly policy: string;
	/** Page that the visitor came from, to return to; undefined if unknown. */
	readonly back: string | undefined;
	/** True if an answer has just been stored. */
	readonly saved: boolean;
}

export async function loadCookieSettings({
	content,
	locale,
	t,
	cookie,
	query,
}: RouteLoaderContext<TFunction<"mf-consent">>) {
	const [partners, settings, register] = await Promise.all([
		content.list(partnersOf(locale)),
		content.first(siteSettingsOf(locale)),
		loadRegisterTexts(locale),
	]);
	const policy = settings?.policyVersion ?? FIRST_POLICY;
	const consent = readConsent({ cookie, policy });
	const data: CookieSettingsData = {
		policy,
		columns: registerColumns(register),
		back: ownPath(query.get("from")),
		saved: query.has("saved"),
		categories: (["required", ...CONSENT_CATEGORIES] as const).map((category) => ({
			category,
			allowed: category === "required" || consent[category],
			recipients: partners
				.filter((partner) => partner.category === category)
				.map(({ id, name, country, purpose, retention, privacyHref }) => ({
					id,
					name,
					country,
					purpose,
					retention,
					privacyHref,
				})),
			stored: registerRows(
				STORAGE_REGISTER.filter((entry) => entry.category === category),
				register,
			),
		})),
	};
	return found(data, { head: { title: t("settings.title"), description: t("settings.intro"), noIndex: true } });
}

/** Returns the cookies that the page depends on. */
export function consentCookieNames(): readonly string[] {
	return [...CONSENT_FLAGS.map((flag) => CONSENT_COOKIES[flag].name), POLICY_COOKIE.name];
}

export const searchCookieSettings = searchPage<PlainKey<"mf-consent">>(
	"settings.title",
	"settings.intro",
	"cookie-settings",
);
