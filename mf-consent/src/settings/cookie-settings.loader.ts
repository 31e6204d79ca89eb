import { type Partner, partnersOf } from "@hub/content-model/cms/partner";
import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import {
	CONSENT_CATEGORIES,
	CONSENT_COOKIES,
	CONSENT_FLAGS,
	type ConsentCategory,
	FIRST_POLICY,
	POLICY_COOKIE,
	readConsent,
} from "@hub/shared-contracts/consent/consent";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { SearchSource } from "@hub/shared-contracts/search/search-source";
import type { TFunction } from "i18next";
import { isOwnPath } from "../consent/own-path.ts";
import { type RegisterRow, registerColumns, registerRows } from "../register/register-rows.ts";
import { registerTexts } from "../register/register-texts.loader.ts";
import { STORAGE_REGISTER } from "../register/storage-register.ts";

/** A recipient as shown in the settings. */
export type Recipient = Pick<Partner, "id" | "name" | "country" | "purpose" | "retention" | "privacyHref">;

/** A category with the information that visitors need to decide. */
export interface SettingsCategory {
	readonly category: "required" | ConsentCategory;
	readonly allowed: boolean;
	/** Empty where the list of partners has none. */
	readonly recipients: readonly Recipient[];
	/** Entries that this site stores in the browser for it. */
	readonly stored: readonly RegisterRow[];
}

/** The settings, as they stand for this visitor. */
export interface CookieSettingsData {
	readonly categories: readonly SettingsCategory[];
	/** The names of the columns of what is stored. */
	readonly columns: readonly string[];
	/** The version of the privacy policy that is decided about. */
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
		registerTexts(locale),
	]);
	const policy = settings?.policyVersion ?? FIRST_POLICY;
	const consent = readConsent({ cookie, policy });
	const back = query.get("from");
	const data: CookieSettingsData = {
		policy,
		columns: registerColumns(register),
		back: isOwnPath(back) ? back : undefined,
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
				STORAGE_REGISTER.filter((thing) => thing.category === category),
				register,
			),
		})),
	};
	return found(data, { head: { title: t("settings.title"), description: t("settings.intro"), noIndex: true } });
}

/** The cookies that the settings show. */
export function consentCookieNames(): readonly string[] {
	return [...CONSENT_FLAGS.map((flag) => CONSENT_COOKIES[flag].name), POLICY_COOKIE.name];
}

/** The page itself, as the search finds it. */
export const searchCookieSettings: readonly SearchSource[] = [
	{
		type: "page",
		label: "search.kind.page",
		labels: "search.kinds.page",
		title: "settings.title",
		summary: "settings.intro",
		words: "cookie-settings",
	},
];
