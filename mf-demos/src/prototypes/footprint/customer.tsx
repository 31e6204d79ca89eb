import { ButtonLink } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { Icon } from "@hub/shared-ui/layout/icon";
import { useEffect, useMemo, useRef } from "react";
import { StateLink, stateLink } from "../state-link.tsx";
import styles from "./footprint.module.css";
import { changeTo, type FootprintScene, gramsText } from "./footprint-view.ts";
import { applyChange, CHANGES, checkOf, type FootprintMessage, messageOf } from "./message.ts";
import { sealText } from "./seals.ts";

/** The customer's side: the sum, the received message, and the sealed parts. */
export function Customer(scene: FootprintScene) {
	const { settings, state, t } = scene;
	const { customer } = settings;
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(state.sent);
	useEffect(() => {
		// The pressed link is removed with the step, so the focus moves to this side.
		if (before.current !== state.sent) heading.current?.focus();
		before.current = state.sent;
	}, [state.sent]);
	return (
		<section className={styles.customer} aria-labelledby="customer-heading">
			<p className={styles.side}>{t("customer")}</p>
			<h2 id="customer-heading" ref={heading} tabIndex={-1} className={styles.heading}>
				{customer.name}
			</h2>
			<p className={styles.soft}>{customer.role}</p>
			{state.sent ? <Arrived {...scene} /> : <p className={styles.nothing}>{t("nothing")}</p>}
		</section>
	);
}

function Arrived(scene: FootprintScene) {
	const { settings, state, address, t } = scene;
	const grams = state.grams.join(".");
	// Seals are costly on slow devices, and no other part of the state changes them.
	const message = useMemo(() => messageOf(settings, grams.split(".").map(Number)), [settings, grams]);
	const arrived = useMemo(() => applyChange(message, state.change), [message, state.change]);
	const isFirst = useRef(true);
	const outcome = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// The visitor's focus was on the link to the check, which is removed.
		if (!isFirst.current) outcome.current?.focus();
		isFirst.current = false;
	}, [state.checked]);
	return (
		<>
			<p className={styles.figure}>
				<strong>{gramsText(scene, arrived.grams)}</strong> <span>{t("figure.for", { product: settings.product })}</span>
			</p>
			<dl className={styles.facts}>
				{[...settings.facts, { label: t("facts.measured"), value: t("percent", { number: arrived.measured }) }].map(
					({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					),
				)}
			</dl>
			<h3 id="seals-heading" className={styles.subheading}>
				{t("seals.title")}
			</h3>
			<p className={styles.soft}>{t("seals.text")}</p>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.seals} aria-labelledby="seals-heading">
				{arrived.seals.map((sealed, index) => (
					<li key={sealed.toString(36)}>
						<Icon name="lock" />
						<span>{t("seals.part", { number: index + 1 })}</span>
						<code translate="no">{`${sealText(sealed)} …`}</code>
					</li>
				))}
			</ol>
			{state.checked ? (
				<>
					<h3 ref={outcome} tabIndex={-1} className={styles.subheading}>
						{t("check.title")}
					</h3>
					<Checked {...scene} arrived={arrived} />
				</>
			) : (
				<p className={styles.moves}>
					<ButtonLink kind="signal" icon="shield" {...stateLink(address, changeTo(scene, { checked: true }))}>
						{t("check")}
					</ButtonLink>
				</p>
			)}
		</>
	);
}

function Checked(scene: FootprintScene & { readonly arrived: FootprintMessage }) {
	const { state, address, t, arrived } = scene;
	const { holds, product, expected } = useMemo(() => checkOf(arrived), [arrived]);
	return (
		<>
			<div role="status">
				<Notice kind={holds ? "success" : "warning"} title={t(holds ? "check.holds" : "check.fails")}>
					{t(`check.${state.change}`)}
				</Notice>
			</div>
			<nav className={styles.change} aria-labelledby="change-heading">
				<h3 id="change-heading" className={styles.subheading}>
					{t("change.title")}
				</h3>
				{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
				<ul role="list" className={styles.changes}>
					{CHANGES.map((change) => (
						<li key={change}>
							<StateLink
								address={address}
								change={changeTo(scene, { change })}
								aria-current={state.change === change ? "true" : undefined}
							>
								{t(`change.${change}`)}
							</StateLink>
						</li>
					))}
				</ul>
			</nav>
			<dl className={styles.computed}>
				<div>
					<dt>{t("computed.product")}</dt>
					<dd>
						<code translate="no">{`${sealText(product)} …`}</code>
					</dd>
				</div>
				<div>
					<dt>{t("computed.sum")}</dt>
					<dd>
						<code translate="no">{`${sealText(expected)} …`}</code>
					</dd>
				</div>
			</dl>
			<p className={styles.soft}>{t("computed.text")}</p>
		</>
	);
}
