// The page on which caught mails are read, and the same as JSON for tests.

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { type CaughtMail, readMail } from "./caught-mail.ts";
import type { MailFolder } from "./mail-folder.ts";
import { bodyDocument, inboxPage } from "./mail-pages.ts";

/** What a browser may do on the pages: show them. A mail's own markup stands in a frame with a policy of its own. */
const PAGE_POLICY =
	"default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For a mail's own markup: no scripts, nothing from the network, no forms; links open another tab. */
const BODY_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** How many mails a list shows, at the most. */
const LISTED = 100;

/** The pages as a function from Request to Response. */
function createMailWeb(folder: MailFolder): { fetch(request: Request): Promise<Response> } {
	// A mail never changes, so what was read once stays read.
	const known = new Map<string, CaughtMail>();
	const find = async (id: string): Promise<CaughtMail | undefined> => {
		const before = known.get(id);
		if (before) return before;
		const raw = await folder.read(id);
		if (!raw) return undefined;
		const mail = await readMail(id, raw);
		known.set(id, mail);
		return mail;
	};
	const newest = async (): Promise<CaughtMail[]> => {
		const ids = folder.ids();
		for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
		const mails: CaughtMail[] = [];
		for (const id of ids.slice(0, LISTED)) {
			const mail = await find(id);
			if (mail) mails.push(mail);
		}
		return mails;
	};

	const app = new Hono();
	app.use(async (context, next) => {
		// Mails contain secret links; the check of `Host` prevents DNS rebinding from other sites.
		const host = (context.req.header("host") ?? "").replace(/:\d+$/, "");
		if (!["localhost", "127.0.0.1", "[::1]"].includes(host)) return context.text("Open this page as localhost.\n", 403);
		await next();
		const { headers } = context.res;
		headers.set("x-content-type-options", "nosniff");
		headers.set("referrer-policy", "no-referrer");
		headers.set("cross-origin-resource-policy", "same-origin");
		headers.set("cache-control", "no-store");
		if (!headers.has("content-security-policy")) headers.set("content-security-policy", PAGE_POLICY);
	});

	app.get("/", async (context) => context.html(await inboxPage(await newest(), undefined)));
	app.get("/style.css", async () => {
		const files = [new URL("../../shared-ui/src/theme/tokens.css", import.meta.url), new URL("mail-pages.css", import.meta.url)];
		const text = await Promise.all(files.map((file) => readFile(file, "utf8")));
		return new Response(text.join("\n"), { headers: { "content-type": "text/css; charset=utf-8" } });
	});
	app.get("/mails/:id", async (context) => {
		const mail = await find(context.req.param("id"));
		const mails = await newest();
		return mail ? context.html(await inboxPage(mails, mail)) : context.html(await inboxPage(mails, "gone"), 404);
	});
	app.get("/mails/:id/source", async (context) => {
		const raw = await folder.read(context.req.param("id"));
		return raw ? new Response(Buffer.from(raw), { headers: { "content-type": "text/plain; charset=utf-8" } }) : context.notFound();
	});
	app.get("/mails/:id/body", async (context) => {
		const mail = await find(context.req.param("id"));
		return mail ? context.html(bodyDocument(mail), 200, { "content-security-policy": BODY_POLICY }) : context.notFound();
	});
	app.get("/mails/:id/attachments/:index", async (context) => {
		const mail = await find(context.req.param("id"));
		const file = mail?.attachments[Number(context.req.param("index"))];
		if (!file) return context.notFound();
		return new Response(Buffer.from(file.content), {
			headers: {
				"content-type": file.type,
				"content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, encodeOctet)}`,
				"content-security-policy": "default-src 'none'; sandbox",
			},
		});
	});
	app.get("/api/mails", async (context) => {
		const to = context.req.query("to");
		const mails = (await newest()).filter((mail) => to === undefined || mail.to.includes(to));
		return context.json(mails.map(withoutContent));
	});
	app.notFound((context) => context.text("There is nothing at this address.\n", 404));
	return { fetch: async (request) => app.fetch(request) };
}

/** Listens on 127.0.0.1. @returns what closes it again */
export async function openMailWeb(folder: MailFolder, port: number): Promise<() => Promise<void>> {
	const server: Server = createServer(getRequestListener(createMailWeb(folder).fetch));
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	return () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
}

function encodeOctet(character: string): string {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A mail as JSON; files are named and fetched at their `href`. */
function withoutContent({ attachments, ...mail }: CaughtMail) {
	return {
		...mail,
		attachments: attachments.map(({ content: _content, ...file }, index) => ({
			...file,
			href: `/mails/${mail.id}/attachments/${index}`,
		})),
	};
}
