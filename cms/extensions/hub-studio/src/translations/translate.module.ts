// Shows an entry and its translation side by side. Forms and the translation board link here.

import { defineModule } from "@directus/extensions-sdk";

export default defineModule({
	id: "hub-translate",
	name: "Translate",
	icon: "translate",
	hidden: true,
	routes: [
		{
			path: ":collection/:original/:translation",
			component: async () => (await import("./translate-page.tsx")).TranslatePage,
			props: true,
		},
	],
});
