import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Steps } from "@hub/shared-ui/card/steps";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import type { ContactData } from "./contact.loader.ts";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { ContactPhone, ContactWays } from "./contact-ways.tsx";

/** Message keys of the steps after a message was sent. */
const NEXT_STEPS = ["1", "2", "3"] as const;

/** Contact page: the form, its review, or thanks (CT-6). */
export default function ContactPage() {
	const { form, organisation } = useLoaderData<ContactData>();
	const t = useContentMessages();
	if (form.kind === "sent") return <Sent email={form.email} organisation={organisation} />;
	return (
		<>
			<PageHead
				eyebrow={t("contact.eyebrow")}
				title={form.kind === "review" ? t("contact.review.title") : t("contact.heading")}
				description={form.kind === "review" ? t("contact.review.text") : t("contact.intro")}
				meta={form.kind === "write" && organisation && <ContactPhone organisation={organisation} />}
				picture={<Cover seed="contact" density="head" />}
			/>
			<Section>
				<div className={styles.columns}>
					<ContactForm form={form} />
					<aside className={styles.beside}>
						<h2 className={styles.besideHeading}>{t("contact.next.title")}</h2>
						<ol className={styles.next}>
							{NEXT_STEPS.map((number) => (
								<li key={number}>{t(`contact.next.${number}`)}</li>
							))}
						</ol>
						{organisation && (
							<>
								<h2 className={styles.besideHeading}>{t("contact.ways.title")}</h2>
								<ContactWays organisation={organisation} />
							</>
						)}
					</aside>
				</div>
			</Section>
		</>
	);
}

/** Thanks after a message was sent, with the next steps. */
function Sent({ email, organisation }: Pick<ContactData, "organisation"> & { readonly email: string }) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const links = (["insights", "events", "home"] as const).flatMap((route) => {
		const to = href(route);
		return to ? [{ route, to }] : [];
	});
	return (
		<>
			<PageHead
				eyebrow={t("contact.eyebrow")}
				title={t("contact.sent.title")}
				description={t("contact.sent.text", { email })}
				actions={links.map(({ route, to }, index) => (
					<ButtonLink key={route} href={to} kind={index === 0 ? "brand" : "plain"}>
						{t(`contact.sent.${route}`)}
					</ButtonLink>
				))}
				picture={<Cover seed="contact-sent" tone="leaf" density="head" />}
			/>
			<Section heading={t("contact.next.title")} layout="split">
				<Steps
					items={NEXT_STEPS.map((number) => ({
						title: t(`contact.next.${number}.title`),
						text: t(`contact.next.${number}`),
					}))}
				/>
			</Section>
			{organisation && (
				<Section heading={t("contact.ways.title")} layout="split" tone="surface">
					<ContactWays organisation={organisation} />
				</Section>
			)}
		</>
	);
}
