import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { useMessages, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { type FormEvent, useEffect, useLayoutEffect, useState } from "react";
import { currentConsent, onConsentChange, sendConsent } from "../consent/consent-state.client.ts";
import { measuring } from "../measuring/measuring.chunk.ts";
import styles from "./banner.module.css";

/** Data of the banner, and the third parties that need consent. */
export interface BannerData extends ThirdParties {
	/** Version of the privacy policy that the banner asks about; undefined if the visitor has answered it. */
	readonly policy: string | undefined;
	/** True if a third party runs with consent. The shell then loads the banner's code at once (see `still`). */
	readonly live: boolean;
}

/** Consent banner that works without JavaScript. Its buttons to refuse, choose and accept look alike (CN-5). */
export default function Banner({ data }: SlotProps<BannerData>) {
	const { policy } = data;
	const t = useMessages("mf-consent");
	const { href, navigate, currentHref } = useRuntime();
	const [open, setOpen] = useState(policy !== undefined);
	const [failed, setFailed] = useState(false);
	const settings = href("cookie-settings");

	// After a client navigation from a page without the banner, the visitor may have answered meanwhile.
	useLayoutEffect(() => {
		if (currentConsent().accepted) setOpen(false);
		return onConsentChange(() => setOpen(!currentConsent().accepted));
	}, []);

	useEffect(() => {
		if (data.analytics || data.advertising)
			void measuring.load().then(({ measureWithConsent }) => measureWithConsent(data));
	}, [data]);

	const answer = async (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		event.preventDefault();
		if (form.get("answer") === "choose") return navigate(`${settings}?${new URLSearchParams({ from: currentHref })}`);
		// If the answer cannot be stored, the banner stays, and everything counts as refused.
		setFailed(false);
		if (!(await sendConsent(form))) return setFailed(true);
		setOpen(false);
		// The focused button is removed.
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		return undefined;
	};

	if (!open) return null;
	return (
		// `nosnippet`: search engines quote the first text of a page.
		<section className={styles.banner} aria-labelledby="consent:heading" data-consent-policy={policy} data-nosnippet="">
			<form
				method="post"
				action="/api/consent"
				autoComplete="off"
				onSubmit={(event) => void answer(event)}
				className={styles.form}
			>
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
