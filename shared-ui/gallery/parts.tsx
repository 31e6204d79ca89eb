import { Badge } from "../src/card/badge.tsx";
import { Card } from "../src/card/card.tsx";
import { CardGrid } from "../src/card/card-grid.tsx";
import { DateBlock } from "../src/card/date-block.tsx";
import { FeatureList } from "../src/card/feature-list.tsx";
import { Cover } from "../src/cover/cover.tsx";
import { Diagram } from "../src/diagram/diagram.tsx";
import { Button, ButtonLink } from "../src/form/button.tsx";
import { Notice } from "../src/form/notice.tsx";
import { BrandMark } from "../src/layout/brand-mark.tsx";
import { Icon, iconNames } from "../src/layout/icon.tsx";
import { Section } from "../src/layout/section.tsx";
import { EmptyState } from "../src/list/empty-state.tsx";
import { Pagination } from "../src/list/pagination.tsx";
import { Accordion } from "../src/text/accordion.tsx";
import styles from "./gallery.module.css";
import { CONNECTOR, PASSPORT } from "./sample-diagrams.ts";

/** The smaller components, one below the other. */
export function Parts() {
	return (
		<main>
			<h1 className="visually-hidden">Teile</h1>
			<Section heading="Knöpfe, Marken, Zeichen" compact>
				<p>
					<BrandMark />
				</p>
				{(["signal", "brand", "plain", "quiet"] as const).map((kind) => (
					<p key={kind} className={styles.row}>
						<Button kind={kind}>Platz reservieren</Button>{" "}
						<Button kind={kind} size="small" icon="download">
							Herunterladen
						</Button>{" "}
						<ButtonLink kind={kind} size="large" href="/" iconEnd="arrow-right">
							Weiter
						</ButtonLink>{" "}
						<Button kind={kind} disabled>
							Ausgebucht
						</Button>
					</p>
				))}
				<p className={styles.row}>
					<Badge>Entwurf</Badge>{" "}
					<Badge tone="signal" node>
						Live
					</Badge>{" "}
					<Badge tone="success">Bestätigt</Badge> <Badge tone="brand">Grundlagen</Badge> <Badge tone="leaf">Nachhaltigkeit</Badge>{" "}
					<Badge tone="sky">Technik</Badge> <Badge tone="clay">Kreislauf</Badge> <Badge tone="plum">Recht</Badge>
				</p>
				<p className={styles.row}>
					{iconNames.map((name) => (
						<Icon key={name} name={name} size="large" label={name} />
					))}
				</p>
				<DateBlock dateTime="2031-04-09" weekday="Mi" day="9" month="Apr." label="Mittwoch, 9. April 2031" />
				<DateBlock dateTime="2030-11-24" weekday="So" day="24" month="Nov. 2030" label="Sonntag, 24. November 2030" state="past" />
			</Section>
			<Section tone="sand" heading="Konnektor">
				<Diagram {...CONNECTOR} />
			</Section>
			<Section tone="surface" heading="Produktpass">
				<Diagram {...PASSPORT} />
			</Section>
			<Section heading="Was Sie bekommen" tone="night">
				<FeatureList
					items={[
						{ icon: "exchange", title: "Direkter Austausch", text: "Von Konnektor zu Konnektor, ohne Zwischenspeicher." },
						{ icon: "shield", title: "Durchsetzbare Nutzungsregeln", text: "Jede Freigabe trägt Zweck und Frist." },
						{
							icon: "document",
							title: "Nachweise auf Abruf",
							text: "Prüfbar für Auditorinnen und Behörden.",
							href: "/de/nachweise",
						},
					]}
				/>
			</Section>
			<Section layout="split" heading="Häufige Fragen">
				<Accordion
					items={[
						{ id: "q1", title: "Müssen wir unsere Daten hochladen?", content: "Nein. Sie bleiben in Ihren Systemen.", open: true },
						{
							id: "q2",
							title: "Was kostet eine Anbindung an die Lieferkettennachweisplattform?",
							content: "Das hängt von der Zahl der Systeme ab.",
						},
						{ id: "q3", title: "Wie lange dauert es?", content: "Meist sechs bis zehn Wochen." },
					]}
				/>
			</Section>
			<Section heading="Listen" tone="sand">
				<div className={styles.stack}>
					<CardGrid columns={1}>
						{["Ein Eintrag mit kleinem Bild", "Noch ein Eintrag, dessen Titel so lang ist, dass er umbricht"].map((title) => (
							<Card
								key={title}
								href="/"
								title={title}
								eyebrow="Aufzeichnung"
								text="Ein Satz dazu."
								coverPlace="aside"
								cover={<Cover seed={title} tone="plum" />}
								meta="42 Minuten"
							/>
						))}
					</CardGrid>
					<Pagination
						type="link"
						linkUrl="?seite=[page]"
						totalItems={200}
						modelValue={9}
						prevButtonContent="Zurück"
						nextButtonContent="Weiter"
						label="Seiten"
						words={{ page: "Seite", back: "Zurück", next: "Weiter" }}
					/>
					<Pagination
						totalItems={30}
						modelValue={1}
						label="Seiten als Knöpfe"
						words={{ page: "Seite", back: "Zurück", next: "Weiter" }}
					/>
					<EmptyState
						title="Hier erscheinen Aufzeichnungen"
						text="Die erste kommt nach der nächsten Veranstaltung."
						actions={<ButtonLink href="/">Veranstaltungen ansehen</ButtonLink>}
						picture={<Cover seed="empty" tone="sky" />}
					/>
					<Notice kind="success" title="Gespeichert">
						Ihre Angaben sind da.
					</Notice>
					<Notice kind="warning" title="Noch nicht bestätigt">
						Bitte öffnen Sie die Nachricht in Ihrem Postfach.
					</Notice>
				</div>
			</Section>
		</main>
	);
}
