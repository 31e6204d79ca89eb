import { contractPrototype } from "../prototypes/contract.ts";
import type { DemoSeed } from "../shape.ts";

export default {
	key: "negotiate-a-usage-contract",
	tone: "clay",
	industry: "manufacturing",
	minutes: 8,
	use_cases: ["load-forecasts"],
	terms: ["usage-policy", "usage-contract", "usage-control"],
	text: {
		de: {
			slug: "nutzungsvertrag-aushandeln",
			title: "Einen Nutzungsvertrag aushandeln",
			description:
				"Zwei Konnektoren handeln Schritt für Schritt aus, wozu Prüfberichte genutzt werden dürfen. Sie sehen, welche Regel greift und woran eine Anfrage scheitert.",
			cover_alt:
				"Anbieter und Nutzer stehen sich gegenüber, darunter die sechs Schritte einer Verhandlung; der Nutzer ist am Zug.",
			audience: "Recht, IT und alle, die Daten anbieten",
			shows: [
				{
					title: "Angebot und Gegenvorschlag",
					text: "Zwei Konnektoren einigen sich Schritt für Schritt, und Sie entscheiden für eine der beiden Seiten.",
				},
				{
					title: "Regeln, die wirklich rechnen",
					text: "Jeder Vorschlag wird ausgewertet. Sie lesen, welche Bedingung erfüllt ist und welche nicht.",
				},
				{ title: "Der Vertrag im Alltag", text: "Am Ende prüft die Demo mit Ihrem Vertrag, welche Nutzung durchgeht." },
			],
			videos: [
				{
					title: "Zwei Regelwerke im Vergleich",
					source: "zwei-regelwerke-im-vergleich",
					text: "Was im Regelwerk steht und was im einzelnen Vertrag.",
				},
			],
			body: `<p>Ein Getriebewerk bietet Prüfberichte an, ein Diagnosedienst braucht sie. Sie spielen eine der beiden Seiten und schlagen Zweck, Dauer, Region, Weitergabe, Anzahl und Preis vor. Die andere Seite prüft jeden Vorschlag mit ihren eigenen Regeln und antwortet: Sie nimmt an, macht einen Gegenvorschlag mit Gründen oder bricht ab. Danach prüft die Demo mit dem geschlossenen Vertrag, welche Nutzungen durchgehen.</p>
<h2>Was Sie dabei lernen</h2>
<ul><li>welche Bedingungen ein Konnektor prüfen kann, bevor Daten fließen,</li><li>welche Bedingungen nur als vertragliche Zusage wirken,</li><li>warum eine strenge Regel oft schlechter ist als zwei einfache.</li></ul>
<p>Der Hintergrund steht in <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>.</p>`,
			prototype_settings: contractPrototype.de,
		},
		en: {
			slug: "negotiate-a-usage-contract",
			title: "Negotiate a usage contract",
			description:
				"Two connectors negotiate, step by step, what inspection reports may be used for. See which rule takes effect and what makes a request fail.",
			cover_alt:
				"Provider and consumer face each other, with the six steps of a negotiation below; it is the consumer’s turn.",
			audience: "legal, IT and all who offer data",
			shows: [
				{
					title: "Offer and counter-proposal",
					text: "Two connectors come to terms step by step, and you decide for one of the two.",
				},
				{
					title: "Rules that really compute",
					text: "Every proposal is evaluated. You see which condition is met and which is not.",
				},
				{
					title: "The contract in daily use",
					text: "In the end, the demo checks with your contract which use goes through.",
				},
			],
			videos: [
				{
					title: "Two rulebooks compared",
					source: "two-rulebooks-compared",
					text: "What belongs in the rulebook, and what in a single contract.",
				},
			],
			body: `<p>A gearbox maker offers inspection reports, and a diagnostics company needs them. You play one of the two and propose purpose, term, region, onward sharing, number of uses and price. The other side checks every proposal with its own rules and answers: it accepts, makes a counter-proposal with reasons, or breaks off. After that, the demo checks with the contract you concluded which uses go through.</p>
<h2>What you learn on the way</h2>
<ul><li>which conditions a connector can check before data flows,</li><li>which conditions only work as a contractual promise,</li><li>why one strict policy is often worse than two simple ones.</li></ul>
<p>The background is in <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>.</p>`,
			prototype_settings: contractPrototype.en,
		},
	},
} satisfies DemoSeed;
