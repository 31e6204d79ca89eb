// The banner: asks once, in a form that works without JavaScript. Refusing takes as many clicks as accepting (CN-5).

import { CONSENT_CATEGORIES, type ConsentFlag } from "@hub/shared-contracts/consent/consent";
import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { CheckboxField } from "@hub/shared-ui/form/field";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type de from "../../messages/de.json";
import { currentConsent, onOpenSettings, sendConsent } from "../consent/consent-state.client.ts";
import styles from "./banner.module.css";

/** What the banner has to know. */
export interface BannerData {
	/** Whether the question was answered before. */
	readonly answered: boolean;
	/** The address of the privacy policy, where a release has one. */
	readonly policy: string | undefined;
}

export default function Banner({ data: { answered, policy } }: SlotProps<BannerData>) {
	const t = useMessages<typeof de>("mf-consent");
	const [open, setOpen] = useState(!answered);
	const [chosen, setChosen] = useState<Partial<Record<ConsentFlag, boolean>>>({});
	const [asked, setAsked] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);

	useEffect(
		() =>
			onOpenSettings(() => {
				setChosen(currentConsent());
				setOpen(true);
				setAsked(true);
			}),
		[],
	);

	// Opening the settings moves the focus into them; the first question leaves it where it is.
	useEffect(() => {
		if (open && asked) heading.current?.focus();
	}, [open, asked]);

	const answer = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		// Not stored means not answered: the banner stays, and everything counts as refused.
		if (!(await sendConsent(event.currentTarget.action, form))) return;
		setOpen(false);
		setAsked(false);
	};

	if (!open) return null;
	return (
		<section className={styles.banner} aria-labelledby="consent:heading">
			<form method="post" action="/api/consent" onSubmit={answer} className={styles.form}>
				<div className={styles.question}>
					<h2 id="consent:heading" ref={heading} tabIndex={-1} className={styles.heading}>
						{t("banner.title")}
					</h2>
					<p className={styles.text}>{t("banner.text")}</p>
					<div className={styles.more}>
						{policy && (
							<a href={policy} className={styles.policy}>
								{t("banner.policy")}
							</a>
						)}
						<details className={styles.choices} open={Object.keys(chosen).length > 0 || undefined}>
							<summary>{t("banner.choose")}</summary>
							{CONSENT_CATEGORIES.map((flag) => (
								<CheckboxField
									key={flag}
									name={flag}
									label={t(`choice.${flag}.title`)}
									hint={t(`choice.${flag}.text`)}
									defaultChecked={chosen[flag] ?? false}
								/>
							))}
							<Button type="submit" name="answer" value="selected" kind="plain" size="small">
								{t("banner.selected")}
							</Button>
						</details>
					</div>
				</div>
				<div className={styles.actions}>
					<Button type="submit" name="answer" value="necessary" kind="plain" size="small" className={styles.answer}>
						{t("banner.necessary")}
					</Button>
					<Button type="submit" name="answer" value="all" kind="plain" size="small" className={styles.answer}>
						{t("banner.all")}
					</Button>
				</div>
			</form>
		</section>
	);
}
