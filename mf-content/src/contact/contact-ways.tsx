// Other ways to the company.

import type { Organisation } from "@hub/content-model/cms/site-settings";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { useContentMessages } from "../messages.ts";
import styles from "./contact.module.css";

export function ContactWays({ organisation }: { organisation: Organisation }) {
	const t = useContentMessages();
	const { name, street, postalCode, city, country, email, phone, phoneHours } = organisation;
	return (
		<MetaList
			items={[
				{ icon: "mail", label: t("contact.ways.email"), text: <a href={`mailto:${email}`}>{email}</a> },
				{
					icon: "phone",
					label: t("contact.ways.phone"),
					text: <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>,
				},
				...(phoneHours ? [{ icon: "clock" as const, label: t("contact.ways.hours"), text: phoneHours }] : []),
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
