import type { PassportClaim, PassportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { verifyClaim } from "@hub/shared-contracts/content/signed-claim";
import { Button } from "@hub/shared-ui/form/button";
import { useState } from "react";
import type { PrototypeAddress } from "../prototype-address.ts";
import { ClaimView, type Verified } from "./claim-view.tsx";
import styles from "./claims.module.css";
import { Hidden } from "./hidden.tsx";
import { allWithin, type PassportPlace, readableBy } from "./passport-reading.ts";
import type { PassportTexts } from "./passport-texts.ts";

interface ClaimsProps {
	readonly settings: PassportSettings;
	readonly place: PassportPlace;
	readonly t: PassportTexts;
	readonly address: PrototypeAddress;
}

/** Signed claims about a part and its components. The browser verifies them one by one or all at once. */
export function Claims({ settings, place: { part, reader }, t, address }: ClaimsProps) {
	const [verified, setVerified] = useState<Readonly<Record<string, Verified>>>({});
	const { product, parts, issuers, claims } = settings;
	const within = allWithin(parts, part.id);
	const { seen, hidden } = readableBy(
		claims.filter((claim) => within.has(claim.part)),
		reader,
	);
	const issuerOf = ({ by }: PassportClaim) => issuers.find(({ id }) => id === by);
	const verify = async (chosen: readonly PassportClaim[]) => {
		const found = await Promise.all(
			chosen.map(async (claim) => {
				const verification = await verifyClaim(claim, product.identifier, issuerOf(claim));
				return [claim.id, { ...verification, value: claim.value }] as const;
			}),
		);
		setVerified((known) => ({ ...known, ...Object.fromEntries(found) }));
	};
	const done = seen.flatMap(({ id }) => verified[id] ?? []);
	const genuine = done.filter(({ verdict }) => verdict === "genuine").length;
	return (
		<>
			{seen.length === 0 && <p className={styles.nothing}>{t("claims.none")}</p>}
			{seen.length > 1 && (
				<div className={styles.verifyAll}>
					<Button kind="brand" icon="shield" className="needs-script" onClick={() => void verify(seen)}>
						{t("claims.verifyAll", { count: seen.length })}
					</Button>
					<p role="status">{done.length === seen.length && t("claims.result", { genuine, count: seen.length })}</p>
				</div>
			)}
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list" className={styles.claims}>
				{seen.map((claim) => (
					<li key={claim.id}>
						<ClaimView
							claim={claim}
							issuer={issuerOf(claim)}
							of={claim.part === part.id ? undefined : parts.find(({ id }) => id === claim.part)}
							verified={verified[claim.id]}
							verify={(value) => void verify([{ ...claim, value }])}
							t={t}
							address={address}
						/>
					</li>
				))}
			</ul>
			{hidden > 0 && <Hidden>{t("claims.hidden", { count: hidden })}</Hidden>}
		</>
	);
}
