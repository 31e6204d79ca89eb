// Builds in a process of its own: the bundler takes some 500 MB, which a process that goes on running would keep.

import { fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { BuiltPackage } from "./bundle.ts";

const builtPackages: z.ZodType<BuiltPackage[]> = z.array(
	z.object({ name: z.string(), version: z.string(), outDir: z.string(), rebuilt: z.boolean() }),
);

/** Builds all packages. @returns undefined if the build failed; it has written why to stderr */
export function buildApart(): Promise<BuiltPackage[] | undefined> {
	const child = fork(join(import.meta.dirname, "build-process.ts"));
	return new Promise((resolve, reject) => {
		child.once("message", (packages) => resolve(builtPackages.parse(packages)));
		child.once("error", reject);
		child.once("exit", () => resolve(undefined));
	});
}
