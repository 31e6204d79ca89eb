// Says in lists how an entry stands with visitors, in each of its languages: its status alone does not say it.

import { defineDisplay } from "@directus/extensions-sdk";
import { EntryStandings } from "./entry-standings.tsx";

export default defineDisplay({
	id: "hub-standings",
	name: "Standing in each language",
	icon: "visibility",
	description: "Whether visitors see the entry of a translation key, in each language.",
	types: ["string"],
	options: null,
	component: EntryStandings,
});
