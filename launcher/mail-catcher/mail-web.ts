// Pages with caught mails, and the same as JSON for tests. `html` escapes all values.

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import type { MailFolder } from "./mail-folder.ts";

/**
 * Nothing is executed or loaded from the network, also in the frame with a mail's own markup, which inherits the
 * policy.
 */
const PAGE_POLICY =
	"default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type CaughtMail = Awaited<ReturnType<typeof parseMail>>;

/** Listens on 127.0.0.1. @returns a function that closes the server */
export async function openMailWeb(folder: MailFolder, port: number): Promise<() => Promise<void>> {
	const server = createServer(getRequestListener(createMailWeb(folder).fetch));
	await once(server.listen(port, "127.0.0.1"), "listening");
	return () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
}

function createMailWeb(folder: MailFolder): Hono {
	// Mails never change, so each is parsed once.
	const parsed = new Map<string, CaughtMail>();
	const find = async (id: string): Promise<CaughtMail | undefined> => {
		const source = parsed.has(id) ? undefined : await folder.read(id);
		if (source) parsed.set(id, await parseMail(id, source));
		return parsed.get(id);
	};
	const newest = async () => (await Promise.all(folder.ids().map(find))).filter((mail) => mail !== undefined);
	const app = new Hono();
	app.use(async (context, next) => {
		// Mails contain secret links; the check of `Host` prevents DNS rebinding from other sites.
		const host = (context.req.header("host") ?? "").replace(/:\d+$/, "");
		if (!["localhost", "127.0.0.1", "[::1]"].includes(host)) return context.text("Open this page as localhost.\n", 403);
		await next();
		const { headers } = context.res;
		headers.set("x-content-type-options", "nosniff");
		headers.set("referrer-policy", "no-referrer");
		headers.set("cache-control", "no-store");
		headers.set("content-security-policy", PAGE_POLICY);
	});
	app.get("/", async (context) => context.html(listPage(await newest())));
	app.get("/style.css", async (context) => {
		const text = await readFile(new URL("mail-pages.css", import.meta.url), "utf8");
		return context.body(text, 200, { "content-type": "text/css; charset=utf-8" });
	});
	app.get("/api/mails", async (context) => {
		const to = context.req.query("to");
		const mails = (await newest()).filter((mail) => to === undefined || mail.to.includes(to));
		return context.json(mails);
	});
	app.get("/mails/:id", async (context) => {
		const mail = await find(context.req.param("id"));
		return mail ? context.html(mailPage(mail)) : context.notFound();
	});
	app.notFound((context) => context.text("There is nothing at this address.\n", 404));
	return app;
}

/** Parses a mail. Invalid mails are shown as text. */
async function parseMail(id: string, source: Uint8Array) {
	const mail: Partial<Email> = await PostalMime.parse(source, { attachmentEncoding: "base64" }).catch(() => ({
		subject: "(cannot be read)",
		text: new TextDecoder().decode(source),
	}));
	return {
		id,
		date: new Date(Number(id.split("-")[0])).toISOString(),
		from: addresses(mail.from ? [mail.from] : [])[0] ?? "",
		to: addresses([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
		replyTo: addresses(mail.replyTo ?? []),
		subject: mail.subject ?? "",
		text: mail.text ?? "",
		html: mail.html ?? "",
		attachments: (mail.attachments ?? []).map(({ filename, mimeType, content }: Attachment, index) => ({
			name: filename ?? `attachment-${index + 1}`,
			type: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : "application/octet-stream",
			content: String(content),
		})),
	};
}

function addresses(list: readonly Address[]): string[] {
	return list.flatMap((entry) => (entry.group ? entry.group.map(({ address }) => address) : [entry.address]));
}

function listPage(mails: readonly CaughtMail[]) {
	const items = mails.map(
		({
			id,
			date,
			to,
			subject,
		}) => html`<li><a href="/mails/${id}">${subject || "(no subject)"}</a> to ${to.join(", ") || "nobody"},
<time datetime="${date}">${localTime(date)}</time></li>`,
	);
	return page(
		"Caught mails",
		items.length > 0
			? html`<ul>${items}</ul>`
			: html`<p>No mail yet. Send the contact form or register for an event, then load this page again.</p>`,
	);
}

function mailPage({ date, from, to, replyTo, subject, text, html: markup, attachments }: CaughtMail) {
	const facts = { To: to.join(", "), From: from, "Reply to": replyTo.join(", "), Caught: localTime(date) };
	return page(
		subject || "(no subject)",
		html`<dl>${Object.entries(facts).map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : ""))}</dl>
<ul>${attachments.map(({ name, type, content }) => html`<li><a href="data:${type};base64,${content}" download="${name}">${name}</a> ${type}</li>`)}</ul>
${markup ? html`<iframe srcdoc="<base target=_blank>${markup}" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ""}
<pre>${withLinks(text)}</pre>`,
	);
}

function page(title: string, content: ReturnType<typeof html>) {
	return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<header><a href="/">Caught mails</a> Whatever the site sends ends up here, and nowhere else.</header>
<main><h1>${title}</h1>${content}</main>
</html>`;
}

function withLinks(text: string) {
	return text
		.split(/(https?:\/\/[^\s<>"')\]]+)/)
		.map((part, index) =>
			index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
		);
}

function localTime(date: string): string {
	return new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
}
