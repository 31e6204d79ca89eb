// `shell.json`: the shell's build described as data, written beside it. What a release may count on is asked of this, in the store
// and in the running shell, and not of the checkout that a release is built in.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";

export const shellDescriptionSchema = z.object({
	version: z.string().regex(/^[0-9A-Za-z.-]+$/),
	/** The contract that it speaks (`CONTRACT_VERSION`). */
	contractVersion: z.number().int(),
	/** The modules that it gives to remotes, by specifier, each with its exact version. */
	shared: z.record(z.string(), z.string()),
	/** The files of each named group of chunks. */
	chunks: z.record(z.string(), z.array(z.string())),
	/** By language: the scripts of the program with its texts. */
	program: z.partialRecord(localeSchema, z.array(z.string())).default({}),
	/** Every file of the build but this one, with its integrity (`sha256-…`, base64; `sha384-…` in releases of before). */
	files: z.record(z.string(), z.string().regex(/^sha(256|384)-/)),
});

/** A shell as data. */
export type ShellDescription = z.infer<typeof shellDescriptionSchema>;

/** The file's name in every build of the shell. */
export const SHELL_FILE = "shell.json";
