/** A file that the seed brings into the file library. */
export interface SeedFile {
	readonly id: string;
	/** What the file library takes; made only where the file is still missing. */
	form(): Promise<FormData>;
}
