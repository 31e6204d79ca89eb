// Restricts a remote's imports to those that its package.json declares. Undeclared packages that are found only because
// other packages use them would be missing, or have another version, when a team builds the remote elsewhere.

import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";

const packageSchema = z.object({
	dependencies: z.record(z.string(), z.string()).default({}),
	peerDependencies: z.record(z.string(), z.string()).default({}),
	// The shell provides shared packages; remotes install them only for types and tests.
	devDependencies: z.record(z.string(), z.string()).default({}),
});

type ModuleRequest = { readonly request?: string; readonly context?: string };
type Callback = (error?: Error, result?: string) => void;

/** Fails the build at an undeclared import in the remote's own files. @param dir the remote's folder */
export function refuseUndeclared(dir: string): (request: ModuleRequest, done: Callback) => void {
	const lists = Object.values(packageSchema.parse(JSON.parse(readFileSync(join(dir, "package.json"), "utf8"))));
	const declared = new Set(lists.flatMap((list) => Object.keys(list)));
	const own = join(dir, "src");
	return ({ request = "", context = "" }, done) => {
		const isOwn = context === own || context.startsWith(own + sep);
		const name = isOwn ? packageOf(request) : undefined;
		if (name === undefined || declared.has(name)) return done();
		const error = new Error(
			`imports: ${request} is not among the dependencies of package.json. Add ${name} there, or remove the import.`,
		);
		// The bundler prints the stack instead of the message, and it contains only the bundler's own code.
		error.stack = error.message;
		done(error);
	};
}

/** Returns the package of a request; undefined for files, URLs, and requests of loaders. */
function packageOf(request: string): string | undefined {
	return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/i.exec(request)?.[0];
}
