import styles from "./recall.module.css";
import { numberIn, type RecallScene, wholeCodes } from "./recall-view.ts";
import { recallNumbers, sourcesOf } from "./trace.ts";

const BAR = { width: 400, height: 14 };

/** Result of the tracing, as a sentence and a bar. */
export function Outcome(scene: RecallScene) {
	const { settings, state, trace, t } = scene;
	const { units, all } = recallNumbers(settings, trace);
	const lot = wholeCodes(settings.lots.find(({ id }) => id === state.lot)?.label ?? state.lot);
	const downstream = state.direction === "downstream";
	const count = sourcesOf(settings, trace, state.lot);
	const upstream = count === 0 ? t("result.origin", { lot }) : t("result.upstream", { lot, count });
	return (
		<div className={styles.outcome}>
			<div role="status">
				<h2 className={styles.figure}>
					{downstream ? t("result.downstream", { units: numberIn(scene, units), all: numberIn(scene, all) }) : upstream}
				</h2>
				{!downstream && count === 0 && <p>{t("result.origin.text", { stage: settings.stages.at(-1)?.label ?? "" })}</p>}
			</div>
			{downstream && (
				<svg
					viewBox={`0 0 ${BAR.width} ${BAR.height}`}
					width={BAR.width}
					height={BAR.height}
					preserveAspectRatio="none"
					className={styles.bar}
					aria-hidden="true"
				>
					<rect width={BAR.width} height={BAR.height} className={styles.all} />
					<rect width={(BAR.width * units) / Math.max(1, all)} height={BAR.height} className={styles.share} />
				</svg>
			)}
		</div>
	);
}

/** Compares a recall without and with data exchange; nothing for a search upstream. */
export function Comparison(scene: RecallScene) {
	const { settings, state, traces, t } = scene;
	if (state.direction === "upstream") return null;
	const [off, on] = [recallNumbers(settings, traces.off), recallNumbers(settings, traces.on)];
	const number = (value: number) => numberIn(scene, value);
	const money = (value: number) => t("result.money", { number: number(value) });
	const rows = [
		[t("result.what", { finished: settings.finished }), number(off.units), number(on.units)],
		[t("result.deliveries"), number(off.deliveries), number(on.deliveries)],
		[t("result.parties"), number(off.parties), number(on.parties)],
		[t("result.cost"), money(off.cost), money(on.cost)],
	] as const;
	return (
		<section className={styles.comparison} aria-labelledby="comparison-heading">
			<h2 id="comparison-heading" className={styles.heading}>
				{t("result.compare")}
			</h2>
			<table className={styles.numbers} aria-labelledby="comparison-heading">
				<thead>
					<tr>
						<td />
						<th scope="col" className={state.exchange ? undefined : styles.current}>
							{t("switch.off")}
						</th>
						<th scope="col" className={state.exchange ? styles.current : undefined}>
							{t("switch.on")}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([label, without, withIt]) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<td className={state.exchange ? undefined : styles.current}>{without}</td>
							<td className={state.exchange ? styles.current : undefined}>{withIt}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>
				{off.units > on.units
					? t("result.saved", { units: number(off.units - on.units), money: money(off.cost - on.cost) })
					: t("result.same")}
			</p>
		</section>
	);
}
