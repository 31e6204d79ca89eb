// Sets the address of previews in Studio's frames. It depends on the instance's site and secret, not on the schema.

import { previewedCollections } from "@hub/content-model/preview/previewed-collections.server";
import { frameTemplate, isFrameSetting, startTemplates } from "@hub/content-model/preview/studio-frame.server";
import { z } from "zod";
import type { CmsClient } from "../rest.ts";

const collections = z.array(
	z.object({ collection: z.string(), meta: z.object({ preview_url: z.string().nullish() }).nullable() }),
);
const settings = z.object({ visual_editor_urls: z.array(z.looseObject({ url: z.string() })).nullish() });

/** False if an operator has set another address. */
const isOurs = (url: string) => isFrameSetting(url) || url.startsWith("/hub-previews/");

/**
 * Sets the site's address in Studio, for the pane beside each form and for the Visual Editor. Keeps addresses set by an
 * operator.
 * @returns number of calls that changed something
 */
export async function applyFrames(client: CmsClient, siteUrl: string, secret: string): Promise<number> {
	const site = siteUrl.replace(/\/+$/, "");
	let writes = 0;
	for (const { collection, meta } of await client.read("/collections", {}, collections)) {
		const previewed = previewedCollections.get(collection);
		const stored = meta?.preview_url ?? "";
		const wanted = previewed && frameTemplate(previewed, site, secret);
		if (wanted === undefined || stored === wanted || (stored && !isOurs(stored))) continue;
		await client.update(`/collections/${collection}`, { meta: { preview_url: wanted } });
		writes += 1;
	}
	const stored =
		(await client.read("/settings", { fields: ["visual_editor_urls"] }, settings)).visual_editor_urls ?? [];
	const wanted = [...startTemplates(site, secret).map((url) => ({ url })), ...stored.filter(({ url }) => !isOurs(url))];
	if (JSON.stringify(stored) === JSON.stringify(wanted)) return writes;
	await client.update("/settings", { visual_editor_urls: wanted });
	return writes + 1;
}
