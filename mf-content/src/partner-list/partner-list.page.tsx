import type { Partner } from "@hub/content-model/cms/partner";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { Icon } from "@hub/shared-ui/layout/icon";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { partnerAnchor } from "./partner-anchor.ts";
import type { PartnerListData } from "./partner-list.loader.ts";
import styles from "./partner-list.module.css";

/** Partners who process data for this site, with a section for each consent category. */
export default function PartnerListPage() {
	const { groups } = useLoaderData<PartnerListData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const settings = href("cookie-settings");
	const policy = href("privacy-policy");
	return (
		<>
			<PageHead
				breadcrumb={
					policy && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("partners.policy"), href: policy }]} />
				}
				eyebrow={t("partners.eyebrow")}
				title={t("partners.title")}
				description={t("partners.intro")}
				actions={
					<>
						{/* Absent without the consent remote, when everything counts as refused. */}
						{settings && (
							<ButtonLink href={settings} kind="brand">
								{t("partners.consent")}
							</ButtonLink>
						)}
						{policy && (
							<ButtonLink href={policy} kind="plain">
								{t("partners.policy.read")}
							</ButtonLink>
						)}
					</>
				}
				picture={<Cover seed="partner-list" density="head" />}
			/>
			{groups.length === 0 && (
				<Section>
					<EmptyState title={t("partners.empty.title")} text={t("partners.empty.text")} />
				</Section>
			)}
			{groups.map(({ category, partners }, index) => (
				<Section
					key={category}
					id={`partners-${category}`}
					heading={t(`partners.${category}.title`)}
					intro={t(`partners.${category}.text`)}
					layout="split"
					tone={index % 2 === 0 ? "surface" : "paper"}
				>
					{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
					<ul role="list" className={styles.list}>
						{partners.map((partner) => (
							<li key={partner.id} id={partnerAnchor(partner.key)}>
								<PartnerEntry partner={partner} />
							</li>
						))}
					</ul>
				</Section>
			))}
		</>
	);
}

/** A partner: purpose, country, retention, and a link to its privacy policy. */
function PartnerEntry({
	partner: { name, kind, purpose, country, retention, privacyHref },
}: {
	readonly partner: Partner;
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
