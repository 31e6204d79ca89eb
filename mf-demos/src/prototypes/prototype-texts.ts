import type { PrototypeName } from "@hub/shared-contracts/content/prototype-settings";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";
import { useMemo } from "react";

/** Returns a prototype's own texts. @param texts those that the loader sent */
export function usePrototypeTexts<Name extends PrototypeName>(
	name: Name,
	texts: MessageCatalogue,
): TFunction<`mf-demos/${Name}`> {
	const { locale } = useRuntime();
	return useMemo(() => {
		const i18n = createI18n();
		const namespace = `mf-demos/${name}` as const;
		i18n.addResourceBundle(locale, namespace, texts);
		return i18n.getFixedT(locale, namespace);
	}, [name, locale, texts]);
}
