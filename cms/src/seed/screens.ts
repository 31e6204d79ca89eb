// Pictures of demos, recordings and documents; `take-screens.ts` in their folder takes them.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
	type RecordingSeed,
	type ResourceSeed,
	SEED_LOCALES,
	type SeedItem,
	type SeedLocale,
} from "../../seed/shape.ts";
import type { SeedContent } from "./content.ts";
import { pictureId } from "./identity.ts";
import { type SeedFile, uploadForm } from "./upload.ts";

const taken = new URL("../../seed/screens/", import.meta.url);

/** Returns the path of an item's picture, without its ending; undefined for collections without pictures. */
function screenOf(collection: string, item: SeedItem, locale: SeedLocale): string | undefined {
	switch (collection) {
		case "demos":
			return `demos/${item.key}.${locale}`;
		case "recordings":
			return `recordings/${(item as RecordingSeed).video}`;
		case "resources":
			return `resources/${(item as ResourceSeed).text[locale].file}`;
		default:
			return undefined;
	}
}

/** Returns the file of an item's picture; undefined if it has none. */
export function screenId(collection: string, item: SeedItem, locale: SeedLocale): string | undefined {
	const screen = screenOf(collection, item, locale);
	return screen !== undefined && existsSync(new URL(`${screen}.webp`, taken)) ? pictureId(screen) : undefined;
}

/** Returns all pictures, each once. */
export function screenFiles(content: SeedContent): readonly SeedFile[] {
	const screens = new Map<string, string>();
	for (const collection of ["demos", "recordings", "resources"])
		for (const item of content[collection] ?? [])
			for (const locale of SEED_LOCALES) {
				const screen = screenOf(collection, item, locale);
				if (screen !== undefined && screenId(collection, item, locale) !== undefined) screens.set(screen, collection);
			}
	return [...screens].map(([screen, collection]) => ({
		id: pictureId(screen),
		form: () => screenForm(screen, collection),
	}));
}

async function screenForm(screen: string, collection: string): Promise<FormData> {
	const bytes = new Uint8Array(await readFile(new URL(`${screen}.webp`, taken)));
	const name = screen.slice(screen.indexOf("/") + 1);
	// Texts on screens begin at the left and the top.
	const fields = { id: pictureId(screen), title: name, focal_point_x: "1", focal_point_y: "1" };
	return uploadForm(fields, collection, new Blob([bytes], { type: "image/webp" }), `${name}.webp`);
}
