// nginx, promtool and kustomize check the files below deploy/ where they are installed.

import { execFileSync } from "node:child_process";
import { lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imageFiles } from "../deploy/image/image-files.ts";
import { findNeededProgram } from "../launcher/test/needed-program.ts";
import { pathsBelow, root } from "./repository-files.ts";

const promtool = findNeededProgram("promtool");
const nginx = findNeededProgram("nginx");
const kubectl = findNeededProgram("kubectl");

test("an image has at most 600 MB besides its base, without the bundler, the package manager and tools of developers", () => {
	const files = imageFiles(root);
	const bytes = files.reduce((sum, path) => {
		const stats = lstatSync(join(root, path));
		return stats.isSymbolicLink() ? sum : sum + stats.size;
	}, 0);
	expect(bytes).toBeGreaterThan(300e6);
	expect(bytes).toBeLessThanOrEqual(600e6);
	const packages = new Set(
		files.flatMap((path) => /\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)\/./.exec(path)?.[1] ?? []),
	);
	expect([...packages]).toEqual(expect.arrayContaining(["@directus/api", "react-dom", "sharp"]));
	for (const name of [
		"@rspack/core",
		"vitest",
		"typescript",
		"@playwright/test",
		"@biomejs/biome",
		"lighthouse",
		"knip",
	])
		expect([...packages]).not.toContain(name);
	expect(files.filter((path) => path.startsWith(".toolchain/node_modules/@pnpm"))).toEqual([]);
});

test.skipIf(promtool === undefined).each([
	["check", "alerts.yaml"],
	["test", "tests/alerts.yaml"],
])("promtool accepts the alerts: %s rules", (verb, file) => {
	const run = () =>
		execFileSync(promtool ?? "", [verb, "rules", join(root, "deploy/prometheus", file)], { stdio: "pipe" });
	expect(run).not.toThrow();
});

test.skipIf(kubectl === undefined).each(["kubernetes", "kubernetes-examples"])(
	"kustomize renders deploy/%s",
	(folder) => {
		const rendered = execFileSync(kubectl ?? "", ["kustomize", join(root, "deploy", folder)], { encoding: "utf8" });
		expect(rendered).toContain("image: registry.example.org/data-hub:1");
		expect(rendered).not.toMatch(/image: data-hub$/m);
	},
);

test.skipIf(nginx === undefined).each(["compose.conf", "studio-forward.conf"])("nginx accepts %s", (name) => {
	// nginx resolves includes beside the file, and may not write to the paths of its pid file and logs.
	const folder = mkdtempSync(join(tmpdir(), "data-hub-nginx-"));
	try {
		for (const file of pathsBelow("deploy/nginx"))
			writeFileSync(
				join(folder, file.split("/").at(-1) ?? ""),
				readFileSync(join(root, file), "utf8").replaceAll(/ \/(tmp|dev)\//g, ` ${folder}/`),
			);
		const run = () => execFileSync(nginx ?? "", ["-t", "-e", "stderr", "-c", join(folder, name)], { stdio: "pipe" });
		expect(run).not.toThrow();
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
