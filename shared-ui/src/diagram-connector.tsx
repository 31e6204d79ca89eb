import styles from "./diagram.module.css";
import { Box, Label, Spark } from "./diagram-parts.tsx";

/** The texts of what a connector does between the own house and the data space. */
export interface ConnectorLabels {
	/** E.g. “Ihr Unternehmen”. */
	readonly house: string;
	/** Own systems. */
	readonly systems: readonly [string, string, string];
	/** E.g. “Konnektor”. */
	readonly connector: string;
	/** What it does, in order. */
	readonly duties: readonly [string, string, string, string];
	/** E.g. “Datenraum”. */
	readonly space: string;
	/** Who is there. */
	readonly partners: readonly [string, string, string];
}

/** Three fields: own systems, the connector with its duties, the data space with its partners. */
export function ConnectorDrawing({ labels, shape }: { readonly labels: ConnectorLabels; readonly shape: "wide" | "narrow" }) {
	return shape === "wide" ? <Wide labels={labels} /> : <Narrow labels={labels} />;
}

function Wide({ labels }: { readonly labels: ConnectorLabels }) {
	return (
		<>
			<path d="M0 0h220v340H0z" className={styles.own} />
			<path d="M220 0h280v340H220z" className={styles.middle} />
			<path d="M500 0h220v340H500z" className={styles.other} />
			<path d="M220 0v340M500 0v340" className={styles.edge} />
			<Label x={24} y={42} text={labels.house} limit={20} align="start" weight="title" from="top" />
			<Label x={248} y={42} text={labels.connector} limit={24} align="start" weight="title" from="top" />
			<Label x={532} y={42} text={labels.space} limit={18} align="start" weight="title" from="top" />
			{labels.systems.map((system, index) => (
				<g key={system}>
					<path d={`M188 ${110 + index * 80}h16V190h16`} className={styles.link} />
					<Box x={24} y={82 + index * 80} width={164} height={56} text={system} limit={19} />
				</g>
			))}
			{labels.duties.map((duty, index) => (
				<g key={duty}>
					<circle cx={262} cy={100 + index * 60} r="14" className={styles.number} />
					<Label x={262} y={100 + index * 60} text={String(index + 1)} limit={2} weight="strong" />
					<Label x={288} y={100 + index * 60} text={duty} limit={25} align="start" />
				</g>
			))}
			{labels.partners.map((partner, index) => (
				<g key={partner}>
					<path d={`M500 190h16V${110 + index * 80}h16`} className={styles.link} />
					<Box x={532} y={82 + index * 80} width={164} height={56} text={partner} limit={19} />
				</g>
			))}
			<Spark x={220} y={190} />
			<Spark x={500} y={190} />
		</>
	);
}

function Narrow({ labels }: { readonly labels: ConnectorLabels }) {
	return (
		<>
			<path d="M0 0h280v216H0z" className={styles.own} />
			<path d="M0 216h280v258H0z" className={styles.middle} />
			<path d="M0 474h280v216H0z" className={styles.other} />
			<path d="M0 216h280M0 474h280" className={styles.edge} />
			<Label x={20} y={36} text={labels.house} limit={24} align="start" weight="title" from="top" />
			{labels.systems.map((system, index) => (
				<Box key={system} x={20} y={54 + index * 46} width={240} height={38} text={system} limit={30} />
			))}
			<Label x={20} y={262} text={labels.connector} limit={24} align="start" weight="title" from="top" />
			{labels.duties.map((duty, index) => (
				<g key={duty}>
					<circle cx={36} cy={298 + index * 44} r="14" className={styles.number} />
					<Label x={36} y={298 + index * 44} text={String(index + 1)} limit={2} weight="strong" />
					<Label x={62} y={298 + index * 44} text={duty} limit={28} align="start" />
				</g>
			))}
			<Label x={20} y={520} text={labels.space} limit={24} align="start" weight="title" from="top" />
			{labels.partners.map((partner, index) => (
				<Box key={partner} x={20} y={538 + index * 46} width={240} height={38} text={partner} limit={30} />
			))}
			<Spark x={140} y={216} />
			<Spark x={140} y={474} />
		</>
	);
}
