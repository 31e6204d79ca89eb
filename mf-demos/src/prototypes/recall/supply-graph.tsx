import { classes } from "@hub/shared-ui/text/markup";
import { type KeyboardEvent, useEffect, useState } from "react";
import { stateLink } from "../state-link.tsx";
import styles from "./graph.module.css";
import { type GraphLayout, type GraphShape, lotByKey } from "./graph-layout.ts";
import { changeTo, concernText, numberIn, partyName, type RecallScene } from "./recall-view.ts";
import { unitsIn } from "./unit-spans.ts";

/** Drawing of the supply chain whose lots are links. Tab enters it; arrow keys move between lots. */
export function SupplyGraph(props: RecallScene & { readonly shape: GraphShape; readonly layout: GraphLayout }) {
	const { layout, shape, settings, state, trace, seen, t } = props;
	// Without a script every lot is reached by Tab.
	const [roving, setRoving] = useState(false);
	useEffect(() => setRoving(true), []);
	const visible: GraphLayout = { ...layout, lots: layout.lots.filter(({ id }) => seen.has(id)) };
	const entry = seen.has(state.lot) ? state.lot : visible.lots[0]?.id;
	const walk = (event: KeyboardEvent<SVGSVGElement>) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const here = (event.target as Element).getAttribute("data-lot"); // keys come from elements of this drawing
		const next = here && lotByKey(visible, here, event.key);
		const target = next && event.currentTarget.querySelector<SVGAElement>(`[data-lot="${next}"]`);
		if (!target) return;
		event.preventDefault();
		target.focus();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
		<svg
			viewBox={`-4 0 ${layout.width + 8} ${layout.height + 4}`}
			width={layout.width + 8}
			height={layout.height + 4}
			className={classes(styles.graph, styles[shape])}
			role="group"
			aria-label={t("graph.label")}
			onKeyDown={walk}
		>
			{layout.links.map(({ from, to, path }) => {
				const known = seen.has(from) && seen.has(to);
				return (
					<path
						key={`${from} ${to}`}
						d={path}
						className={classes(
							styles.link,
							!known && styles.unknown,
							known && trace.has(from) && trace.has(to) && styles.hot,
						)}
					/>
				);
			})}
			{layout.stages.map(({ id, x, y }) => (
				<text key={id} x={x} y={y} className={styles.stage}>
					{settings.stages.find((stage) => stage.id === id)?.label}
				</text>
			))}
			{layout.lots.map(({ id, x, y, width }) => (
				<g key={id} transform={`translate(${x - width / 2} ${y - layout.lotHeight / 2})`}>
					<LotNode {...props} id={id} width={width} tabbable={!roving || id === entry} />
				</g>
			))}
		</svg>
	);
}

interface LotNodeProps extends RecallScene {
	readonly id: string;
	readonly width: number;
	readonly layout: GraphLayout;
	readonly shape: GraphShape;
	readonly tabbable: boolean;
}

function LotNode({ id, width, layout: { lotHeight: height }, shape, tabbable, ...scene }: LotNodeProps) {
	const { settings, state, trace, seen, address, t } = scene;
	const lot = settings.lots.find((one) => one.id === id);
	if (!lot) return null;
	if (!seen.has(id))
		return (
			<>
				<title>{t("graph.hidden")}</title>
				<rect width={width} height={height} rx="6" className={styles.hidden} />
				<text x={width / 2} y={height / 2 + 5} className={styles.question}>
					?
				</text>
			</>
		);
	const concerned = unitsIn(trace.get(id) ?? []);
	const start = id === state.lot;
	const all = numberIn(scene, lot.units);
	const name = [
		lot.label,
		lot.product,
		partyName(settings, lot.party),
		concernText(scene, lot),
		start && t("lot.start"),
	];
	const { href, onClick } = stateLink(address, changeTo(scene, { lot: id }));
	return (
		<a
			href={href}
			onClick={onClick}
			data-lot={id}
			tabIndex={tabbable ? 0 : -1}
			aria-label={name.filter(Boolean).join(", ")}
			aria-current={start ? "true" : undefined}
			className={classes(styles.lot, concerned > 0 && styles.concerned, start && styles.start)}
		>
			<rect width={width} height={height} rx="6" className={styles.box} />
			{concerned > 0 && (
				<rect x="1" y={height - 7} width={((width - 2) * concerned) / lot.units} height="6" className={styles.level} />
			)}
			<text x="7" y="21" className={styles.name}>
				{lot.label}
			</text>
			<text x="7" y="40" className={styles.count}>
				{concerned > 0 && shape === "wide"
					? t("lot.short", { units: numberIn(scene, concerned), all })
					: t("lot.units", { units: concerned > 0 ? numberIn(scene, concerned) : all })}
			</text>
		</a>
	);
}
