import type { RecordingSeed } from "../shape.ts";

export default {
	key: "reading-a-product-passport-recording",
	video: "reading-a-product-passport",
	topic: "product-passport",
	language: "en",
	published_on: -34,
	scenes: [
		{
			seconds: 8,
			de: {
				title: "Ein Code auf einem Motor",
				say: "Jeder Motor trägt einen Code. Wer ihn liest, kommt nicht zu einer Datenbank, sondern zum Hersteller genau dieses Stücks.",
			},
			en: {
				title: "A code on a motor",
				say: "Every motor bears a code. Reading it takes you not to a database but to the maker of this very motor.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Was alle sehen",
				say: "Herkunft, Werkstoffe, Fußabdruck, Reparaturhinweise. Das sind 21 von 63\u00a0Feldern, und sie genügen fast allen, die fragen.",
			},
			en: {
				title: "What everyone sees",
				say: "Origin, materials, footprint, repair notes. That is 21\u00a0fields out of 63, and they are enough for almost anyone who asks.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Was die Werkstatt sieht",
				say: "Zerlegung, Ersatzteile, Prüfwerte. Die Werkstatt weist sich aus, und der Hersteller sieht, wann das zuletzt geschah.",
			},
			en: {
				title: "What the repair shop sees",
				say: "Disassembly, spare parts, test values. The repair shop identifies itself, and the maker sees when that last happened.",
			},
		},
		{
			seconds: 8,
			de: {
				title: "Was die Behörde sieht",
				say: "Nachweise und Lieferanten, und zwar nur zu diesem Stück. Mehr wird nicht weitergegeben, weil mehr nicht gefragt ist.",
			},
			en: {
				title: "What the authority sees",
				say: "Evidence and suppliers, for this one piece only. Nothing more is passed on, because nothing more was asked for.",
			},
		},
	],
	text: {
		de: {
			slug: "einen-produktpass-lesen",
			title: "Einen Produktpass lesen",
			description:
				"Ein Code, drei Leser, drei Ansichten: was wer zu sehen bekommt. Ein Video ohne Ton, auf Englisch mit deutschen Untertiteln.",
		},
		en: {
			slug: "reading-a-product-passport",
			title: "Reading a product passport",
			description:
				"One code, three readers, three views: who gets to see what. A silent video with captions and a transcript.",
		},
	},
} satisfies RecordingSeed;
