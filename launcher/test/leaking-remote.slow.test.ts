import { spawn } from "node:child_process";
import { setInterval } from "node:timers/promises";
import { expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad } from "../../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../../shell/test/fixtures/settings-alone.ts";
import { buildAll } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { LAUNCHER, readPage } from "./supervised-site.ts";

const home: HandmadeRemote = { name: "mf-home", routes: [{ key: "home", path: "/", load: plainLoad("Home") }] };

test.runIf(process.platform === "linux")(
	"[PF-8] a remote that leaks file descriptors: the process is replaced, at most one second is lost, and a rollback works",
	{ timeout: 60_000 },
	async () => {
		const shellDir = (await buildAll()).find(({ name }) => name === "shell")?.outDir ?? "";
		const own = await freePort();
		const leak = `() => { const { openSync } = process.getBuiltinModule("node:fs"); for (let times = 0; times < 20; times += 1) openSync("/dev/null"); return (${plainLoad("Leak")})(); }`;
		const leaking = { name: "mf-leaking", routes: [{ key: "leak", path: "/leak", load: leak }] };
		const store = await openTestStore({ withLive: false, shellDir });
		await store.publish(home, leaking);
		await store.goLive(home, leaking);
		const settings = await settingsAlone(store.dir, own, { PAGE_CACHE: "off" });
		const supervisor = new URL("../site-supervisor.ts", import.meta.url).href;
		const limited = [
			"-c",
			'ulimit -n 256 && exec "$0" "$@"',
			process.execPath,
			"--input-type=module",
			"-e",
			LAUNCHER,
			supervisor,
		];
		const launcher = spawn("sh", [...limited, JSON.stringify({ settings, shellDir, logLevel: "error" })], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		let output = "";
		launcher.stdout.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
		try {
			await expect.poll(() => output, { timeout: 30_000 }).toContain("listening");
			let failedMs = 0;
			// A visitor who reads on while the process is replaced.
			for await (const _ of setInterval(50)) {
				if (/is back after/.test(output)) break;
				const began = performance.now();
				await readPage("/leak", own);
				if ((await readPage("/", own)).status !== 200) failedMs += performance.now() - began;
			}
			expect(failedMs).toBeLessThan(1_000);
			expect(output).toContain("runs out of file descriptors");
			expect((await readPage("/", own)).status).toBe(200);
			const sound = { ...leaking, version: "2", routes: [{ key: "leak", path: "/leak", load: plainLoad("Sound") }] };
			await store.publish(sound);
			await store.goLive(sound);
			await expect.poll(async () => (await readPage("/leak", own)).body, { timeout: 5_000 }).toContain(">Sound</h1>");
		} finally {
			launcher.kill("SIGKILL");
			await store.remove();
		}
	},
);
