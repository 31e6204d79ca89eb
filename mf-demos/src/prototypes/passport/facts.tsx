import type { PassportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { Hidden } from "./hidden.tsx";
import styles from "./passport.module.css";
import { type PassportPlace, readableBy } from "./passport-reading.ts";
import type { PassportTexts } from "./passport-texts.ts";

interface FactsProps {
	readonly settings: PassportSettings;
	readonly place: PassportPlace;
	readonly t: PassportTexts;
}

/** Facts about a part with their sources. */
export function Facts({ settings: { issuers }, place: { part, reader }, t }: FactsProps) {
	const { seen, hidden } = readableBy(part.facts, reader);
	return (
		<>
			<dl className={styles.facts}>
				{seen.map(({ label, value, by }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<span>{value}</span>
							<span className={styles.by}>{issuers.find(({ id }) => id === by)?.name}</span>
						</dd>
					</div>
				))}
			</dl>
			{hidden > 0 && <Hidden>{t("facts.hidden", { count: hidden })}</Hidden>}
		</>
	);
}
