// Entries of the register as table rows, in one language.

import type { RegisterTexts } from "./register-texts.loader.ts";
import type { StoredThing } from "./storage-register.ts";

/** A row: name, kind, purpose, lifetime. */
export type RegisterRow = readonly [name: string, kind: string, purpose: string, lifetime: string];

const DAY = 24 * 60;

/** @param t the register's texts in the page's language */
export function registerRows(things: readonly StoredThing[], t: RegisterTexts): readonly RegisterRow[] {
	return things.map(({ name, kind, purpose, lifetime }) => [
		name.replace("*", "…"),
		t(`kind.${kind}`),
		t(`purpose.${purpose}`),
		lifetimeText(lifetime, t),
	]);
}

/** The names of the columns. */
export function registerColumns(t: RegisterTexts): readonly string[] {
	return [t("name"), t("kind"), t("purpose"), t("lifetime")];
}

function lifetimeText(lifetime: StoredThing["lifetime"], t: RegisterTexts): string {
	if (typeof lifetime === "string") return t(`lifetime.${lifetime}`);
	return lifetime < DAY
		? t("lifetime.minutes", { count: lifetime })
		: t("lifetime.days", { count: Math.round(lifetime / DAY) });
}
