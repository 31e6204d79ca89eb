import type { HookConfig } from "@directus/types";
import { shareDrafts } from "./shared-drafts.ts";

const draftsHook: HookConfig = ({ init }, directus) => {
	init("routes.before", ({ app }) => shareDrafts(app, directus));
};

export default draftsHook;
