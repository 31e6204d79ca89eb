// The banner: asks once, in a form that works without JavaScript. Refusing, choosing and accepting are alike (CN-5).

import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { useMessages, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { type FormEvent, useEffect, useLayoutEffect, useState } from "react";
import { currentConsent, onConsentChange, sendConsent } from "../consent/consent-state.client.ts";
import { measuring } from "../measuring/measuring.chunk.ts";
import styles from "./banner.module.css";

/** What the banner has to know, and the third parties that wait for consent. */
export interface BannerData extends ThirdParties {
	/** The version of the privacy policy that is asked about; undefined where the answer is there. */
	readonly policy?: string;
	/** Whether something runs with consent, and so has to hear of it at once. */
	readonly live: boolean;
}

export default function Banner({ data }: SlotProps<BannerData>) {
	const { policy } = data;
	const t = useMessages("mf-consent");
	const { href, navigate, currentHref } = useRuntime();
	const [open, setOpen] = useState(policy !== undefined);
	const [failed, setFailed] = useState(false);
	const settings = href("cookie-settings");

	// A tab retains the data of its first page: where the banner is mounted again after a page without it, the question may be answered.
	useLayoutEffect(() => {
		if (currentConsent().accepted) setOpen(false);
		return onConsentChange(() => setOpen(!currentConsent().accepted));
	}, []);

	useEffect(() => {
		if (data.analytics || data.advertising) void measuring.load().then(({ measureWithConsent }) => measureWithConsent(data));
	}, [data]);

	const answer = async (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		event.preventDefault();
		if (form.get("answer") === "choose") return navigate(`${settings}?${new URLSearchParams({ from: currentHref })}`);
		// Not stored means not answered: the banner stays and says so, and everything counts as refused.
		setFailed(false);
		if (!(await sendConsent(form))) return setFailed(true);
		setOpen(false);
		// The button that had the focus is gone.
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		return undefined;
	};

	if (!open) return null;
	return (
		// Search engines quote the first text of a page: this one is not about the page.
		<section className={styles.banner} aria-labelledby="consent:heading" data-consent-policy={policy} data-nosnippet="">
			<form method="post" action="/api/consent" autoComplete="off" onSubmit={(event) => void answer(event)} className={styles.form}>
				<input type="hidden" name="policy" value={policy} />
				<input type="hidden" name="from" value={currentHref} />
				<div>
					<h2 id="consent:heading" className={styles.heading}>
						{t("banner.title")}
					</h2>
					<p className={styles.text}>{t("banner.text")}</p>
					{failed && (
						<p role="alert" className={styles.failed}>
							{t("settings.failed.title")}
						</p>
					)}
				</div>
				<div className={styles.answers}>
					<button type="submit" name="answer" value="necessary">
						{t("banner.necessary")}
					</button>
					{settings && (
						<button type="submit" name="answer" value="choose" formMethod="get" formAction={settings}>
							{t("banner.choose")}
						</button>
					)}
					<button type="submit" name="answer" value="all">
						{t("banner.all")}
					</button>
				</div>
			</form>
		</section>
	);
}
