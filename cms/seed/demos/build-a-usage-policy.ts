import { policyPrototype } from "../prototypes/policy.ts";
import type { DemoSeed } from "../shape.ts";

export default {
	key: "build-a-usage-policy",
	tone: "brand",
	industry: "manufacturing",
	minutes: 6,
	use_cases: ["product-passport-for-repair"],
	terms: ["usage-policy", "usage-control"],
	text: {
		de: {
			slug: "nutzungsregel-bauen",
			title: "Eine Nutzungsregel bauen",
			description:
				"Wer darf die Prüfberichte bekommen, wozu und bis wann? Bauen Sie die Regel selbst, und sehen Sie zu, wie sie sechs Anfragen beurteilt, jede mit Gründen.",
			cover_alt:
				"Links eine Nutzungsregel mit angekreuzten Bedingungen, rechts beurteilte Anfragen; zwei von drei werden durchgelassen.",
			audience: "Recht, Einkauf und alle, die Daten anbieten",
			shows: [
				{
					title: "Vier Fragen, eine Regel",
					text: "Wer, wozu, bis wann, und ob die Daten weitergehen dürfen: Mehr braucht der Anfang nicht.",
				},
				{
					title: "Jede Antwort mit Grund",
					text: "Zu jeder Anfrage lesen Sie, welche Bedingung erfüllt ist und welche nicht.",
				},
				{
					title: "Ändern und gleich sehen",
					text: "Jede Änderung beurteilt alle Anfragen neu. So finden Sie die Lücke in Ihrer Regel.",
				},
			],
			body: `<p>Ein Getriebewerk bietet Prüfberichte an. Sechs Anfragen warten, und nicht jede soll durchgehen. Sie kreuzen an, was erlaubt ist, und sehen sich die Anfragen eine nach der anderen an. Ist die Regel zu streng, bleibt ein Kunde draußen; ist sie zu weit, liest ein Wettbewerber mit.</p>
<h2>Was Sie dabei lernen</h2>
<ul><li>dass eine leere Regel nichts erlaubt, nicht alles,</li><li>warum jede der vier Bedingungen gebraucht wird,</li><li>wie dieselbe Regel in der Sprache aussieht, die Konnektoren lesen.</li></ul>
<p>Wie zwei Unternehmen sich auf eine Regel einigen, zeigt die Demo <a href="/de/demos/nutzungsvertrag-aushandeln">Einen Nutzungsvertrag aushandeln</a>.</p>`,
			prototype_settings: policyPrototype.de,
		},
		en: {
			slug: "build-a-usage-policy",
			title: "Build a usage policy",
			description:
				"Who may have the inspection reports, what for and until when? Build the policy yourself and watch it judge six requests, each with reasons.",
			cover_alt:
				"On the left a usage policy with ticked conditions, on the right judged requests; two of three are let through.",
			audience: "legal, purchasing and all who offer data",
			shows: [
				{
					title: "Four questions, one policy",
					text: "Who, what for, until when, and whether the data may go further: that is enough to begin with.",
				},
				{
					title: "A reason with every answer",
					text: "For every request, you see which condition is met and which is not.",
				},
				{
					title: "Change it and see",
					text: "With every change, all requests are judged again. That is how you find the gap in your policy.",
				},
			],
			body: `<p>A gearbox maker offers inspection reports. Six requests are waiting, and not all of them should go through. You tick what is allowed and look at the requests one by one. If the policy is too strict, a customer is left out; if it is too loose, a competitor gets to read them, too.</p>
<h2>What you learn on the way</h2>
<ul><li>that an empty policy allows nothing, rather than everything,</li><li>why each of the four conditions is needed,</li><li>what the same policy looks like in the language that connectors read.</li></ul>
<p>How two companies agree on a policy is shown by the demo <a href="/demos/negotiate-a-usage-contract">Negotiate a usage contract</a>.</p>`,
			prototype_settings: policyPrototype.en,
		},
	},
} satisfies DemoSeed;
