import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import { classes } from "../text/markup.ts";
import styles from "./exchange-lanes.module.css";

/** A party. */
export interface LaneParty {
	readonly name: string;
	/** Role of the party, in a few words. */
	readonly role?: ReactNode;
}

/** A flow from one party to another. */
export interface LaneFlow {
	/** Indexes into the list of parties, from 0; they differ. */
	readonly from: number;
	readonly to: number;
	/** Content of the flow, in a few words. */
	readonly label: ReactNode;
	/** Under which rule, in a sentence. */
	readonly note?: ReactNode;
}

export interface ExchangeLanesProps {
	/** Two to four; further ones are left out with their flows. */
	readonly parties: readonly LaneParty[];
	/** In order. */
	readonly flows: readonly LaneFlow[];
	/** Read out between two names, e.g. “an”. */
	readonly wordTo: string;
	/** Shown below. */
	readonly caption?: ReactNode;
}

const MAX_PARTIES = 4;

/**
 * Exchange between parties: parties as columns, flows as arrows across them, in order. In narrow containers each flow
 * shows its own two parties.
 */
export function ExchangeLanes({ parties, flows, wordTo, caption }: ExchangeLanesProps) {
	const shown = parties.slice(0, MAX_PARTIES);
	return (
		<figure className={styles.figure}>
			<div className={classes(styles.board, styles[`of${shown.length}`])}>
				<div className={styles.fields} aria-hidden="true">
					{shown.map(({ name }, index) => (
						<span key={name} className={styles[`tone${index}`]} />
					))}
				</div>
				{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
				<ul role="list" className={styles.parties}>
					{shown.map(({ name, role }, index) => (
						<li key={name} className={classes(styles.party, styles[`tone${index}`])}>
							<strong className={styles.name}>{name}</strong>
							{role && <span className={styles.role}>{role}</span>}
						</li>
					))}
				</ul>
				{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
				<ol role="list" className={styles.flows}>
					{flows
						.filter(({ from, to }) => shown[from] && shown[to])
						.map((flow, index) => (
							<Flow key={index} flow={flow} number={index + 1} parties={shown} wordTo={wordTo} />
						))}
				</ol>
			</div>
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}

interface FlowProps {
	readonly flow: LaneFlow;
	readonly number: number;
	readonly parties: readonly LaneParty[];
	readonly wordTo: string;
}

function Flow({ flow: { from, to, label, note }, number, parties, wordTo }: FlowProps) {
	const span = Math.abs(to - from) + 1;
	return (
		<li
			className={classes(
				styles.flow,
				styles[`at${Math.min(from, to)}`],
				styles[`span${span}`],
				to < from && styles.back,
			)}
		>
			<p className="visually-hidden">{`${parties[from]?.name} ${wordTo} ${parties[to]?.name}:`}</p>
			<div className={styles.ends} aria-hidden="true">
				<span className={classes(styles.end, styles[`tone${from}`])}>{parties[from]?.name}</span>
				<span className={styles.turn}>
					<Icon name="arrow-right" />
				</span>
				<span className={classes(styles.end, styles[`tone${to}`])}>{parties[to]?.name}</span>
			</div>
			<span className={styles.arrow} aria-hidden="true" />
			<div className={styles.words}>
				<p className={styles.label}>
					<span className={styles.number} aria-hidden="true">
						{number}
					</span>
					<span>{label}</span>
				</p>
				{note && <p className={styles.note}>{note}</p>}
			</div>
		</li>
	);
}
