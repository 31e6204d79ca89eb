import type { ReactNode } from "react";
import styles from "./diagram.module.css";
import { ConnectorDrawing, type ConnectorLabels } from "./diagram-connector.tsx";
import { ExchangeDrawing, type ExchangeLabels } from "./diagram-exchange.tsx";
import { PassportDrawing, type PassportLabels } from "./diagram-passport.tsx";

export type { ConnectorLabels, ExchangeLabels, PassportLabels };

interface DiagramFrame {
	/** What the diagram is called; its accessible name. */
	readonly title: string;
	/** What it shows, in sentences, for those who do not see it. */
	readonly description: string;
	/** Shown below. */
	readonly caption?: ReactNode;
}

/** Long words in labels may carry soft hyphens (U+00AD); they break only where they must. */
export type DiagramProps = DiagramFrame &
	(
		| { readonly kind: "exchange"; readonly labels: ExchangeLabels }
		| { readonly kind: "connector"; readonly labels: ConnectorLabels }
		| { readonly kind: "passport"; readonly labels: PassportLabels }
	);

/** A drawing with real text, upright on narrow columns and lying on wide ones. */
export function Diagram(props: DiagramProps) {
	const { title, description, caption } = props;
	return (
		<figure className={styles.figure}>
			{(["wide", "narrow"] as const).map((shape) => (
				<svg key={shape} viewBox={VIEW_BOXES[props.kind][shape]} className={styles[shape]} role="img">
					<title>{title}</title>
					<desc>{description}</desc>
					{drawing(props, shape)}
				</svg>
			))}
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}

const VIEW_BOXES = {
	exchange: { wide: "0 0 720 350", narrow: "0 0 280 620" },
	connector: { wide: "0 0 720 340", narrow: "0 0 280 690" },
	passport: { wide: "0 0 720 390", narrow: "0 0 280 640" },
} as const satisfies Record<DiagramProps["kind"], Record<"wide" | "narrow", string>>;

function drawing(props: DiagramProps, shape: "wide" | "narrow"): ReactNode {
	switch (props.kind) {
		case "exchange":
			return <ExchangeDrawing labels={props.labels} shape={shape} />;
		case "connector":
			return <ConnectorDrawing labels={props.labels} shape={shape} />;
		case "passport":
			return <PassportDrawing labels={props.labels} shape={shape} />;
	}
}
