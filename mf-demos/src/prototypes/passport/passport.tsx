import type { PassportSettings } from "@hub/shared-contracts/content/prototype-passport";
import type { PrototypeProps } from "../define-prototype.ts";
import type { PrototypeAddress } from "../prototype-address.ts";
import { StateLink } from "../state-link.tsx";
import { BatteryMap } from "./battery-map.tsx";
import { Claims } from "./claims.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { PartMap } from "./part-map.tsx";
import { PartTree } from "./part-tree.tsx";
import styles from "./passport.module.css";
import { allWithin, historyOf, type PassportPlace, placeIn, READERS, readableBy, TABS } from "./passport-reading.ts";

/** A product passport: parts as a tree, with the facts, events and signed claims that the chosen reader may see. */
export default function PassportView({ settings, t, address }: PrototypeProps<"passport">) {
	const place = placeIn(settings, address.get);
	if (!place) return null;
	const { part, reader, tab } = place;
	const { product, parts } = settings;
	const counts = countsOf(settings, place);
	return (
		<div className={styles.passport}>
			<section className={styles.product} aria-label={t("product")}>
				<div>
					<p className={styles.name}>{product.name}</p>
					<p className={styles.about}>{product.text}</p>
					<p className={styles.identifier}>
						<span>{t("identifier")}</span> <code>{product.identifier}</code>
					</p>
				</div>
				<Choices
					label={t("reader")}
					address={address}
					name="role"
					choices={READERS}
					current={reader}
					word={(one) => t(`reader.${one}`)}
				/>
				<p className={styles.readerText}>{t(`reader.${reader}.text`)}</p>
			</section>
			<nav className={styles.tree} aria-label={t("parts")}>
				<h2 className={styles.treeTitle}>{t("parts")}</h2>
				<PartTree parts={parts} current={part.id} address={address} />
				{parts[0]?.drawn === "pack" ? (
					<BatteryMap parts={parts} current={part.id} />
				) : (
					<PartMap parts={parts} current={part.id} />
				)}
			</nav>
			<section className={styles.part} aria-labelledby="part-name">
				<h2 id="part-name">{part.name}</h2>
				<p className={styles.partText}>{part.text}</p>
				<Choices
					label={t("tabs")}
					address={address}
					name="tab"
					choices={TABS}
					current={tab}
					word={(one) => `${t(`tab.${one}`)} (${counts[one]})`}
				/>
				{tab === "facts" && <Facts settings={settings} place={place} t={t} />}
				{tab === "history" && <History settings={settings} place={place} t={t} address={address} />}
				{tab === "claims" && <Claims settings={settings} place={place} t={t} address={address} />}
			</section>
		</div>
	);
}

/** Counts the entries that the reader sees in each tab. */
function countsOf(settings: PassportSettings, { part, reader }: PassportPlace) {
	const within = allWithin(settings.parts, part.id);
	const claims = settings.claims.filter((claim) => within.has(claim.part));
	return {
		facts: readableBy(part.facts, reader).seen.length,
		history: readableBy(historyOf(settings, part.id), reader).seen.length,
		claims: readableBy(claims, reader).seen.length,
	};
}

interface ChoicesProps<Choice extends string> {
	readonly label: string;
	readonly address: PrototypeAddress;
	/** Name in the address, which leaves out the first choice. */
	readonly name: string;
	readonly choices: readonly Choice[];
	readonly current: Choice;
	readonly word: (choice: Choice) => string;
}

function Choices<Choice extends string>({ label, address, name, choices, current, word }: ChoicesProps<Choice>) {
	return (
		<nav aria-label={label} className={styles.choices}>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list">
				{choices.map((choice, index) => (
					<li key={choice}>
						<StateLink
							address={address}
							change={{ [name]: index === 0 ? undefined : choice }}
							aria-current={choice === current ? "true" : undefined}
						>
							{word(choice)}
						</StateLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
