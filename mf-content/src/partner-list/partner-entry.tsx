// A partner: purpose, data, country, retention, and a link to its privacy policy.

import type { Partner } from "@hub/content-model/cms/partner";
import { Icon } from "@hub/shared-ui/layout/icon";
import { useContentMessages } from "../messages.ts";
import styles from "./partner-list.module.css";

export function PartnerEntry({
	partner: { name, kind, purpose, country, retention, privacyHref },
}: {
	partner: Partner;
}) {
	const t = useContentMessages();
	return (
		<article className={styles.partner}>
			<div className={styles.head}>
				<h3>{name}</h3>
				{kind && <p className={styles.kind}>{kind}</p>}
			</div>
			<p>{purpose}</p>
			<dl className={styles.facts}>
				<div>
					<dt>{t("partners.country")}</dt>
					<dd>{country || t("partners.unknown")}</dd>
				</div>
				<div>
					<dt>{t("partners.retention")}</dt>
					<dd>{retention || t("partners.unknown")}</dd>
				</div>
			</dl>
			{privacyHref && (
				<p>
					<a className={styles.link} href={privacyHref} rel="external noopener noreferrer">
						<span>{t("partners.link", { name })}</span>
						<span className="visually-hidden">{` ${t("partners.leaves")}`}</span>
						<Icon name="external" />
					</a>
				</p>
			)}
		</article>
	);
}
