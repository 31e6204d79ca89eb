// `shell.json`: the shell's build described as data, written beside it. The store and the running shell use it to check
// whether a release is compatible, not the checkout that the release is built in.

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
	/** By language: scripts of the client bundle with its texts. */
	program: z.partialRecord(localeSchema, z.array(z.string())).default({}),
	/** Every file of the build except this one, with its integrity (`sha256-…`, base64; `sha384-…` in older releases). */
	files: z.record(z.string(), z.string().regex(/^sha(256|384)-/)),
});

/** A shell as data. */
export type ShellDescription = z.infer<typeof shellDescriptionSchema>;

/** The file's name in every build of the shell. */
export const SHELL_FILE = "shell.json";
