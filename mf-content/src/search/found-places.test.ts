// Search index of the contact page and the partner list.

import { memoryContent } from "@hub/content-model/testing/memory-content";
import { expect, test } from "vitest";
import { searchContact } from "../contact/contact.loader.ts";
import { searchPartnerList } from "../partner-list/partner-list.loader.ts";

const organisation = {
	name: "Data Hub",
	street: "Gate Street 12",
	postal_code: "10000",
	city: "Berlin",
	country: "Germany",
	email: "hello@hub.example",
	phone: "+49 30 0000",
	phone_hours: "9 to 6",
};
const shared = { status: "published", locale: "en" };
const partner = {
	name: "Zählwiese",
	kind: "Visit statistics",
	purpose: "Counts page views.",
	consent_category: "analytical",
	country: "Germany",
	retention: "13 months",
};
const rows = {
	site_settings: [
		{ ...shared, id: "1", translation_key: "site", claim: "A claim", description: "A site.", organisation },
	],
	partners: [{ ...shared, ...partner, id: "2", translation_key: "zaehlwiese" }],
};
const content = memoryContent(rows, new Date());

/** Indexed texts of sources with rows; messages are their keys. */
async function textsOf(sources: typeof searchContact) {
	const found = [];
	for (const source of sources) {
		if (!("query" in source)) continue;
		for (const { item } of await content.list(source.query)) found.push(source.about(item, (key) => key));
	}
	return found;
}

test("[CT-5] the contact page is indexed with address, phone and email", async () => {
	expect(await textsOf(searchContact)).toMatchObject([
		{
			title: "contact.title",
			body: [
				"contact.ways.email hello@hub.example",
				"contact.ways.phone +49 30 0000 9 to 6",
				"contact.ways.address Data Hub, Gate Street 12, 10000 Berlin, Germany",
			],
		},
	]);
});

test("[CT-5] each partner is indexed with its anchor on the page", async () => {
	expect(await textsOf(searchPartnerList)).toEqual([
		{
			title: "Zählwiese",
			summary: "Counts page views.",
			body: ["Germany", "13 months"],
			tags: ["Visit statistics"],
			place: "#partner-zaehlwiese",
			weight: 0.6,
		},
	]);
});
