import styles from "./diagram.module.css";
import { Box, Label, Spark } from "./diagram-parts.tsx";

/** The texts of a product passport. */
export interface PassportLabels {
	/** Stations of the product's life, in order. */
	readonly stages: readonly [string, string, string, string];
	/** E.g. “Digitaler Produktpass”. */
	readonly passport: string;
	/** How one gets to it, e.g. “Kennung am Produkt”. */
	readonly identifier: string;
	/** Who sees what. */
	readonly access: readonly [string, string, string];
}

/** Four stations that each add to one passport, and three groups that each see their part. */
export function PassportDrawing({ labels, shape }: { readonly labels: PassportLabels; readonly shape: "wide" | "narrow" }) {
	return shape === "wide" ? <Wide labels={labels} /> : <Narrow labels={labels} />;
}

const FIELDS = ["own", "middle", "own", "middle"] as const;

function Wide({ labels }: { readonly labels: PassportLabels }) {
	return (
		<>
			{labels.stages.map((stage, index) => (
				<g key={stage}>
					<path d={`M${index * 180} 0h180v120h-180z`} className={styles[FIELDS[index] ?? "own"]} />
					<Label x={index * 180 + 90} y={56} text={stage} limit={19} weight="strong" />
				</g>
			))}
			<path d="M0 120h720v270H0z" className={styles.other} />
			<path d="M0 120h720" className={styles.edge} />
			{labels.stages.map((stage, index) => (
				<path key={stage} d={`M${index * 180 + 90} 120v52`} className={styles.flow} />
			))}
			<rect x="28" y="172" width="664" height="190" rx="10" className={styles.agreed} />
			<Label x={56} y={214} text={labels.passport} limit={40} align="start" weight="title" from="top" />
			<Label x={56} y={240} text={labels.identifier} limit={60} align="start" from="top" />
			{labels.access.map((access, index) => (
				<Box key={access} x={56 + index * 208} y={266} width={192} height={68} text={access} limit={23} />
			))}
			{labels.stages.map((stage, index) => (
				<Spark key={stage} x={index * 180 + 90} y={120} />
			))}
		</>
	);
}

function Narrow({ labels }: { readonly labels: PassportLabels }) {
	return (
		<>
			{labels.stages.map((stage, index) => (
				<g key={stage}>
					<path d={`M0 ${index * 66}h280v66H0z`} className={styles[FIELDS[index] ?? "own"]} />
					<Label x={72} y={index * 66 + 33} text={stage} limit={24} align="start" weight="strong" />
				</g>
			))}
			<path d="M0 264h280v376H0z" className={styles.other} />
			<path d="M0 264h280" className={styles.edge} />
			<path d="M36 33v271" className={styles.flow} />
			<rect x="16" y="304" width="248" height="316" rx="10" className={styles.agreed} />
			<Label x={36} y={342} text={labels.passport} limit={20} align="start" weight="title" from="top" />
			<Label x={36} y={390} text={labels.identifier} limit={26} align="start" from="top" />
			{labels.access.map((access, index) => (
				<Box key={access} x={36} y={424 + index * 62} width={208} height={52} text={access} limit={26} />
			))}
			{labels.stages.map((stage, index) => (
				<Spark key={stage} x={36} y={index * 66 + 33} />
			))}
		</>
	);
}
