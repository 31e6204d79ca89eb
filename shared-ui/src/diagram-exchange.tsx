import styles from "./diagram.module.css";
import { ArrowHead, Box, Connector, Label, Pill, Spark } from "./diagram-parts.tsx";

/** The texts of the exchange between two parties. */
export interface ExchangeLabels {
	readonly provider: string;
	readonly consumer: string;
	readonly providerSystem: string;
	readonly consumerSystem: string;
	readonly connector: string;
	/** What both agreed on, e.g. “Vertrag und Nutzungsregeln”. */
	readonly contract: string;
	/** E.g. “Daten fließen direkt”. */
	readonly flow: string;
}

/** Two parties with systems of their own; the contract lies between them, the data flows from connector to connector. */
export function ExchangeDrawing({ labels, shape }: { readonly labels: ExchangeLabels; readonly shape: "wide" | "narrow" }) {
	return shape === "wide" ? <Wide labels={labels} /> : <Narrow labels={labels} />;
}

function Wide({ labels }: { readonly labels: ExchangeLabels }) {
	return (
		<>
			<path d="M0 0h360v350H0z" className={styles.own} />
			<path d="M360 0h360v350H360z" className={styles.other} />
			<path d="M360 0v350" className={styles.edge} />
			<Label x={28} y={42} text={labels.provider} limit={22} align="start" weight="title" from="top" />
			<Label x={424} y={42} text={labels.consumer} limit={22} align="start" weight="title" from="top" />
			<path d="M168 222h56M496 222h56" className={styles.link} />
			<path d="M254 192V132h22M466 192V132h-22" className={styles.agreement} />
			<Box x={276} y={98} width={168} height={68} text={labels.contract} limit={20} look="agreed" />
			<path d="M284 222h148" className={styles.flow} />
			<ArrowHead x={434} y={222} to="right" />
			<Connector x={254} y={222} />
			<Connector x={466} y={222} />
			<Box x={28} y={184} width={140} height={76} text={labels.providerSystem} limit={16} />
			<Box x={552} y={184} width={140} height={76} text={labels.consumerSystem} limit={16} />
			<Label x={254} y={272} text={labels.connector} limit={14} />
			<Label x={466} y={272} text={labels.connector} limit={14} />
			<Spark x={360} y={222} />
			<Pill x={360} y={318} text={labels.flow} />
		</>
	);
}

function Narrow({ labels }: { readonly labels: ExchangeLabels }) {
	return (
		<>
			<path d="M0 0h280v310H0z" className={styles.own} />
			<path d="M0 310h280v310H0z" className={styles.other} />
			<path d="M0 310h280" className={styles.edge} />
			<Label x={20} y={36} text={labels.provider} limit={24} align="start" weight="title" from="top" />
			<path d="M60 124v48M60 448v48" className={styles.link} />
			<Box x={20} y={64} width={240} height={60} text={labels.providerSystem} limit={28} />
			<path d="M90 202h142v68M90 418h142v-68" className={styles.agreement} />
			<path d="M60 232v156" className={styles.flow} />
			<ArrowHead x={60} y={388} to="down" />
			<Connector x={60} y={202} />
			<Connector x={60} y={418} />
			<Label x={104} y={186} text={labels.connector} limit={18} align="start" />
			<Label x={104} y={438} text={labels.connector} limit={18} align="start" />
			<Box x={120} y={274} width={140} height={72} text={labels.contract} limit={16} look="agreed" />
			<Label x={78} y={244} text={labels.flow} limit={16} align="start" weight="strong" />
			<Spark x={60} y={310} />
			<Box x={20} y={496} width={240} height={60} text={labels.consumerSystem} limit={28} />
			<Label x={20} y={594} text={labels.consumer} limit={24} align="start" weight="title" from="top" />
		</>
	);
}
