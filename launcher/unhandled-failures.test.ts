import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const LAUNCHER = `
const { surviveUnhandledFailures } = await import(process.argv[1]);
surviveUnhandledFailures((text) => console.log(text));
Promise.reject(new Error("left to fail"));
setTimeout(() => { throw new Error("in a timer"); }, 10);
setTimeout(() => console.log("still here"), 50);
`;

test("an unhandled failure does not end the launcher", () => {
	const module = new URL("./unhandled-failures.ts", import.meta.url).href;
	const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", LAUNCHER, module], {
		encoding: "utf8",
	});
	expect(status).toBe(0);
	expect(stdout).toMatch(/left to fail[\s\S]*in a timer[\s\S]*still here/);
});
