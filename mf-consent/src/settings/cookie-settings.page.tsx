import { useMessages, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Button, ButtonLink } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { currentConsent, onConsentChange, sendConsent, sendsPrivacyControl } from "../consent/consent-state.client.ts";
import { CategoryField } from "./category-field.tsx";
import type { CookieSettingsData } from "./cookie-settings.loader.ts";
import styles from "./cookie-settings.module.css";

type Outcome = "saved" | "failed" | undefined;

/** Cookie settings: purpose, recipients and stored entries of each category. Works without JavaScript. */
export default function CookieSettingsPage() {
	const data = useLoaderData<CookieSettingsData>();
	const { categories, policy, back, saved, columns } = data;
	const t = useMessages("mf-consent");
	const { href, currentHref } = useRuntime();
	const form = useRef<HTMLFormElement>(null);
	const [outcome, setOutcome] = useState<Outcome>(saved ? "saved" : undefined);
	const [hasPrivacyControl, setPrivacyControl] = useState(false);
	const own = currentHref.replace(/\?.*$/, "");

	useEffect(() => {
		// Boxes follow decisions in the banner and in other tabs, except those that the visitor changed before hydration.
		const updateBoxes = (isFirst = false) => {
			const consent = currentConsent();
			for (const { category } of categories) {
				const box = form.current?.elements.namedItem(category);
				if (category === "required" || !(box instanceof HTMLInputElement)) continue;
				if (!isFirst || box.checked === box.defaultChecked) box.checked = consent[category];
			}
		};
		setPrivacyControl(sendsPrivacyControl());
		updateBoxes(true);
		return onConsentChange(() => updateBoxes());
	}, [categories]);

	const save = async (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const sent = new FormData(event.currentTarget, submitter);
		event.preventDefault();
		setOutcome(undefined);
		setOutcome((await sendConsent(sent)) ? "saved" : "failed");
	};

	const policyHref = href("privacy-policy");
	const partners = href("partner-list");
	return (
		<>
			<PageHead
				eyebrow={t("settings.eyebrow")}
				title={t("settings.title")}
				description={t("settings.intro")}
				actions={
					<>
						{policyHref && (
							<ButtonLink href={policyHref} kind="plain">
								{t("settings.policy")}
							</ButtonLink>
						)}
						{partners && (
							<ButtonLink href={partners} kind="plain">
								{t("settings.partners")}
							</ButtonLink>
						)}
					</>
				}
				picture={<Cover seed="cookie-settings" density="head" />}
			/>
			<Section tone="surface" compact>
				<form
					ref={form}
					method="post"
					action="/api/consent"
					autoComplete="off"
					onSubmit={(event) => void save(event)}
					className={styles.form}
				>
					<input type="hidden" name="policy" value={policy} />
					<input type="hidden" name="back" value={back ?? `${own}?saved`} />
					{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
					<ul role="list" className={styles.categories}>
						{categories.map((category) => (
							<li key={category.category}>
								<CategoryField {...category} columns={columns} />
							</li>
						))}
					</ul>
					<div className={styles.answers}>
						<Button type="submit" name="answer" value="necessary" kind="plain">
							{t("banner.necessary")}
						</Button>
						<Button type="submit" name="answer" value="selected" kind="plain">
							{t("settings.selected")}
						</Button>
						<Button type="submit" name="answer" value="all" kind="plain">
							{t("banner.all")}
						</Button>
					</div>
					<div role="status" className={styles.outcome}>
						{outcome === "saved" && (
							<Notice kind="success" title={t("settings.saved.title")}>
								<p>{t("settings.saved.text")}</p>
								{back && (
									<p>
										<a href={back}>{t("settings.back")}</a>
									</p>
								)}
							</Notice>
						)}
						{outcome === "failed" && (
							<Notice kind="warning" title={t("settings.failed.title")}>
								{t("settings.failed.text")}
							</Notice>
						)}
						{hasPrivacyControl && !outcome && <Notice title={t("settings.gpc.title")}>{t("settings.gpc.text")}</Notice>}
					</div>
				</form>
			</Section>
		</>
	);
}
