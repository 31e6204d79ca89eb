import type { PassportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { useLocale } from "@hub/shared-contracts/remote/runtime";
import type { PrototypeAddress } from "../prototype-address.ts";
import { StateLink } from "../state-link.tsx";
import { Hidden } from "./hidden.tsx";
import styles from "./passport.module.css";
import { historyOf, type PassportPlace, readableBy } from "./passport-reading.ts";
import type { PassportTexts } from "./passport-texts.ts";

interface HistoryProps {
	readonly settings: PassportSettings;
	readonly place: PassportPlace;
	readonly t: PassportTexts;
	readonly address: PrototypeAddress;
}

/** Events of a part and its components, with the party that entered each. */
export function History({ settings, place: { part, reader }, t, address }: HistoryProps) {
	const locale = useLocale();
	const { seen, hidden } = readableBy(historyOf(settings, part.id), reader);
	return (
		<>
			{seen.length === 0 && <p className={styles.nothing}>{t("history.none")}</p>}
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.history}>
				{seen.map(({ on, title, text, by, part: of }) => (
					<li key={on + title}>
						<time dateTime={on}>{longDate(on, locale)}</time>
						<h3>{title}</h3>
						<p>{text}</p>
						<p className={styles.by}>
							<span>{settings.issuers.find(({ id }) => id === by)?.name}</span>
							{of !== part.id && (
								<>
									<span>{" · "}</span>
									<StateLink address={address} change={{ part: of }}>
										{settings.parts.find(({ id }) => id === of)?.name}
									</StateLink>
								</>
							)}
						</p>
					</li>
				))}
			</ol>
			{hidden > 0 && <Hidden>{t("history.hidden", { count: hidden })}</Hidden>}
		</>
	);
}
