// The shell's own browser build: read once at startup, served like a release under /r/shell/<version>/.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inLocale, type Locale } from "@hub/shared-contracts/language/locale";
import {
	SHELL_FILE,
	type ShellDescription,
	shellDescriptionSchema,
} from "@hub/shared-contracts/remote/shell-description";

/** A file of a build, as documents link it. */
export interface Asset {
	readonly href: string;
	readonly integrity: string;
}

/** A stylesheet; its text is undefined if it is unknown until a browser requests it. */
export interface StyleAsset extends Asset {
	readonly css: string | undefined;
}

export interface ShellAssets {
	readonly version: string;
	/** Modules shared with releases. */
	readonly description: ShellDescription;
	readonly styles: readonly StyleAsset[];
	readonly errorPageStyles: readonly Asset[];
	/** Scripts that run before the first paint. */
	readonly early: readonly Asset[];
	/** Scripts of the client bundle for a language. */
	clientBundle(locale: Locale): readonly Asset[];
	/** Fonts above the fold. */
	readonly fonts: readonly string[];
	/** The icon as a data URL (RFC 2397): a file would compete with the first pictures. */
	readonly favicon: string;
	/** The icon's source, from which files such as `/favicon.ico` are drawn. */
	readonly mark: Uint8Array;
	/** Bytes of every file, by name. */
	readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Reads the build in `dir` (the folder with `web/` and `shell.json`). */
export async function readShellAssets(dir: string): Promise<ShellAssets> {
	const description = shellDescriptionSchema.parse(JSON.parse(await readFile(join(dir, SHELL_FILE), "utf8")));
	const { version, chunks } = description;
	const files = new Map<string, Uint8Array>();
	for (const name of await readdir(join(dir, "web"))) files.set(name, await readFile(join(dir, "web", name)));
	const asset = (file: string): Asset => ({
		href: `/r/shell/${version}/${file}`,
		integrity: description.files[file] ?? "",
	});
	const of = (chunk: string, extension: string) =>
		(chunks[chunk] ?? []).filter((file) => file.endsWith(extension)).map(asset);
	const mark = [...files].find(([file]) => /^favicon.*\.svg$/.test(file))?.[1] ?? new Uint8Array();
	const named = (pattern: RegExp) =>
		[...files.keys()].filter((file) => pattern.test(file)).map((file) => asset(file).href);
	return {
		version,
		description,
		styles: (chunks.shell ?? [])
			.filter((file) => file.endsWith(".css"))
			.map((file) => ({ ...asset(file), css: new TextDecoder().decode(files.get(file)) })),
		errorPageStyles: of("error-page", ".css").filter(
			({ href }) => !of("shell", ".css").some((own) => own.href === href),
		),
		early: of("first", ".js"),
		clientBundle: (locale) => (inLocale(description.program, locale) ?? []).map(asset),
		fonts: named(/latin-wght-normal\.woff2$/),
		favicon: dataUrl(mark),
		mark,
		files,
	};
}

/** Writes an SVG as a data URL, in the fewest characters that an attribute in double quotes may contain. */
function dataUrl(svg: Uint8Array): string {
	const written = new TextDecoder().decode(svg).trim().replaceAll('"', "'");
	return `data:image/svg+xml,${written.replace(/[<>#%]/g, encodeURIComponent)}`;
}
