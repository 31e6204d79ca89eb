// Settings that Directus gets under its own names, without a declaration here.

/** Names of Directus that are handed to it as they are, by what they begin with. */
export const PASSED_ON = [
	{
		prefix: "DB_",
		name: "`DB_POOL__MAX`, `DB_SEARCH_PATH`, …",
		default: "as Directus has them",
		about: "all other `DB_*` are handed to Directus as they are",
	},
	{
		prefix: "STORAGE_",
		name: "`STORAGE_LOCAL_DRIVER`, `STORAGE_LOCAL_BUCKET`, …",
		default: "a folder in `DATA_DIR`",
		about:
			"where uploads are stored, by Directus' own names: a bucket, for example ([what it needs](operators.md#uploads-in-a-bucket))",
	},
	{
		prefix: "IMPORT_",
		name: "`IMPORT_TIMEOUT`, `IMPORT_MAX_FILE_SIZE`, …",
		default: "`2m`, else as Directus has them",
		about:
			"the bounds of an import of rows; on the embedded database nothing else is answered while one runs, so divide what takes longer",
	},
] as const;

/** True if Directus gets a setting unchanged, without a declaration here. */
export function isPassedOn(name: string): boolean {
	return PASSED_ON.some(({ prefix }) => name.startsWith(prefix));
}
