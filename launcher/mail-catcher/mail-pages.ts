// The markup of the catcher's pages. `html` escapes everything that it is given.

import { html, raw } from "hono/html";
import type { CaughtMail } from "./caught-mail.ts";

type Markup = ReturnType<typeof html>;

/**
 * The list of mails, and beside it one of them.
 * @param shown the mail to read; `gone` where the one asked for is not there any more
 */
export async function inboxPage(mails: readonly CaughtMail[], shown: CaughtMail | "gone" | undefined): Promise<string> {
	const one = typeof shown === "object" ? shown : undefined;
	const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${one ? `${one.subject} · ` : ""}Caught mails</title>
<link rel="stylesheet" href="/style.css">
</head>
<body class="${shown ? "reading" : "listing"}">
<header>
<a href="/" class="name">Caught mails</a>
<p>Whatever the site sends ends up here, and nowhere else.</p>
</header>
<nav aria-label="Mails">${mails.length > 0 ? html`<ol>${mails.map((mail) => entry(mail, mail.id === one?.id))}</ol>` : nothingYet()}</nav>
<main>${one ? letter(one) : placeholder(shown, mails)}</main>
</body>
</html>`;
	return String(await page);
}

function entry({ id, date, to, subject, attachments }: CaughtMail, current: boolean): Markup {
	return html`<li><a href="/mails/${id}" ${current ? raw('aria-current="page"') : ""}>
<strong>${subject || "(no subject)"}</strong>
<span class="to">${to.join(", ") || "nobody"}</span>
<span class="facts"><time datetime="${date}">${moment(date)}</time>${attachments.length > 0 ? html`<span>${files(attachments.length)}</span>` : ""}</span>
</a></li>`;
}

function letter(mail: CaughtMail): Markup {
	return html`<article>
<p class="back"><a href="/">All mails</a></p>
<h1>${mail.subject || "(no subject)"}</h1>
<dl>
<div><dt>To</dt><dd>${mail.to.join(", ") || "nobody"}</dd></div>
<div><dt>From</dt><dd>${mail.from || "nobody"}</dd></div>
${mail.replyTo.length > 0 ? html`<div><dt>Reply to</dt><dd>${mail.replyTo.join(", ")}</dd></div>` : ""}
<div><dt>Caught</dt><dd><time datetime="${mail.date}">${moment(mail.date)}</time></dd></div>
</dl>
${mail.attachments.length > 0 ? fileList(mail) : ""}
${
	mail.html
		? html`<section><h2>As HTML</h2><iframe src="/mails/${mail.id}/body" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`
		: ""
}
${mail.text || !mail.html ? html`<section><h2>As text</h2><pre>${linked(mail.text || "(empty)")}</pre></section>` : ""}
<p class="source"><a href="/mails/${mail.id}/source">Source of the mail</a></p>
</article>`;
}

function fileList({ id, attachments }: CaughtMail): Markup {
	return html`<ul class="attachments">${attachments.map(
		({ name, type, size }, index) =>
			html`<li><a href="/mails/${id}/attachments/${index}" download>${name}</a> <span>${type}, ${Math.max(1, Math.round(size / 1024))} kB</span></li>`,
	)}</ul>`;
}

function nothingYet(): Markup {
	return html`<p class="empty">No mail yet. Send the contact form or register for an event, then load this page again.</p>`;
}

function placeholder(shown: "gone" | undefined | CaughtMail, mails: readonly CaughtMail[]): Markup | string {
	if (shown === "gone") return html`<p class="empty">This mail is no longer stored. <a href="/">All mails</a></p>`;
	return mails.length > 0 ? html`<p class="empty">Choose a mail to read it.</p>` : "";
}

/** A text with its web addresses as links. */
function linked(text: string): (Markup | string)[] {
	return text
		.split(/(https?:\/\/[^\s<>"')\]]+)/)
		.map((part, index) => (index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part));
}

/** The document of a mail's own markup, for the frame: its links open another tab. */
export function bodyDocument({ html: markup }: CaughtMail): string {
	return `<!doctype html><meta charset="utf-8"><base target="_blank">${markup}`;
}

function files(count: number): string {
	return count === 1 ? "1 file" : `${count} files`;
}

function moment(date: string): string {
	return new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
}
