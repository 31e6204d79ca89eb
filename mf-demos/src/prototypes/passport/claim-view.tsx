import type { PassportClaim, PassportIssuer, PassportPart } from "@hub/shared-contracts/content/prototype-passport";
import type { Verification } from "@hub/shared-contracts/content/signed-claim";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { type FormEvent, useId } from "react";
import type { PrototypeAddress } from "../prototype-address.ts";
import { StateLink } from "../state-link.tsx";
import styles from "./claims.module.css";
import type { PassportTexts } from "./passport-texts.ts";

const KINDS = { genuine: "success", altered: "warning", unlisted: "warning", impossible: "info" } as const;

/** Result of a verification, with the verified value. */
export interface Verified extends Verification {
	readonly value: PassportClaim["value"];
}

interface ClaimViewProps {
	readonly claim: PassportClaim;
	readonly issuer: PassportIssuer | undefined;
	/** Part that the claim is about, if it is not the selected one. */
	readonly of: PassportPart | undefined;
	readonly verified: Verified | undefined;
	/** Verifies the claim as if it had this value. */
	readonly verify: (value: PassportClaim["value"]) => void;
	readonly t: PassportTexts;
	readonly address: PrototypeAddress;
}

/** A signed claim with the result and the steps of its verification. */
export function ClaimView({ claim, issuer, of, verified, verify, t, address }: ClaimViewProps) {
	const locale = useLocale();
	const name = useId();
	const quantity = (value: PassportClaim["value"]) => quantityText(value, claim.unit, locale);
	const altered = verified && verified.value !== claim.value;
	return (
		<article className={styles.claim} aria-labelledby={name}>
			<div className={styles.claimHead}>
				<div>
					<h3 id={name}>{claim.label}</h3>
					<p className={styles.by}>
						<span>
							{t("claim.by", {
								issuer: issuer?.name ?? claim.by,
								role: issuer?.role ?? "",
								date: longDate(claim.issued, locale),
							})}
						</span>
						{of && (
							<>
								<span>{" · "}</span>
								<StateLink address={address} change={{ part: of.id }}>
									{of.name}
								</StateLink>
							</>
						)}
					</p>
				</div>
				<p className={styles.value}>{quantity(claim.value)}</p>
			</div>
			<p>{claim.text}</p>
			<div role="status">
				{verified && (
					<Notice
						kind={KINDS[verified.verdict]}
						title={
							altered
								? t(`verdict.${verified.verdict}.tried`, { value: quantity(verified.value) })
								: t(`verdict.${verified.verdict}`)
						}
					>
						{t(`verdict.${verified.verdict}.text`, { issuer: issuer?.name ?? claim.by })}
					</Notice>
				)}
			</div>
			<Button kind="plain" size="small" icon="shield" className="needs-script" onClick={() => verify(claim.value)}>
				<span>{t("claim.verify")}</span>
				<span className="visually-hidden">{`: ${claim.label}`}</span>
			</Button>
			{verified && verified.digest !== "" && (
				<details className={styles.computed}>
					<summary>{t("computed")}</summary>
					<ol>
						<li>
							<span>{t("computed.text")}</span>
							<pre>
								<code>{verified.signedText}</code>
							</pre>
						</li>
						<li>
							<span>{t("computed.digest")}</span>
							<pre>
								<code>{verified.digest}</code>
							</pre>
						</li>
						<li>
							<span>{t("computed.signature", { issuer: issuer?.name ?? claim.by })}</span>
							<pre>
								<code>{claim.signature}</code>
							</pre>
						</li>
					</ol>
					<TryValue
						value={verified.value}
						isNumber={typeof claim.value === "number"}
						label={t("try.label")}
						submit={t("try.submit")}
						verify={verify}
					/>
				</details>
			)}
		</article>
	);
}

/** Formats a value with its unit in the page's language, with a no-break space between them. */
function quantityText(value: PassportClaim["value"], unit: string, locale: Locale): string {
	if (typeof value !== "number") return unit ? `${value}\u00a0${unit}` : value;
	if (unit === "%")
		return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(value / 100);
	return unit ? `${value.toLocaleString(locale)}\u00a0${unit}` : value.toLocaleString(locale);
}

interface TryValueProps {
	readonly value: PassportClaim["value"];
	/** True if the claim's own value is a number: 16.5 and “16.5” have different signatures. */
	readonly isNumber: boolean;
	readonly label: string;
	readonly submit: string;
	readonly verify: (value: PassportClaim["value"]) => void;
}

/** Field to change the claim's value, which invalidates the signature. */
function TryValue({ value, isNumber, label, submit, verify }: TryValueProps) {
	const field = useId();
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get("value") ?? "").trim();
		const number = Number(typed.replace(",", "."));
		verify(isNumber && typed !== "" && Number.isFinite(number) ? number : typed);
	};
	return (
		<form className={styles.tried} onSubmit={send}>
			<label htmlFor={field}>{label}</label>
			<input id={field} name="value" defaultValue={value} autoComplete="off" />
			<Button kind="plain" size="small" type="submit">
				{submit}
			</Button>
		</form>
	);
}
