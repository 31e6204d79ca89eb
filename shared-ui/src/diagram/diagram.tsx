import type { ReactNode } from "react";
import { classes } from "../text/markup.ts";
import styles from "./diagram.module.css";
import type { Drawing, Shape } from "./shape.ts";

export interface DiagramProps {
	/** Accessible name of the diagram. */
	readonly title: string;
	/** Description in sentences for people who do not see it. */
	readonly description: string;
	/** Shown below. */
	readonly caption?: ReactNode;
	/** Created by `drawingOf` in `diagram/drawing-of`. */
	readonly drawing: Drawing;
}

/** Drawing with real text, in portrait on narrow columns and in landscape on wide ones. */
export function Diagram({ title, description, caption, drawing }: DiagramProps) {
	return (
		<figure className={styles.figure}>
			{(["wide", "narrow"] as const).map((shape) => (
				<svg
					key={shape}
					viewBox={`0 0 ${drawing[shape].width} ${drawing[shape].height}`}
					width={drawing[shape].width}
					height={drawing[shape].height}
					className={styles[shape]}
					role="img"
				>
					<title>{title}</title>
					<desc>{description}</desc>
					{drawing[shape].shapes.map((part, index) => (
						<DrawnShape key={index} shape={part} />
					))}
				</svg>
			))}
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}

function DrawnShape({ shape }: { readonly shape: Shape }) {
	if ("path" in shape) return <path d={shape.path} className={styles[shape.look]} />;
	if ("rect" in shape) {
		const [x, y, width, height, radius] = shape.rect;
		return <rect x={x} y={y} width={width} height={height} rx={radius} className={styles[shape.look]} />;
	}
	if ("circle" in shape) {
		const [x, y, radius] = shape.circle;
		return <circle cx={x} cy={y} r={radius} className={styles[shape.look]} />;
	}
	const [x, y] = shape.at;
	return (
		<text className={classes(styles.label, styles[shape.look], shape.align !== "middle" && styles[shape.align])}>
			{shape.lines.map((text, index) => (
				<tspan key={index} x={x} y={y + index * shape.leading}>
					{index < shape.lines.length - 1 && !text.endsWith("-") ? `${text} ` : text}
				</tspan>
			))}
		</text>
	);
}
