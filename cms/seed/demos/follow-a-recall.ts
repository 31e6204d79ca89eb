import type { DemoSeed } from "../shape.ts";

export default {
	key: "follow-a-recall",
	tone: "brand",
	text: {
		de: {
			slug: "rueckruf-verfolgen",
			title: "Einen Rückruf verfolgen",
			description:
				"Eine Charge ist fehlerhaft. Verfolgen Sie im Netz der Lieferkette, wohin ihre Teile gegangen sind, wer Bescheid wissen muss und wer nicht.",
			body: `<p>Beim Hersteller eines Bremssystems fällt eine Charge auf. Sie gehen in der Lieferkette zurück bis zur Ursache und von dort nach vorn zu allen Produkten, in denen Teile derselben Charge stecken. Jedes Unternehmen sieht dabei nur seine Nachbarn.</p>
<h2>Was die Demo zeigt</h2>
<ul><li>wie aus Meldungen von Nachbar zu Nachbar ein ganzer Weg wird,</li><li>wie viele Produkte ein Rückruf trifft, wenn Chargen bekannt sind, und wie viele ohne sie,</li><li>an welcher Stelle die Spur abreißt und was dort fehlt.</li></ul>
<p>Wie Unternehmen solche Meldungen anbinden, lesen Sie unter <a href="/de/connect-integrate">Anbinden und integrieren</a>.</p>`,
			prototype_settings: { name: "recall" },
		},
		en: {
			slug: "follow-a-recall",
			title: "Follow a recall",
			description:
				"A batch is faulty. Follow through the network of the supply chain where its parts have gone, who has to be told, and who does not.",
			body: `<p>A maker of braking systems notices a bad batch. You go back along the supply chain to the cause, and from there forward to every product that holds parts of the same batch. Each company sees nothing but its neighbours.</p>
<h2>What the demo shows</h2>
<ul><li>how messages from neighbour to neighbour add up to a whole path,</li><li>how many products a recall affects where batches are known, and how many without,</li><li>where the trail breaks off, and what is missing there.</li></ul>
<p>How companies connect for such messages: <a href="/connect-integrate">Connect and integrate</a>.</p>`,
			prototype_settings: { name: "recall" },
		},
	},
} satisfies DemoSeed;
