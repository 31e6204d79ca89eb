// Files of a new remote; launcher/test/packages.slow.test.ts builds and tests one.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeNewRemote } from "./new-remote.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-new-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (path: string) => readFile(join(folder, path), "utf8");

// Names that contain the template's, and reserved words.
test.each([
	["mf-my-new-page", "myNewPageRoute", "MyNewPagePage"],
	["mf-class", "classRoute", "ClassPage"],
	["mf-map", "mapRoute", "MapPage"],
])("[PF-9] %s has its own name in every file", async (name, route, page) => {
	const paths = await writeNewRemote(name, folder, { kind: "workspace" });
	const path = name.replace("mf-", "");
	expect(paths).toContain(`src/${path}.page.tsx`);
	expect(await read("src/remote.ts")).toContain(`import { ${route} } from "./${path}.route.ts";`);
	expect(await read(`src/${path}.page.tsx`)).toContain(`function ${page}()`);
	expect(await read("messages/i18next.d.ts")).toContain(`"${name}": SourceMessages`);
	expect(JSON.parse(await read("package.json"))).toMatchObject({
		name: `@hub/${name}`,
		dependencies: { "@hub/shared-ui": "workspace:*" },
	});
});

test("[PF-9] a team's folder is self-contained, with packages from a given folder", async () => {
	const packages = join(folder, "packages");
	await mkdir(packages);
	const place = { kind: "team", folder: join(folder, "mf-maps"), packages } as const;
	await expect(writeNewRemote("mf-maps", place.folder, place)).rejects.toThrow("has no hub-content-model-[0-9]*.tgz");
	for (const name of ["shared-contracts", "content-model", "shared-ui", "remote-tools"])
		await writeFile(join(packages, `hub-${name}-0.1.0.tgz`), "");
	const paths = await writeNewRemote("mf-maps", place.folder, place);
	expect(paths).toEqual(expect.arrayContaining([".gitignore", "README.md", "tsconfig.json", "vitest.config.ts"]));
	expect(JSON.parse(await read("mf-maps/package.json"))).toMatchObject({
		dependencies: { "@hub/shared-ui": "file:../packages/hub-shared-ui-0.1.0.tgz" },
	});
	expect(await read("mf-maps/rspack.config.ts")).toContain('from "@hub/remote-tools/recipe"');
});

test("[PF-9] existing files are not overwritten", async () => {
	await writeFile(join(folder, "README.md"), "Mine.");
	await expect(writeNewRemote("mf-maps", folder, { kind: "workspace" })).rejects.toThrow(
		`${folder} has README.md already: use another folder. Nothing was written.`,
	);
	expect(await readdir(folder)).toEqual(["README.md"]);
});

test("[PF-9] a team's compiler options are the repository's", async () => {
	const root = join(import.meta.dirname, "../..");
	const optionsOf = async (path: string) =>
		(JSON.parse(await readFile(join(root, path), "utf8")) as { compilerOptions: Record<string, unknown> })
			.compilerOptions;
	const { incremental: _one, tsBuildInfoFile: _other, ...ours } = await optionsOf("tsconfig.json");
	expect(await optionsOf("remote-tools/team/tsconfig.json")).toEqual({
		...ours,
		types: ["node", "@hub/remote-tools/css-modules"],
	});
});
