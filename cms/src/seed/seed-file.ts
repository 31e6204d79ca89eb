/** A file that the seed brings into the file library. */
export interface SeedFile {
	readonly id: string;
	/** Creates the upload. Called only if the file is missing. */
	form(): Promise<FormData>;
}
