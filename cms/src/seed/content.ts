import { readdir } from "node:fs/promises";
import type {
	AuthorSeed,
	CategorySeed,
	DemoSeed,
	EventSeed,
	NavigationSeed,
	PageSeed,
	PostSeed,
	SettingsSeed,
	SpeakerSeed,
} from "../../seed/shape.ts";

/** All that a new installation begins with. */
export interface SeedContent {
	readonly pages: readonly PageSeed[];
	readonly posts: readonly PostSeed[];
	readonly authors: readonly AuthorSeed[];
	readonly categories: readonly CategorySeed[];
	readonly speakers: readonly SpeakerSeed[];
	readonly events: readonly EventSeed[];
	readonly demos: readonly DemoSeed[];
	readonly navigation: readonly NavigationSeed[];
	readonly settings: SettingsSeed | undefined;
}

/** The folder of the seed's files. */
export const seedFolder = new URL("../../seed/", import.meta.url);

/**
 * Reads the seed's files. A page or a post is a file of its own in its folder, so adding one is adding a file; the other kinds are
 * one file each.
 */
export async function loadSeed(): Promise<SeedContent> {
	const [pages, posts, authors, categories, speakers, events, demos, navigation, settings] = await Promise.all([
		eachFile<PageSeed>("pages"),
		eachFile<PostSeed>("posts"),
		only<AuthorSeed[]>("authors"),
		only<CategorySeed[]>("categories"),
		only<SpeakerSeed[]>("speakers"),
		only<EventSeed[]>("events"),
		only<DemoSeed[]>("demos"),
		only<NavigationSeed[]>("navigation"),
		only<SettingsSeed>("settings"),
	]);
	return { pages, posts, authors, categories, speakers, events, demos, navigation, settings };
}

/** The files are code of this repository, checked by the compiler against the same types. */
async function only<T>(name: string): Promise<T> {
	const module: { readonly default: T } = await import(new URL(`${name}.ts`, seedFolder).href);
	return module.default;
}

async function eachFile<T>(folder: string): Promise<T[]> {
	const names = (await readdir(new URL(`${folder}/`, seedFolder))).filter((name) => name.endsWith(".ts")).sort();
	return Promise.all(names.map((name) => only<T>(`${folder}/${name.slice(0, -".ts".length)}`)));
}
