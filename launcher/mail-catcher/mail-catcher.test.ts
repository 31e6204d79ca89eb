// Mails over real SMTP connections, on own ports and in a temporary folder.

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { type MailCatcher, openMailCatcher } from "./mail-catcher.ts";
import { openMailFolder } from "./mail-folder.ts";

const folders: string[] = [];
const newFolder = async () => {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-mails-"));
	folders.push(folder);
	return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Sends a mail and returns the server's last response. */
async function send(port: number, mail: string, to = "anna@example.org"): Promise<string> {
	const socket = connect(port, "127.0.0.1").setEncoding("utf8");
	const answers = socket[Symbol.asyncIterator]();
	const answer = async () => String((await answers.next()).value);
	await answer();
	for (const line of ["EHLO test", "MAIL FROM:<site@example.org>", `RCPT TO:<${to}>`, "DATA"]) {
		socket.write(`${line}\r\n`);
		expect(await answer(), line).toMatch(/^(250|354)/);
	}
	socket.write(`${mail.replaceAll("\n", "\r\n").replaceAll("\r\n.", "\r\n..")}\r\n.\r\n`);
	const last = await answer();
	socket.end("QUIT\r\n");
	return last;
}

const LETTER = `From: "Data Hub" <site@example.org>
To: =?utf-8?q?J=C3=B6rg?= <anna@example.org>, bert@example.org
Reply-To: carla@example.org
Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe_=3Cscript=3Ealert=281=29=3C=2Fscript=3E?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8

Read https://example.org/a?b=1&c="x" <script>alert(2)</script>
.
--inner
Content-Type: text/html; charset=utf-8

<p>Read <script>alert(3)</script><a href="https://example.org/a">this</a></p>
--inner--
--outer
Content-Type: text/calendar; method=PUBLISH
Content-Disposition: attachment; filename="termin 'ü'.ics"

BEGIN:VCALENDAR
--outer--`;

describe("the catcher", () => {
	let catcher: MailCatcher;
	let smtpPort = 0;
	let dataDir = "";
	const request = (path: string) => fetch(catcher.uiUrl.replace("localhost", "127.0.0.1") + path);
	const mails = async () => (await request("/api/mails")).json() as Promise<{ id: string }[]>;

	beforeAll(async () => {
		smtpPort = await freePort();
		dataDir = await newFolder();
		catcher = await openMailCatcher({ dataDir, smtpPort, uiPort: await freePort() });
	});
	afterAll(() => catcher.close());

	test("receives a mail over SMTP and shows its content", async () => {
		expect(await send(smtpPort, LETTER)).toMatch(/^250/);
		expect(await mails()).toMatchObject([
			{
				from: "site@example.org",
				to: ["anna@example.org", "bert@example.org"],
				replyTo: ["carla@example.org"],
				subject: "Grüße <script>alert(1)</script>",
				text: expect.stringContaining('Read https://example.org/a?b=1&c="x" <script>'),
				html: expect.stringContaining("<p>Read"),
				attachments: [
					{ name: "termin 'ü'.ics", type: "text/calendar", content: expect.stringMatching(/^QkVHSU46VkNBTEVOREFS/) },
				],
			},
		]);
	});

	test("runs no scripts of a mail", async () => {
		const id = (await mails())[0]?.id;
		const page = await request(`/mails/${id}`);
		const markup = await page.text();
		expect(markup).not.toContain("<script>");
		expect(markup).toContain("Grüße &lt;script&gt;");
		expect(markup).toContain('<a href="https://example.org/a?b=1&amp;c=" target="_blank" rel="noopener noreferrer">');
		expect(markup).toMatch(
			/<iframe srcdoc="[^"]*&lt;script&gt;[^"]*" [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
		);
		expect(markup).toContain('<a href="data:text/calendar;base64,QkVHSU46VkNBTEVOREFS');
	});

	test.each(["/mails/none", "/mails/..%2f..%2fx"])("responds 404 to %s", async (path) => {
		expect((await request(path)).status).toBe(404);
	});

	test("responds only to the host names of this machine", async () => {
		const status = await new Promise((resolve, reject) => {
			get(`${catcher.uiUrl}/api/mails`, { headers: { host: "mails.example.com" } }, (response) => {
				resolve(response.statusCode);
				response.resume();
			}).on("error", reject);
		});
		expect(status).toBe(403);
	});
});

describe("the folder of mails", () => {
	test("keeps the newest mails, and deletes others", async () => {
		const path = await newFolder();
		const folder = await openMailFolder(path, 3);
		const ids: string[] = [];
		for (const letter of ["a", "b", "c", "d", "e"]) ids.push(await folder.put(Buffer.from(letter)));
		expect(folder.ids()).toEqual(ids.slice(2).reverse());
		expect((await readdir(path)).length).toBe(3);
		expect((await openMailFolder(path, 3)).ids()).toEqual(ids.slice(2).reverse());
	});
});
