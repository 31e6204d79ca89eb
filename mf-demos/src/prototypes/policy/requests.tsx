import { Badge } from "@hub/shared-ui/card/badge";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { classes } from "@hub/shared-ui/text/markup";
import { useEffect, useRef } from "react";
import { stateLink } from "../state-link.tsx";
import { Findings } from "./findings.tsx";
import styles from "./policy.module.css";
import { NOTHING_ALLOWED } from "./policy-rules.ts";
import { changeTo, dayText, labelOf, type PolicyScene } from "./policy-view.ts";

type Judged = PolicyScene["judged"][number];

/** The received requests, newest first, with the policy's decisions, and the link to the next one. */
export function Requests(scene: PolicyScene) {
	const { settings, state, judged, address, t } = scene;
	const result = useRef<HTMLHeadingElement>(null);
	const left = settings.requests.length - state.received;
	const before = useRef(left);
	useEffect(() => {
		// The link to the next request is removed after the last one, and the link to the first one after a restart.
		if (before.current !== left && (left === 0 || before.current === 0)) result.current?.focus();
		before.current = left;
	}, [left]);
	const allowed = judged.filter((one) => one.allowed).length;
	const right = judged.filter((one) => one.allowed === one.request.wanted).length;
	const isRight = left === 0 && right === judged.length;
	return (
		<section className={styles.requests} aria-labelledby="requests-heading">
			<div className={styles.result}>
				<div role="status" className={styles.status}>
					<h2 id="requests-heading" ref={result} tabIndex={-1} className={styles.heading}>
						{judged.length === 0 ? t("requests.title") : t("result.allowed", { allowed, all: judged.length })}
					</h2>
					<p>
						{judged.length === 0
							? t("requests.none", { provider: settings.provider.name })
							: t(isRight ? "result.right" : "result.wanted", {
									provider: settings.provider.name,
									right,
									all: judged.length,
								})}
					</p>
				</div>
				<p className={styles.moves}>
					{left > 0 ? (
						<ButtonLink
							kind="signal"
							iconEnd="arrow-right"
							{...stateLink(address, changeTo(scene, {}, state.received + 1))}
						>
							{t(state.received === 0 ? "requests.first" : "requests.next")}
						</ButtonLink>
					) : (
						<span className={styles.soft}>{t(isRight ? "result.over" : "result.change")}</span>
					)}
					{state.received > 0 && (
						<ButtonLink kind="plain" icon="arrow-left" {...stateLink(address, changeTo(scene, NOTHING_ALLOWED, 0))}>
							{t("again")}
						</ButtonLink>
					)}
				</p>
			</div>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" reversed className={styles.list}>
				{judged.toReversed().map((one) => (
					<li key={one.request.id}>
						<RequestCard {...scene} one={one} />
					</li>
				))}
			</ol>
		</section>
	);
}

function RequestCard(scene: PolicyScene & { readonly one: Judged }) {
	const { settings, t, one } = scene;
	const { request, allowed, findings } = one;
	const isRight = allowed === request.wanted;
	const wrong = request.wanted ? "wanted.tooStrict" : "wanted.tooLoose";
	return (
		<article className={classes(styles.request, allowed && styles.allowed)} aria-labelledby={`request-${request.id}`}>
			<div className={styles.head}>
				<h3 id={`request-${request.id}`}>{request.name}</h3>
				<Badge tone={allowed ? "success" : "signal"}>{t(allowed ? "request.allowed" : "request.refused")}</Badge>
			</div>
			<p
				className={styles.soft}
			>{`${dayText(scene, request.on)}, ${labelOf(settings.recipients, request.recipient)}`}</p>
			<p>{request.text}</p>
			<Findings input={scene} request={request} findings={findings} />
			<p className={classes(styles.wanted, !isRight && styles.wrong)}>
				<strong>{t(isRight ? "wanted.right" : wrong)}</strong> <span>{request.because}</span>
			</p>
		</article>
	);
}
