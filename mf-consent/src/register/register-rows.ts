// Entries of the register as a table has them, in the words of a language.

import { CONSENT_CATEGORIES, type ConsentCategory } from "@hub/shared-contracts/consent/consent";
import type { StoragePurpose, StoredThing } from "@hub/shared-contracts/consent/storage-register";
import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import type de from "../../messages/de.json";

/** One line: what, where, what for, how long. */
export type RegisterRow = readonly [name: string, kind: string, purpose: string, lifetime: string];

const DAY = 24 * 60;

/** @param t the texts of this remote in the page's language */
export function registerRows(things: readonly StoredThing[], t: Translate<MessageKey<typeof de>>): readonly RegisterRow[] {
	return things.map(({ name, kind, purpose, lifetime }) => [
		name.replace("*", "…"),
		t(`register.kind.${kind}`),
		purposeText(purpose, t),
		lifetimeText(lifetime, t),
	]);
}

function purposeText(purpose: StoragePurpose, t: Translate<MessageKey<typeof de>>): string {
	const category = CONSENT_CATEGORIES.find((name) => name === purpose);
	return category
		? t("register.purpose.choice", { category: t(`choice.${category}.title`) })
		: t(`register.purpose.${purpose as Exclude<StoragePurpose, ConsentCategory>}`);
}

/** The names of the columns. */
export function registerColumns(t: Translate<MessageKey<typeof de>>): readonly string[] {
	return [t("register.name"), t("register.kind"), t("register.purpose"), t("register.lifetime")];
}

function lifetimeText(lifetime: StoredThing["lifetime"], t: Translate<MessageKey<typeof de>>): string {
	if (typeof lifetime === "string") return t(`register.lifetime.${lifetime}`);
	return lifetime < DAY
		? t("register.lifetime.minutes", { count: lifetime })
		: t("register.lifetime.days", { count: Math.round(lifetime / DAY) });
}
