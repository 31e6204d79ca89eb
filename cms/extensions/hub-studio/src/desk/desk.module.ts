// Start page for editors: open tasks, the translation board, launches, the calendar, and find and replace.

import { defineModule } from "@directus/extensions-sdk";

export default defineModule({
	id: "hub-desk",
	name: "Desk",
	icon: "inbox",
	routes: [
		{ path: "", component: async () => (await import("./desk-page.tsx")).DeskPage },
		{ path: "translations", component: async () => (await import("./board-page.tsx")).BoardPage },
		{ path: "launches", component: async () => (await import("../launches/launches-page.tsx")).LaunchesPage },
		{
			path: "launches/:id",
			component: async () => (await import("../launches/launch-page.tsx")).LaunchPage,
			props: true,
		},
		{ path: "calendar", component: async () => (await import("../calendar/calendar-page.tsx")).CalendarPage },
		{ path: "replace", component: async () => (await import("../replace/replace-page.tsx")).ReplacePage },
	],
});
