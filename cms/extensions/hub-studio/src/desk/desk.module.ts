// Where an editor's day begins: what waits for them, and from there the board of translations, and find and replace.

import { defineModule } from "@directus/extensions-sdk";
import { LaunchPage } from "../launches/launch-page.tsx";
import { LaunchesPage } from "../launches/launches-page.tsx";
import { ReplacePage } from "../replace/replace-page.tsx";
import { BoardPage } from "./board-page.tsx";
import { DeskPage } from "./desk-page.tsx";

export default defineModule({
	id: "hub-desk",
	name: "Desk",
	icon: "inbox",
	routes: [
		{ path: "", component: DeskPage },
		{ path: "translations", component: BoardPage },
		{ path: "launches", component: LaunchesPage },
		{ path: "launches/:id", component: LaunchPage, props: true },
		{ path: "replace", component: ReplacePage },
	],
});
