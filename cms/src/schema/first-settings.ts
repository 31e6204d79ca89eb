import { z } from "zod";
import type { CmsClient } from "../rest.ts";

const settings = z.object({ module_bar: z.unknown() });

/**
 * Modules at Studio's left edge, from top to bottom: an editor's desk, then Directus' own order. Our guide replaces
 * Directus' developer documentation. Studio shows each account the modules that it may use.
 */
const MODULES = [
	{ type: "module", id: "hub-desk", enabled: true },
	{ type: "module", id: "content", enabled: true },
	{ type: "module", id: "visual", enabled: true },
	{ type: "module", id: "users", enabled: true },
	{ type: "module", id: "files", enabled: true },
	{ type: "module", id: "insights", enabled: true },
	{ type: "module", id: "flows", enabled: true },
	{ type: "module", id: "deployments", enabled: false },
	{ type: "module", id: "hub-guide", enabled: true },
	{ type: "module", id: "settings", enabled: true, locked: true },
] as const;

/**
 * Sets the settings of a new Studio: our modules in its bar, and forms that several people can edit together. Later
 * changes of an operator stay.
 * @returns the number of calls that changed something
 */
export async function applyFirstSettings(client: CmsClient): Promise<number> {
	const { module_bar } = await client.read("/settings", { fields: ["module_bar"] }, settings);
	if (module_bar !== null && module_bar !== undefined) return 0;
	await client.update("/settings", { module_bar: MODULES, collaborative_editing_enabled: true });
	return 1;
}
