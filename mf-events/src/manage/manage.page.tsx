import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData, useParams } from "react-router";
import { useEventMessages } from "../messages.ts";
import { ChangeForm } from "./change-form.tsx";
import type { GoneData, ManageData } from "./manage.loader.ts";
import styles from "./manage.module.css";
import { RegistrationSteps } from "./registration-steps.tsx";

/** Page of a registration, for the person who registered. */
export default function ManagePage() {
	const data = useLoaderData<ManageData | GoneData>();
	return data.registration === null ? <Gone /> : <Registration data={data} />;
}

function Gone() {
	const t = useEventMessages();
	const { href, currentHref } = useRuntime();
	const events = href("events");
	return (
		<PageHead
			width="text"
			eyebrow={t("manage.eyebrow")}
			title={t("manage.gone.title")}
			description={t("manage.gone.text")}
			meta={<code className={styles.message}>{`Page Not Found: ${currentHref}`}</code>}
			actions={
				events && (
					<ButtonLink href={events} kind="brand">
						{t("manage.gone.events")}
					</ButtonLink>
				)
			}
		/>
	);
}

/** Returns the state that the heading names: the registration's, unless the event or an offer determines it. */
function shownState({ state, allowed, offeredUntil, event }: ManageData["registration"]) {
	if (state === "attended") return state;
	if (event.cancelled) return "off";
	if (event.over) return "over";
	if (offeredUntil !== null) return "offered";
	return state === "pending" && !allowed.includes("confirm") ? "late" : state;
}

function Registration({ data }: { data: ManageData }) {
	const params = useParams();
	const { registration, time, until, confirming, lastStep } = data;
	const { event, state, place, allowed } = registration;
	const t = useEventMessages();
	const { href, locale } = useRuntime();
	const slug = event.slugs[locale];
	const { title, where, lang } = eventTexts(event, locale);
	const trail = [
		{ label: t("events.title"), href: href("events") ?? "" },
		{ label: <span lang={lang}>{title}</span>, href: (slug && href("event", { slug })) ?? "" },
	].filter((step) => step.href !== "");
	const shown = shownState(registration);
	return (
		<>
			<PageHead
				width="text"
				breadcrumb={<Breadcrumb label={t("breadcrumb")} items={trail} />}
				eyebrow={t("manage.eyebrow")}
				title={t("manage.title")}
				description={
					<p>
						<span lang={lang}>{title}</span>
					</p>
				}
				meta={
					<MetaList
						items={[
							{ icon: "calendar", label: t("fact.date"), text: time.date },
							{ icon: "clock", label: t("fact.time"), text: time.times },
							...(event.mode === "onsite"
								? []
								: [{ icon: "online" as const, label: t("fact.place"), text: t("mode.online") }]),
							...(where
								? [{ icon: "place" as const, label: t("fact.place"), text: <span lang={lang}>{where}</span> }]
								: []),
						]}
					/>
				}
			/>
			<Section width="text" id="state">
				<div className={styles.stack}>
					{lastStep === "changed" && (
						<Notice kind="success" title={t("manage.changed")} announce="status">
							{t("manage.changed.text")}
						</Notice>
					)}
					{lastStep === "refused" && (
						<Notice kind="warning" title={t("manage.refused")} announce="alert">
							{t("manage.refused.text")}
						</Notice>
					)}
					<div className={styles.standing}>
						<h2>{t(`manage.state.${shown}`)}</h2>
						<p>{t(`manage.state.${shown}.text`, { place: place ?? 0, until })}</p>
						{event.onlineUrl && !event.over && !event.cancelled && (
							<p>
								<a href={event.onlineUrl} rel="noreferrer">
									{t("manage.join")}
								</a>
							</p>
						)}
					</div>
					<RegistrationSteps
						allowed={allowed}
						confirming={confirming}
						waitlisted={state === "waitlisted"}
						params={params}
					/>
				</div>
			</Section>
			{allowed.includes("change") && (
				<Section id="details" heading={t("manage.details")} width="text" tone="surface">
					<div className={styles.stack}>
						<p>{t("manage.email", { email: registration.email })}</p>
						<ChangeForm form={data.form} params={params} />
					</div>
				</Section>
			)}
		</>
	);
}

/** Returns the event's texts in the page's language, else in another available one, with that language (LN-8). */
function eventTexts({ texts, mode }: ManageData["registration"]["event"], locale: Locale) {
	const lang = texts[locale] ? undefined : Object.keys(texts).find(isLocale);
	const { title = "", venue = "", city = "" } = texts[lang ?? locale] ?? {};
	return { title, where: mode === "online" ? "" : [venue, city].filter(Boolean).join(", "), lang };
}
