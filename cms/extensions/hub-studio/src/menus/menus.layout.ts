// The collection of menu links as the menus that they make, for each language; the table is one choice away.

import { defineLayout } from "@directus/extensions-sdk";
import { defineAsyncComponent, ref } from "vue";

/** There is nothing to set, and nothing to say beside it. */
const nothing = { render: () => null };

export default defineLayout({
	id: "hub-menus",
	name: "Menus",
	icon: "account_tree",
	component: defineAsyncComponent(async () => (await import("./menus-tree.tsx")).MenusTree),
	slots: { options: nothing, sidebar: nothing, actions: nothing },
	setup() {
		const times = ref(0);
		return {
			times,
			/** Studio calls it after it has changed something itself. */
			refresh(): void {
				times.value += 1;
			},
		};
	},
});
