// A complete site with its own settings: mails, and a Directus that crashes.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openMailbox } from "../../cms/test/mailbox.ts";
import { bringUp } from "../bring-up.ts";
import { buildAll } from "../bundle.ts";
import { beginWithContent } from "../content-copy.ts";
import { freePort } from "../free-port.ts";

const folder = await mkdtemp(join(tmpdir(), "data-hub-supervise-"));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

test("[CT-6] a second start on the folder is refused; mails go to the server of the settings and are sent in their name; a content service that is killed or hangs comes back, and the site answers meanwhile", {
	timeout: 300_000,
}, async () => {
	const port = await freePort();
	const mailbox = await openMailbox();
	const env = {
		PATH: process.env.PATH,
		NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
		DATA_DIR: folder,
		PORT: String(port),
		CMS_PORT: String(await freePort()),
		SMTP_URL: mailbox.url,
		MAIL_FROM: "Made by a test <test@hub.example>",
	};
	await beginWithContent(folder);
	const messages: string[] = [];
	const running = await bringUp({
		env,
		packages: await buildAll(),
		onProgress: (text) => messages.push(text),
		logLevel: "silent",
		cmsHungMs: 4_000,
	});
	const cms = () => {
		if (!running.cms) throw new Error("The content service was not started.");
		return running.cms;
	};
	try {
		const read = async () => (await fetch(`http://localhost:${port}/events`)).status;
		expect(await read()).toBe(200);
		expect(running.mailsUrl, "nothing is caught").toBeUndefined();
		const second = { ...env, PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
		await expect(bringUp({ env: second, packages: await buildAll(), logLevel: "silent" })).rejects.toThrow(
			`and process ${process.pid}, a site on port ${port} since`,
		);
		const { url, credentials } = cms();
		const pid = cms().pid();
		await fetch(`${url}/auth/password/request`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email: credentials.staff.email }),
		});
		const [sent] = await mailbox.waitFor(credentials.staff.email);
		expect(sent?.mail.from).toMatchObject({ name: "Made by a test", address: "test@hub.example" });
		if (!pid) throw new Error("The content service has no process.");
		process.kill(pid, "SIGKILL");
		expect(await read()).toBe(200);
		await expect.poll(() => messages.join("\n"), { timeout: 90_000 }).toMatch(/ended by itself[\s\S]*is back/);
		expect(cms().pid()).not.toBe(pid);
		expect((await fetch(`${url}/server/ping`)).status).toBe(200);
		expect(await read()).toBe(200);
		const stopped = cms().pid() ?? 0;
		process.kill(stopped, "SIGSTOP");
		expect(await read()).toBe(200);
		await expect
			.poll(() => messages.join("\n"), { timeout: 90_000 })
			.toMatch(/has slept without a heartbeat for [\d.]+ s\. It is killed\.[\s\S]*is back/);
		expect(cms().pid()).not.toBe(stopped);
		expect(await read()).toBe(200);
	} finally {
		await running.stop();
		await mailbox.close();
	}
});
