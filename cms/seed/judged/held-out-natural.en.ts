// 20 of 60 natural English questions, drawn at random; the other 40 are in natural.en.ts. The search isn't tuned with
// them, so their score shows how it copes with questions that nobody has prepared it for. Look at the score, not at the
// misses.

import type { JudgedQuery } from "./judged-query.ts";

export const HELD_OUT_NATURAL_ENGLISH: readonly JudgedQuery[] = [
	{
		kind: "question",
		query: "how long does onboarding take",
		answers: ["/trust-participate", "/dataspaces-101", "/catena-x-onboarding"],
	},
	{
		kind: "question",
		query: "our customer asks for a PCF",
		answers: [
			"/exchanging-carbon-footprints",
			"/glossary/product-carbon-footprint",
			"/use-cases/carbon-footprint-along-the-chain",
		],
	},
	{ kind: "question", query: "vendor lock-in", answers: ["/how-we-work", "/about", "/build-operate"] },
	{
		kind: "question",
		query: "AAS or DPP",
		answers: ["/glossary/digital-product-passport", "/digital-product-passport"],
	},
	{
		kind: "question",
		query: "EN15804 carbon footprint",
		answers: ["/glossary/product-carbon-footprint", "/exchanging-carbon-footprints"],
	},
	{
		kind: "question",
		query: "what happens when a credential expires",
		answers: ["/who-is-asking", "/trust-participate"],
	},
	{ kind: "question", query: "Who do I call when the data space is down at night?", answers: ["/imprint"] },
	{ kind: "question", query: "Is there an SLA?", answers: ["/build-operate"] },
	{ kind: "question", query: "GDPR deletion request", answers: ["/privacy-policy"] },
	{ kind: "question", query: "EU 2024 / 1781", answers: ["/digital-product-passport"] },
	{ kind: "question", query: "NDA", answers: ["/dataspace-consultations"] },
	{ kind: "question", query: "governing law liability website", answers: ["/terms-and-conditions"] },
	{ kind: "question", query: "press contact", answers: ["/contact", "/imprint"] },
	{ kind: "question", query: "Who is the managing director?", answers: ["/authors/wiebke-aldehoff", "/imprint"] },
	{
		kind: "question",
		query: "data sharing in hospitals example",
		answers: ["/references/klinikverbund-lauterhoehe", "/use-cases/device-record"],
	},
	{ kind: "question", query: "upcoming conference", answers: ["/events", "/events/data-space-day-lisbon"] },
	{ kind: "question", query: "does this use blockchain", answers: ["/dataspaces-101"] },
	{ kind: "question", query: "watch past webinars", answers: ["/events/recordings"] },
	{
		kind: "question",
		query: "can a small company without an IT department take part",
		answers: ["/catena-x", "/first-supplier-in-one-week"],
	},
	{ kind: "question", query: "Are you ISO 27001 certified?", answers: ["/security"] },
];
