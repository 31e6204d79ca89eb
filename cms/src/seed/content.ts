import { readdir } from "node:fs/promises";
import type {
	AuthorSeed,
	CategorySeed,
	DemoSeed,
	EventSeed,
	GlossaryTermSeed,
	IndustrySeed,
	NavigationSeed,
	PageSeed,
	PartnerSeed,
	PostSeed,
	RecordingSeed,
	ReferenceSeed,
	ResourceSeed,
	SettingsSeed,
	SpeakerSeed,
	UseCaseSeed,
} from "../../seed/shape.ts";

/** All that a new installation begins with. */
export interface SeedContent {
	readonly pages: readonly PageSeed[];
	readonly posts: readonly PostSeed[];
	readonly authors: readonly AuthorSeed[];
	readonly categories: readonly CategorySeed[];
	readonly speakers: readonly SpeakerSeed[];
	readonly events: readonly EventSeed[];
	readonly recordings: readonly RecordingSeed[];
	readonly demos: readonly DemoSeed[];
	readonly resources: readonly ResourceSeed[];
	readonly partners: readonly PartnerSeed[];
	readonly glossary: readonly GlossaryTermSeed[];
	readonly industries: readonly IndustrySeed[];
	readonly useCases: readonly UseCaseSeed[];
	readonly references: readonly ReferenceSeed[];
	readonly navigation: readonly NavigationSeed[];
	readonly settings: SettingsSeed | undefined;
}

/** The folder of the seed's files. */
export const seedFolder = new URL("../../seed/", import.meta.url);

/**
 * Reads the seed's files. A page, a post, a recording, a use case or a reference is a file of its own in its folder, so adding one is
 * adding a file; the glossary is a file for each subject; the other kinds are one file each.
 */
export async function loadSeed(): Promise<SeedContent> {
	return {
		pages: await eachFile<PageSeed>("pages"),
		posts: await eachFile<PostSeed>("posts"),
		authors: await only<AuthorSeed[]>("authors"),
		categories: await only<CategorySeed[]>("categories"),
		speakers: await only<SpeakerSeed[]>("speakers"),
		events: await only<EventSeed[]>("events"),
		recordings: await eachFile<RecordingSeed>("recordings"),
		demos: await only<DemoSeed[]>("demos"),
		resources: await only<ResourceSeed[]>("resources"),
		partners: await only<PartnerSeed[]>("partners"),
		glossary: (await eachFile<GlossaryTermSeed[]>("glossary")).flat(),
		industries: await only<IndustrySeed[]>("industries"),
		useCases: await eachFile<UseCaseSeed>("use-cases"),
		references: await eachFile<ReferenceSeed>("references"),
		navigation: await only<NavigationSeed[]>("navigation"),
		settings: await only<SettingsSeed>("settings"),
	};
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
