// Formats the storage register. Only loaders import it, so that the banner, which every first visit loads, does not
// contain its texts.

import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import type { StorageEntry } from "./storage-register.ts";

export type RegisterTexts = TFunction<"mf-consent/register">;

/** A row: name, kind, purpose, lifetime. */
export type RegisterRow = readonly [name: string, kind: string, purpose: string, lifetime: string];

const DAY_MINUTES = 24 * 60;

const i18n = createI18n({ strict: true });

export async function loadRegisterTexts(locale: Locale): Promise<RegisterTexts> {
	await loadMessages(i18n, "mf-consent/register", locale, (tag) => import(`./messages/${tag}.json`));
	return i18n.getFixedT(locale, "mf-consent/register");
}

/** Returns the labels of the columns. */
export function registerColumns(t: RegisterTexts): readonly string[] {
	return [t("name"), t("kind"), t("purpose"), t("lifetime")];
}

export function registerRows(entries: readonly StorageEntry[], t: RegisterTexts): readonly RegisterRow[] {
	return entries.map(({ name, kind, purpose, lifetime }) => [
		name.replace("*", "…"),
		t(`kind.${kind}`),
		t(`purpose.${purpose}`),
		lifetimeText(lifetime, t),
	]);
}

function lifetimeText(lifetime: StorageEntry["lifetime"], t: RegisterTexts): string {
	if (typeof lifetime === "string") return t(`lifetime.${lifetime}`);
	return lifetime < DAY_MINUTES
		? t("lifetime.minutes", { count: lifetime })
		: t("lifetime.days", { count: Math.round(lifetime / DAY_MINUTES) });
}
