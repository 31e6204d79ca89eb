// Every fourth of the English questions that were written with those of asked.en.ts: the engine was not improved by
// them, so they say what it does with questions that it was not made for. Look at their score, not at their misses.

import type { JudgedQuery } from "./judged-query.ts";

export const HELD_OUT_ENGLISH: readonly JudgedQuery[] = [
	{ kind: "shown", query: "newsletter delivery", answers: ["/data-privacy/partner-list#partner-rundbrief-elmsund"] },
	{ kind: "shown", query: "phone number", answers: ["/contact", "/imprint"] },
	{ kind: "shown", query: "dairy cooperative", answers: ["/references/genossenschaft-gruenwarden", "/about"] },
	{ kind: "shown", query: "bridge ramp bus route", answers: ["/motion-data"] },
	{ kind: "shown", query: "ecosystem at home", answers: ["/ecosystems", "/data-mesh"] },
	{ kind: "unknown", query: "usage policy template docx", answers: ["/resources#resource-usage-policy-template"] },
	{ kind: "unknown", query: "how do I connect SAP to a data space", answers: ["/connect-integrate"] },
	{
		kind: "unknown",
		query: "load forecasts saxophone",
		answers: ["/use-cases/load-forecasts", "/references/stromnetz-hagenfurt"],
	},
	{ kind: "beginning", query: "ontol", answers: ["/glossary/ontology"] },
	{ kind: "beginning", query: "manufactur", answers: ["/industry/manufacturing"] },
	{ kind: "compound", query: "usecase", answers: ["/use-cases"] },
	{ kind: "type", query: "reference hospital", answers: ["/references/klinikverbund-lauterhoehe"] },
	{
		kind: "type",
		query: "download checklist",
		answers: ["/resources#resource-ready-for-a-data-space", "/resources#resource-before-a-connector-goes-live"],
	},
	{ kind: "type", query: "video product passport", answers: ["/events/recordings/reading-a-product-passport"] },
	{ kind: "question", query: "How do I become a participant?", answers: ["/trust-participate"] },
	{ kind: "question", query: "How long does it take to set up a data space?", answers: ["/build-operate"] },
	{ kind: "question", query: "Who sees the data that we transfer?", answers: ["/security"] },
	{ kind: "question", query: "What happens when we leave the data space?", answers: ["/trust-participate"] },
];
