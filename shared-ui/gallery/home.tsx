import { Badge } from "../src/card/badge.tsx";
import { Card } from "../src/card/card.tsx";
import { CardGrid } from "../src/card/card-grid.tsx";
import { DateBlock } from "../src/card/date-block.tsx";
import { MetaList } from "../src/card/meta-list.tsx";
import { Numbers } from "../src/card/numbers.tsx";
import { Steps } from "../src/card/steps.tsx";
import { Cover } from "../src/cover/cover.tsx";
import { Portrait } from "../src/cover/portrait.tsx";
import { Diagram } from "../src/diagram/diagram.tsx";
import { ButtonLink } from "../src/form/button.tsx";
import { CallToAction } from "../src/layout/call-to-action.tsx";
import { Hero } from "../src/layout/hero.tsx";
import { Section } from "../src/layout/section.tsx";
import { Quote } from "../src/text/quote.tsx";
import { Frame } from "./frame.tsx";
import { EXCHANGE } from "./sample-diagrams.ts";

/** A home page made of these components. */
export function Home() {
	return (
		<Frame>
			<Hero
				eyebrow="Datenräume für die Lieferkette"
				title="Daten teilen, ohne sie aus der Hand zu geben"
				text="Sie behalten Ihre Daten im Haus. Ihre Partner erhalten genau das, worauf Sie sich geeinigt haben – nachvollziehbar und widerrufbar."
				actions={
					<>
						<ButtonLink href="/de/kontakt" kind="signal" size="large" iconEnd="arrow-right">
							Erstgespräch vereinbaren
						</ButtonLink>
						<ButtonLink href="/de/demos" kind="plain" size="large">
							Demo ausprobieren
						</ButtonLink>
					</>
				}
				picture={<Cover seed="home" density="head" />}
			/>
			<Section
				id="products"
				eyebrow="Was wir tun"
				heading="Drei Wege in den Datenraum"
				intro="Beginnen Sie dort, wo es heute hakt. Jeder Schritt steht für sich und passt zum nächsten."
				aside={
					<ButtonLink href="/de/produkte" kind="quiet" iconEnd="arrow-right">
						Alle Produkte
					</ButtonLink>
				}
			>
				<CardGrid>
					{(["Aufbauen und betreiben", "Anbinden und integrieren", "Vertrauen und teilnehmen"] as const).map((title, index) => (
						<Card
							key={title}
							href={`/de/${index}`}
							title={title}
							text="Wir richten den Konnektor ein, prüfen die Verträge und übergeben einen laufenden Betrieb."
							cover={<Cover seed={`product-${index}`} tone={(["brand", "sky", "leaf"] as const)[index] ?? "brand"} />}
						/>
					))}
				</CardGrid>
			</Section>
			<Section
				tone="sand"
				layout="split"
				eyebrow="So funktioniert es"
				heading="Zwei Partner, eine Vereinbarung, kein Umweg"
				intro="Der Vertrag liegt zwischen beiden. Die Daten nehmen den direkten Weg."
			>
				<Diagram {...EXCHANGE} />
			</Section>
			<Section tone="brand" heading="Was sich messen lässt">
				<Numbers
					items={[
						{ value: "41", label: "angeschlossene Unternehmen", note: "Stand April 2031" },
						{ value: "6 Tage", label: "vom Vertrag zum ersten Datensatz" },
						{ value: "98,7 %", label: "der Nachweise ohne Rückfrage angenommen" },
					]}
				/>
			</Section>
			<Section heading="Nächste Veranstaltungen" aside={<a href="/de/events">Alle Veranstaltungen</a>}>
				<CardGrid columns={2}>
					<Card
						href="/de/events/1"
						title="Werkstattgespräch: Produktpass in der Textilindustrie"
						lead={<DateBlock dateTime="2031-04-09" weekday="Mi" day="9" month="Apr." label="Mittwoch, 9. April 2031" />}
						meta={
							<>
								<MetaList
									direction="row"
									items={[
										{ icon: "clock", label: "Uhrzeit:", text: "14:00 Uhr" },
										{ icon: "place", label: "Ort:", text: "Leipzig" },
									]}
								/>
								<Badge tone="success">Plätze frei</Badge>
							</>
						}
					/>
					<Card
						href="/de/events/2"
						title="Lieferkettensorgfaltspflichten mit Nachweisen aus dem Datenraum erfüllen"
						lead={<DateBlock dateTime="2031-04-24" weekday="Do" day="24" month="Apr." label="Donnerstag, 24. April 2031" />}
						meta={
							<>
								<MetaList direction="row" items={[{ icon: "online", label: "Ort:", text: "Online" }]} />
								<Badge tone="signal" node>
									Ausgebucht
								</Badge>
							</>
						}
					/>
				</CardGrid>
			</Section>
			<Section heading="Aus unserer Arbeit" tone="surface">
				<CardGrid lead>
					{[
						["clay", "Kreislaufwirtschaft", "Was ein Batteriepass wirklich wissen muss"],
						["sky", "Grundlagen", "Datenraum, Datenplattform, Datenmarktplatz: drei Wörter, drei Versprechen"],
						["plum", "Recht und Vertrauen", "Nutzungsbedingungen, die eine Maschine versteht"],
						["leaf", "Nachhaltigkeit", "Produktbezogene CO₂-Fußabdrücke ohne Tabellenanhänge austauschen"],
					].map(([tone, category, title]) => (
						<Card
							key={title}
							href={`/de/${title}`}
							eyebrow={category}
							title={title}
							text="Ein Blick in drei Projekte zeigt, welche Angaben Käufer, Werkstätten und Recyclingbetriebe tatsächlich brauchen."
							cover={<Cover seed={title ?? ""} tone={tone as "clay"} />}
							meta={<>8. April 2031 · 6 Minuten</>}
						/>
					))}
				</CardGrid>
			</Section>
			<Section layout="split" heading="In vier Schritten">
				<Steps
					items={[
						{ title: "Klären", text: "Welche Daten, für wen, zu welchem Zweck?" },
						{ title: "Anbinden", text: "Der Konnektor kommt neben Ihre Systeme, nicht hinein." },
						{ title: "Vereinbaren", text: "Nutzungsregeln werden Teil jedes Austauschs." },
						{ title: "Betreiben", text: "Wir überwachen, aktualisieren und berichten." },
					]}
				/>
			</Section>
			<Section compact>
				<Quote name="Annelie Vossbrink" position="Leiterin Einkauf, Textilwerk" portrait={<Portrait seed="annelie" />}>
					„Früher haben wir Nachweise gesucht. Heute fragen wir sie ab und sehen, wer sie freigegeben hat.“
				</Quote>
			</Section>
			<CallToAction
				title="Sprechen wir über Ihren ersten Datensatz"
				text="In 30 Minuten klären wir, ob ein Datenraum Ihr Problem löst."
				actions={
					<>
						<ButtonLink href="/de/kontakt" kind="signal" size="large" iconEnd="arrow-right">
							Erstgespräch vereinbaren
						</ButtonLink>
						<ButtonLink href="/de/demos" kind="plain" size="large">
							Erst selbst ausprobieren
						</ButtonLink>
					</>
				}
				picture={<Cover seed="contact" tone="brand" density="head" />}
			/>
		</Frame>
	);
}
