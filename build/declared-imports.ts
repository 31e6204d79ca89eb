// A remote is bundled with what its package.json declares and nothing else: what it finds only because others of the repository use it is
// in another version, or not there, wherever a team builds it by itself.

import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";

const packageSchema = z.object({
	dependencies: z.record(z.string(), z.string()).default({}),
	peerDependencies: z.record(z.string(), z.string()).default({}),
	// What is shared is lent by the shell, and installed for types and tests alone.
	devDependencies: z.record(z.string(), z.string()).default({}),
});

type Asked = { readonly request?: string; readonly context?: string };
type Answer = (error?: Error, result?: string) => void;

/** Has the build fail at an import of the remote's own files that its package.json does not declare. @param dir the remote's folder */
export function refuseUndeclared(dir: string): (asked: Asked, done: Answer) => void {
	const lists = Object.values(packageSchema.parse(JSON.parse(readFileSync(join(dir, "package.json"), "utf8"))));
	const declared = new Set(lists.flatMap((list) => Object.keys(list)));
	const own = join(dir, "src");
	return ({ request = "", context = "" }, done) => {
		const isOwn = context === own || context.startsWith(own + sep);
		const name = isOwn ? packageOf(request) : undefined;
		if (name === undefined || declared.has(name)) return done();
		const error = new Error(`imports: ${request} is not among the dependencies of package.json. Add ${name} there, or do without.`);
		// The bundler prints the stack in place of the sentence, and it leads through the bundler alone.
		error.stack = error.message;
		done(error);
	};
}

/** The package that a request is for; undefined for files, addresses, and what a loader asks for. */
function packageOf(request: string): string | undefined {
	return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/i.exec(request)?.[0];
}
