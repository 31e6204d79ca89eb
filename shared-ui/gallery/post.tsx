import { MetaList } from "../src/card/meta-list.tsx";
import { Cover } from "../src/cover/cover.tsx";
import { Notice } from "../src/form/notice.tsx";
import { Breadcrumb } from "../src/layout/breadcrumb.tsx";
import { PageHead } from "../src/layout/page-head.tsx";
import { Section } from "../src/layout/section.tsx";
import { Prose } from "../src/text/prose.tsx";
import { Frame } from "./frame.tsx";

/** A page of running text. */
export function Post() {
	return (
		<Frame>
			<PageHead
				breadcrumb={
					<Breadcrumb
						label="Sie sind hier"
						items={[
							{ href: "/de", label: "Start" },
							{ href: "/de/insights", label: "Einblicke" },
						]}
						current="Kreislaufwirtschaft"
					/>
				}
				eyebrow="Kreislaufwirtschaft"
				title="Was ein Batteriepass über Wiederverwendungsmöglichkeiten wissen muss"
				description="Ein Pass ist kein Datenblatt. Er beantwortet die Fragen, die Menschen an einem Produkt haben, wenn es vor ihnen liegt."
				meta={
					<MetaList
						direction="row"
						items={[
							{ icon: "person", label: "Von:", text: "Jorinde Achtermann" },
							{ icon: "calendar", label: "Erschienen:", text: "8. April 2031" },
							{ icon: "clock", label: "Lesezeit:", text: "6 Minuten" },
						]}
					/>
				}
				picture={<Cover seed="batteriepass" tone="clay" density="head" />}
			/>
			<Section width="text">
				<Prose>
					<p>
						Wer eine Batterie ausbaut, will wissen, was sie noch kann. Die <a href="/de/glossar/restkapazitaet">Restkapazität</a>{" "}
						steht im Pass, doch erst mit der Ladehistorie wird aus einer Zahl eine Entscheidung. In <strong>drei Projekten</strong>{" "}
						haben wir beobachtet, welche Angaben tatsächlich abgefragt werden – und welche nur gepflegt.
					</p>
					<h2>Fragen, bevor man Felder definiert</h2>
					<p>
						Die Weiterverwendungsentscheidung fällt in der Werkstatt, nicht im Rechenzentrum. Deshalb beginnt ein guter Pass mit
						einer Befragung der Menschen, die ihn lesen: Käuferinnen, Werkstätten, Recyclingbetriebe, Marktüberwachungsbehörden.
					</p>
					<ul>
						<li>Woraus besteht die Batterie, und woher kommen die Rohstoffe?</li>
						<li>
							Wie lange hält sie noch?
							<ul>
								<li>Restkapazität in Prozent</li>
								<li>Zahl der Vollzyklen</li>
							</ul>
						</li>
						<li>Wer darf sie öffnen?</li>
					</ul>
					<Notice title="Gut zu wissen">Ein Teil der Angaben ist öffentlich, ein anderer nur für Berechtigte.</Notice>
					<h3>Was in welchem Abschnitt steht</h3>
					<table>
						<thead>
							<tr>
								<th scope="col">Angabe</th>
								<th scope="col">Öffentlich</th>
								<th scope="col">Berechtigte Betriebe</th>
								<th scope="col">Aktualisierung</th>
							</tr>
						</thead>
						<tbody>
							<tr>
								<th scope="row">Materialzusammensetzung</th>
								<td>ja</td>
								<td>ja, mit Anteilen</td>
								<td>einmalig</td>
							</tr>
							<tr>
								<th scope="row">Restkapazität</th>
								<td>nein</td>
								<td>ja</td>
								<td>täglich</td>
							</tr>
						</tbody>
					</table>
					<blockquote>
						<p>„Wir haben zwölf Felder gestrichen und zwei ergänzt. Seitdem wird der Pass benutzt.“</p>
					</blockquote>
					<ol>
						<li>Rollen festlegen.</li>
						<li>
							Regeln als <code>policy</code> formulieren.
						</li>
						<li>Austausch prüfen.</li>
					</ol>
					<pre>
						<code>{'{ "permission": "use", "purpose": "repair", "until": "2032-12-31" }'}</code>
					</pre>
					<figure>
						<Cover seed="figure" tone="clay" />
						<figcaption>Zwei Felder, ein Kreis: Das Bild gehört zu diesem Beitrag und wird berechnet.</figcaption>
					</figure>
				</Prose>
			</Section>
		</Frame>
	);
}
