// Content for tests without Directus: rows with Directus' field names.

import type { MemoryRow, MemoryRows } from "@hub/content-model/testing/memory-content";

const industry = (locale: "de" | "en", key: string, title: string, description: string): MemoryRow => ({
	locale,
	translation_key: key,
	slug: title.toLowerCase(),
	title,
	description,
	tone: "leaf",
});

export const sampleRows: MemoryRows = {
	industries: [
		industry("en", "food", "Food", "Where it comes from, in seconds."),
		industry("de", "food", "Lebensmittel", "Woher sie kommen, in Sekunden."),
		industry("en", "energy", "Energy", "Supply and demand, every quarter of an hour."),
		industry("de", "energy", "Energie", "Angebot und Nachfrage, jede Viertelstunde."),
	],
};
