import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseUndeclared } from "./declared-imports.ts";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "data-hub-imports-"));
	const declared = {
		dependencies: { "@hub/shared-ui": "*", zod: "*" },
		peerDependencies: { react: "*" },
		devDependencies: { "react-router": "*" },
	};
	await writeFile(join(dir, "package.json"), JSON.stringify(declared));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const refusal = (request: string, below = "src/event") => {
	let message: string | undefined;
	refuseUndeclared(dir)({ request, context: join(dir, below) }, (error) => {
		message = error?.message;
	});
	return message;
};

test.each([
	"react",
	"react/jsx-runtime",
	"react-router",
	"@hub/shared-ui/card/card",
	"zod",
	"./view.tsx",
	"../messages.ts",
	"/somewhere.ts",
	"data:text/css,a",
])("[PF-7] %s is a declared import", (request) => {
	expect(refusal(request)).toBeUndefined();
});

test.each([
	["left-pad", "left-pad"],
	["left-pad/deep/file", "left-pad"],
	["@scope/name/file", "@scope/name"],
])("[PF-7] %s is refused with the remedy", (request, name) => {
	expect(refusal(request)).toBe(
		`imports: ${request} is not among the dependencies of package.json. Add ${name} there, or remove the import.`,
	);
});

test("imports of packages are not checked", () => {
	expect(refusal("left-pad", "node_modules/zod")).toBeUndefined();
});
