import type { Organisation } from "@hub/content-model/cms/site-settings";
import { type MetaItem, MetaList } from "@hub/shared-ui/card/meta-list";
import { type ContentTexts, useContentMessages } from "../messages.ts";
import styles from "./contact.module.css";

interface ContactWaysProps {
	readonly organisation: Organisation;
}

/** Email, phone and postal address of the company. */
export function ContactWays({ organisation }: ContactWaysProps) {
	const t = useContentMessages();
	const { name, street, postalCode, city, country, email } = organisation;
	return (
		<MetaList
			items={[
				{ icon: "mail", label: t("contact.ways.email"), text: <a href={`mailto:${email}`}>{email}</a> },
				...phoneItems(organisation, t),
				{
					icon: "place",
					label: t("contact.ways.address"),
					text: (
						<address className={styles.address}>
							<span>{name}</span>
							<br />
							<span>{street}</span>
							<br />
							<span>{`${postalCode} ${city}`}</span>
							<br />
							<span>{country}</span>
						</address>
					),
				},
			]}
		/>
	);
}

/** Phone number with its hours. */
export function ContactPhone({ organisation }: ContactWaysProps) {
	return <MetaList items={phoneItems(organisation, useContentMessages())} direction="row" />;
}

function phoneItems({ phone, phoneHours }: Organisation, t: ContentTexts): readonly MetaItem[] {
	const link = <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
	return [
		{ icon: "phone", label: t("contact.ways.phone"), text: link },
		...(phoneHours ? [{ icon: "clock" as const, label: t("contact.ways.hours"), text: phoneHours }] : []),
	];
}
