// The language select (LN-7): plain links to the same content in each language. Following one stores the choice (LN-5): the
// server sees the change of language in the request, so it works without JavaScript.

import { localeEntry } from "@hub/shared-contracts/locale";
import { useLocale } from "@hub/shared-contracts/runtime";
import type { LanguageLink } from "../page/answer.ts";
import { useShellMessages } from "./shell-messages.ts";

export function LanguageSelect({ languages }: { languages: readonly LanguageLink[] }) {
	const t = useShellMessages();
	const current = useLocale();
	return (
		<nav aria-label={t("language.label")}>
			<ul>
				{languages.map(({ locale, name, href, same }) => (
					<li key={locale}>
						<a
							href={href}
							lang={locale}
							hrefLang={localeEntry(locale).code}
							data-locale={locale}
							aria-current={locale === current ? "true" : undefined}
							title={same ? undefined : t("language.nearest", { language: name })}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
