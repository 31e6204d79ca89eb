import type { HookConfig } from "@directus/types";
import { completeRevision } from "./complete-revision.ts";

const revisionsHook: HookConfig = ({ filter }, directus) => {
	filter("revisions.create", (payload, _, context) => completeRevision(payload, directus, context));
};

export default revisionsHook;
