// The language select (LN-7): plain links to the same content in each language. The server stores the choice when it
// sees the change of language in a request (LN-5), so it works without JavaScript.

import { useLocale } from "@hub/shared-contracts/remote/runtime";
import type { LanguageLink } from "../page/page-result.ts";
import styles from "./language-select.module.css";
import { useShellMessages } from "./shell-messages.ts";

export function LanguageSelect({ languages }: { languages: readonly LanguageLink[] }) {
	const t = useShellMessages();
	const current = useLocale();
	return (
		<nav aria-label={t("language.label")} className={styles.languages}>
			<ul>
				{languages.map(({ locale, name, href, same }) => (
					<li key={locale}>
						<a
							href={href}
							lang={locale}
							hrefLang={locale}
							data-locale={locale}
							aria-current={locale === current ? "true" : undefined}
						>
							<span>{name}</span>
							{!same && (
								<span className={styles.note} lang={current}>
									{t("language.nearest")}
								</span>
							)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
