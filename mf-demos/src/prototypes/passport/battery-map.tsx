import type { BatteryPart, PassportPart } from "@hub/shared-contracts/content/prototype-passport";
import type { ReactNode } from "react";
import styles from "./battery-map.module.css";
import { wayTo } from "./passport-reading.ts";

/** Left edges and tops of the eight modules in the pack. */
const MODULES = [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => [58 + column * 46, 40 + row * 42] as const));
/** X coordinates of the cells in the enlarged module. */
const CELLS = [0, 1, 2, 3, 4, 5].map((index) => 18 + index * 20);

/**
 * Drawing of a battery from above, with one of its modules and cells enlarged. Decorative: the tree has the same
 * content.
 */
export function BatteryMap({ parts, current }: { readonly parts: readonly PassportPart[]; readonly current: string }) {
	const way = wayTo(parts, current);
	const group = (kind: BatteryPart, drawing: ReactNode) => {
		const part = parts.find((one) => one.drawn === kind);
		if (!part) return null;
		const passed = way.includes(part.id) ? styles.onTheWay : styles.other;
		return <g className={part.id === current ? styles.lookedAt : passed}>{drawing}</g>;
	};
	return (
		<svg viewBox="0 0 320 262" width={320} height={262} className={styles.map} aria-hidden="true">
			{group(
				"pack",
				<>
					{[24, 68, 112].flatMap((y) => [
						<rect key={`l${y}`} x="2" y={y} width="22" height="16" rx="3" />,
						<rect key={`r${y}`} x="296" y={y} width="22" height="16" rx="3" />,
					])}
					<rect x="14" y="4" width="292" height="144" rx="16" />
					<path d="M254 4v-3h14v3M278 4v-3h14v3" />
				</>,
			)}
			{group(
				"housing",
				<path
					fillRule="evenodd"
					d="M30 14h260a8 8 0 0 1 8 8v108a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8zm4 10a4 4 0 0 0-4 4v96a4 4 0 0 0 4 4h252a4 4 0 0 0 4-4V28a4 4 0 0 0-4-4z"
				/>,
			)}
			{group(
				"cooling",
				<>
					<rect x="38" y="32" width="206" height="88" rx="4" />
					<path className={styles.line} d="M38 46h8v60h12M244 46h-8M236 46v60h-8M46 46h190M58 106h170M46 76h190" />
				</>,
			)}
			{group(
				"module",
				<>
					{MODULES.map(([x, y]) => (
						<g key={`${x} ${y}`}>
							<rect x={x} y={y} width="38" height="30" rx="3" />
							<path
								className={styles.line}
								d={`M${x + 9.5} ${y + 5}v20M${x + 19} ${y + 5}v20M${x + 28.5} ${y + 5}v20`}
							/>
						</g>
					))}
					<path className={styles.lens} d="M58 112 10 176M96 112l50 64" />
					<rect x="10" y="176" width="136" height="80" rx="6" />
				</>,
			)}
			{group(
				"controller",
				<>
					<rect x="252" y="40" width="30" height="72" rx="3" />
					<path className={styles.line} d="M258 62h18v20h-18zM252 50h30M258 90v14M264 90v14M270 90v14M276 90v14" />
				</>,
			)}
			{group(
				"cell",
				<>
					{CELLS.map((x) => (
						<g key={x}>
							<path d={`M${x + 3} 190v-5h4v5M${x + 11} 190v-5h4v5`} />
							<rect x={x} y="190" width="17" height="56" rx="2" />
						</g>
					))}
					<path className={styles.lens} d="M135 190l53-14M135 246l53 10" />
					<path d="M210 176v-8h20v8M266 176v-8h20v8" />
					<rect x="188" y="176" width="122" height="80" rx="6" />
				</>,
			)}
			{group(
				"cathode",
				<>
					<rect x="196" y="184" width="34" height="64" rx="2" />
					<path className={styles.line} d="M213 190v12M207 196h12" />
				</>,
			)}
			{group(
				"electrolyte",
				<>
					<rect x="234" y="184" width="30" height="64" rx="2" />
					<path className={styles.dots} d="M242 196h0M254 204h0M243 214h0M256 224h0M244 234h0M255 240h0M250 190h0" />
				</>,
			)}
			{group(
				"anode",
				<>
					<rect x="268" y="184" width="34" height="64" rx="2" />
					<path className={styles.line} d="M279 196h12" />
				</>,
			)}
		</svg>
	);
}
