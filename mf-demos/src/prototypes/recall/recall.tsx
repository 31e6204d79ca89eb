import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { useMemo } from "react";
import type { PrototypeProps } from "../define-prototype.ts";
import { Controls } from "./controls.tsx";
import { layoutGraph } from "./graph-layout.ts";
import { LotList } from "./lot-list.tsx";
import { Comparison, Outcome } from "./outcome.tsx";
import styles from "./recall.module.css";
import { readRecallState } from "./recall-address.ts";
import { type RecallScene, wholeCodes } from "./recall-view.ts";
import { SupplyGraph } from "./supply-graph.tsx";
import { seenLots, traceProducts, traceUnits } from "./trace.ts";

/** A recall in a supply chain: with data exchange, only affected units are recalled, without it all possible ones. */
export default function RecallView({ settings, t, address }: PrototypeProps<"recall">) {
	const locale = useLocale();
	const layouts = useMemo(
		() => [
			{ shape: "wide" as const, layout: layoutGraph(settings, "wide") },
			{ shape: "narrow" as const, layout: layoutGraph(settings, "narrow") },
		],
		[settings],
	);
	const state = readRecallState(address.get, settings);
	const { lot, direction, exchange, view } = state;
	const traces = useMemo(
		() => ({ off: traceProducts(settings, lot, direction), on: traceUnits(settings, lot, direction) }),
		[settings, lot, direction],
	);
	const scene: RecallScene = {
		settings,
		state,
		traces,
		trace: exchange ? traces.on : traces.off,
		seen: seenLots(settings, view, exchange ? traces.on : undefined),
		address,
		t,
		locale,
	};
	return (
		<div className={styles.page}>
			<section className={styles.fault} aria-labelledby="fault-heading">
				<h2 id="fault-heading">{t("fault")}</h2>
				<p>{wholeCodes(settings.fault.text)}</p>
			</section>
			<Controls {...scene} />
			<section className={styles.chain} aria-label={t("graph.label")}>
				<Outcome {...scene} />
				{layouts.map(({ shape, layout }) => (
					<SupplyGraph key={shape} {...scene} shape={shape} layout={layout} />
				))}
				<p className={styles.soft}>{t("graph.hint")}</p>
			</section>
			<Comparison {...scene} />
			<LotList {...scene} />
		</div>
	);
}
