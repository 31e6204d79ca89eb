import { readFile } from "node:fs/promises";
import { SEED_LOCALES } from "../../seed/shape.ts";
import type { SeedContent } from "./content.ts";
import { seededId } from "./identity.ts";
import { coverOf, pagePictures, pictureForm } from "./pictures.ts";
import { screenFiles } from "./screens.ts";
import { type SeedFile, uploadForm } from "./upload.ts";
import { videoFiles } from "./videos.ts";

/** Printed documents; see `print.ts` there. */
const printed = new URL("../../seed/files/printed/", import.meta.url);

/**
 * Returns the id of a printed document in the file library. The default redirects of old reports contain two of them.
 */
export function documentId(name: string): string {
	return seededId("directus_files", `${name}.pdf`);
}

/**
 * Returns all files of the seed, each once: covers of posts, pictures of pages, screens, videos of recordings,
 * documents of resources.
 */
export function seedFiles(content: SeedContent): readonly SeedFile[] {
	const pictures = [...coverOf(content.posts ?? []).values(), ...pagePictures].map((picture) => ({
		id: picture.id,
		form: () => pictureForm(picture),
	}));
	// A document has the title of its entry in the document's language.
	const titles = new Map(
		(content.resources ?? []).flatMap(({ text }) =>
			SEED_LOCALES.map((locale) => text[locale]).map(({ file, language }) => [file, text[language].title] as const),
		),
	);
	return [
		...pictures,
		...screenFiles(content),
		...videoFiles(content.recordings ?? []),
		...[...titles].map(([name, title]) => ({ id: documentId(name), form: () => documentForm(name, title) })),
	];
}

async function documentForm(name: string, title: string): Promise<FormData> {
	const bytes = new Uint8Array(await readFile(new URL(`${name}.pdf`, printed)));
	const content = new Blob([bytes], { type: "application/pdf" });
	return uploadForm({ id: documentId(name), title }, "resources", content, `${name}.pdf`);
}
