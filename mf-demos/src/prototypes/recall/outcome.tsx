import styles from "./recall.module.css";
import { numberIn, type RecallScene } from "./recall-view.ts";
import { recallNumbers } from "./trace.ts";

const BAR = { width: 400, height: 14 };

/** What the tracing comes to, in numbers: without exchange and with it. */
export function Outcome(scene: RecallScene) {
	const { settings, state, traces, trace, t } = scene;
	const [off, on] = [recallNumbers(settings, traces.off), recallNumbers(settings, traces.on)];
	const now = state.exchange ? on : off;
	const number = (value: number) => numberIn(scene, value);
	const money = (value: number) => t("result.money", { number: number(value) });
	const lot = settings.lots.find(({ id }) => id === state.lot)?.label ?? state.lot;
	if (state.direction === "upstream")
		return (
			<section className={styles.outcome} role="status">
				<h2 className={styles.figure}>{t("result.upstream", { lot, count: trace.size - 1 })}</h2>
			</section>
		);
	const rows = [
		[t("result.what", { finished: settings.finished }), number(off.units), number(on.units)],
		[t("result.deliveries"), number(off.deliveries), number(on.deliveries)],
		[t("result.parties"), number(off.parties), number(on.parties)],
		[t("result.cost"), money(off.cost), money(on.cost)],
	] as const;
	return (
		<section className={styles.outcome} aria-labelledby="outcome-heading">
			<div role="status">
				<h2 id="outcome-heading" className={styles.figure}>
					{t("result.downstream", { units: number(now.units), all: number(now.all) })}
				</h2>
			</div>
			<svg viewBox={`0 0 ${BAR.width} ${BAR.height}`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
				<rect width={BAR.width} height={BAR.height} className={styles.all} />
				<rect width={(BAR.width * now.units) / Math.max(1, now.all)} height={BAR.height} className={styles.share} />
			</svg>
			<table className={styles.numbers}>
				<caption>{t("result.compare")}</caption>
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
