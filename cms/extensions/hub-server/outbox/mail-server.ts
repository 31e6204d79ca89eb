import { createHash } from "node:crypto";
import nodemailer from "nodemailer";
import type { OutgoingMail } from "./enqueue.ts";
import type { Sender } from "./sender.ts";

export interface MailToSend extends Omit<OutgoingMail, "about" | "notBefore"> {
	readonly from: Sender;
}

/** Connection to the mail server. */
export interface MailServer {
	/** Resolves once the server has taken the mail; rejects with nodemailer's error. */
	send(mail: MailToSend): Promise<void>;
	close(): void;
}

/** Timeout of sending one mail. */
export const SEND_TIMEOUT_MS = 60_000;
export const MAX_CONNECTIONS = 5;

/** Returns a Message-ID that is the same for every attempt of a mail, so that mail programs recognise duplicates. */
function messageIdOf(key: string, { address }: Sender): string {
	const domain = /@([^@\s]+)$/.exec(address)?.[1] ?? "localhost";
	return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`;
}

/** @param url as nodemailer takes it: `smtp://user:password@host:port`, `smtps://…`; options in its query */
export function smtpServer(url: string): MailServer {
	const transport = nodemailer.createTransport({
		url,
		pool: true,
		maxConnections: MAX_CONNECTIONS,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async send({ key, from, to, replyTo, subject, text, html, attachments, calendar }) {
			const sending = transport.sendMail({
				messageId: messageIdOf(key, from),
				from,
				// As an object, so that a comma cannot add a receiver.
				to: { name: "", address: to },
				...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
				subject,
				text,
				html,
				headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
				attachments: (attachments ?? []).map(({ filename, contentType, base64 }) => ({
					filename,
					contentType,
					content: base64,
					encoding: "base64",
				})),
				...(calendar === undefined ? {} : { icalEvent: calendar }),
			});
			await withTimeout(sending, SEND_TIMEOUT_MS);
		},
		close: () => transport.close(),
	};
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const timedOut = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(Object.assign(new Error("the mail server is too slow"), { code: "ETIMEDOUT" })),
			timeoutMs,
		);
	});
	try {
		await Promise.race([work, timedOut]);
	} finally {
		clearTimeout(timer);
	}
}
