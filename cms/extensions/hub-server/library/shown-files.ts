// Finds the files that an entry shows and checks whether visitors can see them. Files that no published entry shows may
// be anything.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { cleanNodes } from "@hub/content-model/rich-text/clean-nodes";
import { parseBlocks } from "@hub/mf-content/blocks";
import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import { libraryPicture } from "@hub/shared-contracts/content/picture";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import type { Facts } from "../editing/rules/rule.ts";
import { type Change, isPublished, touches } from "../entries/change.ts";
import { formattedTextsIn } from "../entries/formatted-texts.ts";
import { FILES, publishedUsers } from "../entries/published-users.ts";
import { type Row, relatedId } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import type { Reason } from "../wording/refusal.ts";
import {
	type DeferredMessage,
	fieldName,
	listedUpTo,
	nameWithCollection,
	quoted,
	translate,
	translateDeferred,
} from "../wording/wording.ts";
import type { LibraryFiles } from "./library-files.ts";

/** File with its use in an entry. */
export type ShownFile = {
	readonly field: string;
	readonly id: string;
} & (
	| { readonly as: "picture" }
	| {
			readonly as: "download";
			readonly formats: readonly DownloadFormat[] | undefined;
			/** Default: the file's own name. */
			readonly name?: string;
	  }
);

/** Returns the files that a row shows, by field. */
function shownFiles(definition: CollectionDefinition, row: Row): readonly ShownFile[] {
	return Object.entries(definition.fields).flatMap(([field, { kind, formats }]): ShownFile[] => {
		const value = row[field] ?? undefined;
		// A file created together with the entry has no content or id yet.
		const own = value === undefined || value === "" ? [] : [relatedId(value) ?? ""];
		if (kind === "file") return own.map((id) => ({ field, id, as: "download", formats, ...nameWritten(value) }));
		const pictures =
			kind === "picture"
				? own
				: [
						...(kind === "blocks" ? picturesNamedIn(parseBlocks(value, "").blocks) : []),
						...picturesInTexts(formattedTextsIn(definition, field, value)),
					];
		return [...new Set(pictures)].map((id) => ({ field, id, as: "picture" }));
	});
}

/** A save of an entry may rename its file. */
function nameWritten(value: unknown): { readonly name?: string } {
	const named = typeof value === "object" && value !== null && "filename_download" in value;
	return named && typeof value.filename_download === "string" ? { name: value.filename_download } : {};
}

/** Requires that visitors can see or download every file of a published entry. */
export async function shownFileError(change: Change, { files }: Facts): Promise<Reason | undefined> {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const shown of shownFiles(definition, after)) {
		if (!touches(change, "status", shown.field)) continue;
		const field = fieldName(shown.field, definition.collection);
		const name = await files.nameOf(shown.id);
		if (name === undefined) return { at: shown.field, reason: translate("file.missing", { field, id: shown.id }) };
		const problem = await problemOf(shown, files);
		if (!problem) continue;
		const values = { field, name: quoted(name), problem: translateDeferred(problem) };
		return { at: shown.field, reason: translate(`${shown.as}.not-shown`, values) };
	}
	return undefined;
}

async function problemOf(shown: ShownFile, files: LibraryFiles): Promise<DeferredMessage | undefined> {
	return shown.as === "picture"
		? files.pictureProblem(shown.id)
		: files.downloadProblem(shown.id, shown.formats, shown.name);
}

/** Returns the uses of files in published entries, with the entries' names. */
export async function publishedUses(
	ids: readonly string[],
	rows: StoredRows,
): Promise<{ readonly shown: ShownFile; readonly entry: string }[]> {
	const users = await publishedUsers(FILES, ids, rows);
	return users.flatMap(({ definition, row }) => {
		const entry = nameWithCollection(definition, row);
		return shownFiles(definition, row).flatMap((shown) => (ids.includes(shown.id) ? [{ shown, entry }] : []));
	});
}

/** Checks a renamed file, because the site uses the name's extension. */
export async function renamedFileError(
	ids: readonly string[],
	name: string,
	rows: StoredRows,
	files: LibraryFiles,
): Promise<string | undefined> {
	for (const { shown, entry } of await publishedUses(ids, rows)) {
		const problem = shown.as === "download" ? await problemOf({ ...shown, name }, files) : undefined;
		if (problem)
			return translate("file.renamed", { name: quoted(name), entries: entry, problem: translateDeferred(problem) });
	}
	return undefined;
}

/** Returns why published entries could not show a replacement of a file. @param check returns why a use could not show the new file */
export async function replacedFileError(
	uses: readonly { readonly shown: ShownFile; readonly entry: string }[],
	name: string,
	check: (shown: ShownFile) => Promise<DeferredMessage | undefined>,
): Promise<string | undefined> {
	for (const { shown } of uses) {
		const problem = await check(shown);
		const entries = listedUpTo([...new Set(uses.map(({ entry }) => entry))]);
		if (problem)
			return translate("file.replaced", { name: quoted(name), entries, problem: translateDeferred(problem) });
	}
	return undefined;
}

/** Returns the pictures within formatted texts, parsed like the site does. */
function picturesInTexts(texts: readonly string[]): string[] {
	return texts.flatMap((html) => (/<img\b/i.test(html) ? picturesIn(cleanNodes(html)) : []));
}

function picturesIn(nodes: readonly RichNode[]): string[] {
	return nodes.flatMap((node) => {
		if (typeof node === "string") return [];
		const own = node.tag === "img" ? libraryPicture(node.attributes?.src ?? "") : undefined;
		return own ? [own.toLowerCase()] : picturesIn(node.children ?? []);
	});
}

function picturesNamedIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([field, part]) =>
		field === "picture" && typeof part === "object" && part !== null && "id" in part
			? [String(part.id)]
			: picturesNamedIn(part),
	);
}
