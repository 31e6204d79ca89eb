// Entry point of every `npm run …`: installs the toolchain, then runs the verb's own file on this project's Node.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureToolchain, root, SetupError } from "./toolchain.mjs";

const [verb, ...args] = process.argv.slice(2);
const file = join(root, "launcher", `${verb}.ts`);
if (!/^[a-z]+$/.test(verb ?? "") || !existsSync(file)) {
	process.stderr.write(`There is no command “${verb ?? ""}”. See the scripts in package.json.\n`);
	process.exit(2);
}
if (Number(process.versions.node.split(".")[0]) < 20) {
	process.stderr.write(`Node ${process.versions.node} is too old: install Node 20 or newer.\n`);
	process.exit(1);
}
try {
	const { node, env } = await ensureToolchain();
	const child = spawn(node, ["--disable-warning=ExperimentalWarning", file, ...args], {
		cwd: root,
		env,
		stdio: "inherit",
	});
	// A terminal sends Ctrl-C to the child, too; signals sent to this process alone are forwarded.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	// npm sends signals to the shell between npm and this process, which does not forward them, so this process ends when
	// that shell does.
	if (process.env.npm_lifecycle_event) {
		const parent = process.ppid;
		const watch = setInterval(() => {
			if (process.ppid === parent) return;
			clearInterval(watch);
			child.kill("SIGTERM");
		}, 250);
	}
	child.on("close", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	process.stderr.write(`✗ ${error.message}\n`);
	process.exit(1);
}
