import type { RecordingSeed } from "../shape.ts";

export default {
	key: "two-rulebooks-recording",
	event: "rulebook-evening-berlin",
	video: "two-rulebooks",
	topic: "governance",
	language: "de",
	published_on: -12,
	scenes: [
		{
			seconds: 8,
			de: {
				title: "Zwei Regelwerke nebeneinander",
				say: "Elf Speditionen und ein Verbund von Armaturenherstellern: Beide begannen mit mehr als zwanzig Seiten. Heute sind es sechs und neun.",
			},
			en: {
				title: "Two rulebooks side by side",
				say: "Eleven hauliers, and a group of valve makers: both began with more than twenty pages. Today they have six and nine.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Was gestrichen wurde",
				say: "Alles, was ohnehin im Gesetz steht, und alles, was nur einen Partner betrifft. Was übrig blieb, konnte jede Geschäftsführung in einer halben Stunde lesen.",
			},
			en: {
				title: "What was struck out",
				say: "Whatever the law says anyway, and whatever concerns one partner only. What was left could be read by any managing director in half an hour.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Worüber gestritten wurde",
				say: "Wer darf jemanden ausschließen? Die Speditionen lassen drei Nachbarn entscheiden, die Hersteller einen gewählten Rat. Beides hat schon einmal gehalten.",
			},
			en: {
				title: "What was argued about",
				say: "Who may exclude a member? The hauliers let three neighbours decide, the makers an elected council. Both have already stood the test once.",
			},
		},
		{
			seconds: 8,
			de: {
				title: "Was sie heute anders schreiben würden",
				say: "Eine Frist für jede Entscheidung. Und einen Satz dazu, was gilt, wenn sich niemand rührt.",
			},
			en: {
				title: "What they would write differently today",
				say: "A time limit for every decision. And one sentence on what applies if nobody responds.",
			},
		},
	],
	text: {
		de: {
			slug: "zwei-regelwerke-im-vergleich",
			title: "Zwei Regelwerke im Vergleich",
			description:
				"Was zwei Verbünde gestrichen haben und worüber sie stritten: der Abend in vier Szenen, mit Untertiteln und Text.",
		},
		en: {
			slug: "two-rulebooks-compared",
			title: "Two rulebooks compared",
			description:
				"What two alliances struck out and what they argued about: the evening in four scenes, in German with English captions.",
		},
	},
} satisfies RecordingSeed;
