import { download, servedFile } from "@hub/content-model/cms/library-file";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { PICTURE_FILE_FIELDS } from "@hub/content-model/collections/links";

/** Fields of files that pages show. */
const FILE_FIELDS: readonly unknown[] = [...download.fields, ...servedFile.fields, ...PICTURE_FILE_FIELDS];

/** True if a field path is limited to fields that the public may read, and for files to those that pages show. */
export function isPublicField(collection: string, [name = "", ...rest]: readonly string[]): boolean {
	if (name === "id") return rest.length === 0;
	if (collection === "directus_files") return rest.length === 0 && FILE_FIELDS.includes(name);
	const definition: CollectionDefinition | undefined = collections.find((one) => one.collection === collection);
	const field = definition?.audience === "public" ? definition.fields[name] : undefined;
	if (!field || rest.length === 0) return field !== undefined;
	const to = field.through?.collection ?? field.relation?.to;
	return to !== undefined && isPublicField(to, rest);
}
