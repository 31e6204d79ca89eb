import { readdir } from "node:fs/promises";
import { collections } from "@hub/content-model/collections/collections";
import type { PageSeed, PostSeed, RecordingSeed, ResourceSeed, SeedItem } from "../../seed/shape.ts";

/** First content of a new installation: the items of each collection. */
export interface SeedContent {
	readonly [collection: string]: readonly SeedItem[] | undefined;
	readonly pages?: readonly PageSeed[];
	readonly posts?: readonly PostSeed[];
	readonly recordings?: readonly RecordingSeed[];
	readonly resources?: readonly ResourceSeed[];
}

/** The folder of the seed's files. */
export const seedFolder = new URL("../../seed/", import.meta.url);

/**
 * Reads the seed's files. Each collection has a file of its name, or a folder whose files have one or several items. To
 * add an item, add a file.
 */
export async function loadSeed(): Promise<SeedContent> {
	const there = new Set((await readdir(seedFolder)).map((name) => name.replace(/\.ts$/, "")));
	const read = collections.flatMap(({ collection }) => {
		const name = collection.replaceAll("_", "-");
		return there.has(name) ? [itemsOf(name).then((items) => [collection, items] as const)] : [];
	});
	return Object.fromEntries(await Promise.all(read));
}

/** The files are code of this repository, checked by the compiler against the shapes that collections declare. */
async function itemsOf(name: string): Promise<readonly SeedItem[]> {
	const files = await readdir(new URL(`${name}/`, seedFolder)).catch(() => undefined);
	const names = files ? files.filter((file) => file.endsWith(".ts")).sort() : [undefined];
	const modules = await Promise.all(
		names.map(
			(file): Promise<{ readonly default: SeedItem | readonly SeedItem[] }> =>
				import(new URL(file ? `${name}/${file}` : `${name}.ts`, seedFolder).href),
		),
	);
	return modules.flatMap((module) => module.default);
}
