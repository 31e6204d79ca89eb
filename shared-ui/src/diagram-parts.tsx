import styles from "./diagram.module.css";
import { wrapLabel } from "./diagram-text.ts";
import { classes } from "./markup.ts";

interface LabelProps {
	readonly x: number;
	/** The middle of the label's lines, or with `from: "top"` the first baseline. */
	readonly y: number;
	readonly text: string;
	/** Characters a line. */
	readonly limit: number;
	readonly align?: "start" | "middle";
	readonly weight?: "normal" | "strong" | "title";
	readonly from?: "middle" | "top";
}

/** Text in lines around a point. */
export function Label({ x, y, text, limit, align = "middle", weight = "normal", from = "middle" }: LabelProps) {
	const lines = wrapLabel(text, limit);
	const leading = weight === "title" ? 22 : 19;
	const first = from === "top" ? y : y + 5.5 - ((lines.length - 1) * leading) / 2;
	return (
		<text className={classes(styles.label, styles[weight], align === "start" && styles.start)}>
			{lines.map((line, index) => (
				<tspan key={line} x={x} y={first + index * leading}>
					{index < lines.length - 1 && !line.endsWith("-") ? `${line} ` : line}
				</tspan>
			))}
		</text>
	);
}

interface BoxProps {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly text: string;
	/** Characters a line. */
	readonly limit: number;
	/** `agreed`: drawn as something that both hold. */
	readonly look?: "plain" | "agreed";
}

/** A thing with a name inside. */
export function Box({ x, y, width, height, text, limit, look = "plain" }: BoxProps) {
	return (
		<g>
			<rect x={x} y={y} width={width} height={height} rx="6" className={look === "agreed" ? styles.agreed : styles.box} />
			<Label x={x + width / 2} y={y + height / 2} text={text} limit={limit} weight={look === "agreed" ? "strong" : "normal"} />
		</g>
	);
}

/** A name upon a line between two fields. */
export function Pill({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
	// About eight units a letter; a little too wide is better than too narrow.
	const width = text.length * 8 + 28;
	return (
		<g>
			<rect x={x - width / 2} y={y - 15} width={width} height="30" rx="15" className={styles.pill} />
			<Label x={x} y={y} text={text} limit={text.length} weight="strong" />
		</g>
	);
}

/** Where parties meet: the house's spark on a line. */
export function Spark({ x, y }: { readonly x: number; readonly y: number }) {
	return (
		<g>
			<circle cx={x} cy={y} r="11" className={styles.ring} />
			<circle cx={x} cy={y} r="7.5" className={styles.spark} />
		</g>
	);
}

/** A connector: a node with an inner and an outer side. */
export function Connector({ x, y }: { readonly x: number; readonly y: number }) {
	return (
		<g>
			<circle cx={x} cy={y} r="30" className={styles.box} />
			<circle cx={x} cy={y} r="20" className={styles.connector} />
		</g>
	);
}

/** A head of an arrow that ends at a point. */
export function ArrowHead({ x, y, to }: { readonly x: number; readonly y: number; readonly to: "right" | "left" | "down" | "up" }) {
	const path = {
		right: `M${x - 9} ${y - 7}l9 7-9 7`,
		left: `M${x + 9} ${y - 7}l-9 7 9 7`,
		down: `M${x - 7} ${y - 9}l7 9 7-9`,
		up: `M${x - 7} ${y + 9}l7-9 7 9`,
	}[to];
	return <path d={path} className={styles.flow} />;
}
