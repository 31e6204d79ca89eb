// English questions in the words of five visitors: a buyer, an engineer, a lawyer, a journalist, and a person who is
// new to data spaces. They are whole questions or just their key words.

import type { JudgedQuery } from "./judged-query.ts";

export const NATURAL_ENGLISH: readonly JudgedQuery[] = [
	{
		kind: "question",
		query: "price",
		answers: ["/products", "/dataspace-consultations", "/what-a-data-space-costs-to-run"],
	},
	{ kind: "question", query: "how much do you charge per connector", answers: ["/products", "/catena-x-onboarding"] },
	{ kind: "question", query: "is it free", answers: ["/dataspace-consultations", "/products"] },
	{ kind: "question", query: "contact person phone", answers: ["/contact", "/imprint"] },
	{ kind: "question", query: "can I talk to somebody in sales", answers: ["/contact", "/dataspace-consultations"] },
	{
		kind: "question",
		query: "Is a data space worth the money?",
		answers: ["/what-a-data-space-costs-to-run", "/resources#resource-what-a-data-space-costs", "/dataspaces-101"],
	},
	{ kind: "question", query: "Which product do I need?", answers: ["/products"] },
	{
		kind: "question",
		query: "data clauses for supplier contracts",
		answers: ["/resources#resource-data-annex-to-a-supply-contract"],
	},
	{ kind: "question", query: "Who are your customers?", answers: ["/references", "/about"] },
	{ kind: "question", query: "pilot project fixed price", answers: ["/how-we-work", "/dataspace-consultations"] },
	{
		kind: "question",
		query: "how do I set up a connector",
		answers: [
			"/connect-integrate",
			"/events/recordings/the-first-connector",
			"/events/first-connector-in-an-afternoon",
		],
	},
	{ kind: "question", query: "inbound firewall port", answers: ["/connect-integrate"] },
	{ kind: "question", query: "Can we run it on premises?", answers: ["/connect-integrate"] },
	{ kind: "question", query: "which protocol do connectors speak", answers: ["/glossary/dataspace-protocol"] },
	{
		kind: "question",
		query: "first transfer fails wrong clock",
		answers: ["/first-supplier-in-one-week", "/resources#resource-before-a-connector-goes-live"],
	},
	{
		kind: "question",
		query: "How often do you update the connectors?",
		answers: ["/what-a-data-space-costs-to-run", "/connect-integrate"],
	},
	{
		kind: "question",
		query: "can we just use Excel",
		answers: ["/connect-integrate", "/events/supplier-meetup-hamburg"],
	},
	{ kind: "question", query: "who holds the keys to our data", answers: ["/security"] },
	{ kind: "question", query: "GDPR", answers: ["/privacy-policy"] },
	{ kind: "question", query: "where is my data stored", answers: ["/security", "/privacy-policy"] },
	{ kind: "question", query: "Does any data leave the EU?", answers: ["/security", "/data-privacy/partner-list"] },
	{ kind: "question", query: "Who is in charge of privacy at Data Hub?", answers: ["/privacy-policy"] },
	{ kind: "question", query: "antitrust", answers: ["/ecosystems"] },
	{ kind: "question", query: "Regulation 2023/1542", answers: ["/digital-product-passport"] },
	{ kind: "question", query: "ESPR ecodesign", answers: ["/digital-product-passport"] },
	{
		kind: "question",
		query: "do we have to give away trade secrets under the Data Act",
		answers: ["/five-data-act-questions", "/glossary/data-act"],
	},
	{
		kind: "question",
		query: "What if a partner breaks the usage policy?",
		answers: ["/a-rulebook-on-six-pages", "/what-a-usage-policy-can-do"],
	},
	{ kind: "question", query: "How many companies are connected so far?", answers: ["/about", "/"] },
	{ kind: "question", query: "may I quote your articles", answers: ["/terms-and-conditions"] },
	{
		kind: "question",
		query: "survey product passport data",
		answers: ["/resources#resource-product-passport-what-companies-already-have"],
	},
	{ kind: "question", query: "Is Data Hub independent?", answers: ["/about"] },
	{ kind: "question", query: "data spaces for beginners", answers: ["/dataspaces-101", "/glossary/data-space"] },
	{ kind: "question", query: "What does this company do?", answers: ["/about", "/", "/products"] },
	{
		kind: "question",
		query: "next webinar",
		answers: ["/events", "/events/product-passport-which-data-first", "/events/usage-policies-explained"],
	},
	{ kind: "question", query: "cancel webinar booking", answers: ["/terms-and-conditions", "/privacy-policy"] },
	{
		kind: "question",
		query: "what does DPP stand for",
		answers: ["/glossary/digital-product-passport", "/digital-product-passport"],
	},
	{ kind: "question", query: "log in", answers: ["/login"] },
	{ kind: "question", query: "Do I need an account to try the demos?", answers: ["/demos", "/"] },
	{ kind: "question", query: "turn off cookies", answers: ["/cookie-settings", "/privacy-policy"] },
	{
		kind: "question",
		query: "events in English",
		answers: ["/events", "/events/product-passport-which-data-first", "/events/data-space-day-lisbon"],
	},
];
