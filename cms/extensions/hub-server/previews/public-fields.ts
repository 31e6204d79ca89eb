import { download, servedFile } from "@hub/content-model/cms/library-file";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { PICTURE_FILE_FIELDS } from "@hub/content-model/collections/links";

/** What pages say of a file. */
const FILE_FIELDS: readonly unknown[] = [...download.fields, ...servedFile.fields, ...PICTURE_FILE_FIELDS];

/** Whether a path of fields stays within what the public may read of a collection, and of files within what pages say of them. */
export function isPublicField(collection: string, [name = "", ...rest]: readonly string[]): boolean {
	if (name === "id") return rest.length === 0;
	if (collection === "directus_files") return rest.length === 0 && FILE_FIELDS.includes(name);
	const definition: CollectionDefinition | undefined = collections.find((one) => one.collection === collection);
	const field = definition?.audience === "public" ? definition.fields[name] : undefined;
	if (!field || rest.length === 0) return field !== undefined;
	const to = field.through?.collection ?? field.relation?.to;
	return to !== undefined && isPublicField(to, rest);
}
