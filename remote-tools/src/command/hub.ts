import { runHub } from "./run-hub.ts";

process.exitCode = await runHub(process.argv.slice(2), {
	folder: process.cwd(),
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text),
});
