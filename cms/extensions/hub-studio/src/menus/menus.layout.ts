// Lists menu links as the menus that they form, by language. Editors can switch to the table.

import { defineLayout } from "@directus/extensions-sdk";
import { defineAsyncComponent, ref } from "vue";

/** The layout needs no options, sidebar or actions. */
const empty = { render: () => null };

export default defineLayout({
	id: "hub-menus",
	name: "Menus",
	icon: "account_tree",
	component: defineAsyncComponent(async () => (await import("./menus-tree.tsx")).MenusTree),
	slots: { options: empty, sidebar: empty, actions: empty },
	setup() {
		const refreshes = ref(0);
		return {
			refreshes,
			/** Studio calls this after its own changes. */
			refresh(): void {
				refreshes.value += 1;
			},
		};
	},
});
