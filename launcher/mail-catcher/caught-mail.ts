// What a mail says, read from the bytes that came over SMTP.

import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";

/** A file that came with a mail. */
export interface MailAttachment {
	readonly name: string;
	/** Its media type, such as `text/calendar`. */
	readonly type: string;
	/** In bytes. */
	readonly size: number;
	readonly content: Uint8Array;
}

/** A mail as a person reads it. */
export interface CaughtMail {
	readonly id: string;
	/** When it was caught, as ISO 8601. */
	readonly date: string;
	readonly from: string;
	/** Addresses without names. */
	readonly to: readonly string[];
	readonly replyTo: readonly string[];
	readonly subject: string;
	/** Empty where the mail has none. */
	readonly text: string;
	readonly html: string;
	readonly attachments: readonly MailAttachment[];
}

/** Reads a mail. One that breaks the rules of mail is shown as the text that it is. */
export async function readMail(id: string, raw: Uint8Array): Promise<CaughtMail> {
	const date = new Date(Number(id.split("-")[0])).toISOString();
	let mail: Email;
	try {
		mail = await PostalMime.parse(raw);
	} catch {
		const text = new TextDecoder().decode(raw);
		return { id, date, from: "", to: [], replyTo: [], subject: "(cannot be read)", text, html: "", attachments: [] };
	}
	return {
		id,
		date,
		from: addresses(mail.from ? [mail.from] : [])[0] ?? "",
		to: addresses([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
		replyTo: addresses(mail.replyTo ?? []),
		subject: mail.subject ?? "",
		text: mail.text ?? "",
		html: mail.html ?? "",
		attachments: mail.attachments.map(attachment),
	};
}

function addresses(list: readonly Address[]): string[] {
	return list.flatMap((entry) => (entry.group ? entry.group.map(({ address }) => address) : [entry.address]));
}

function attachment({ filename, mimeType, content }: Attachment, index: number): MailAttachment {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
	const type = /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : "application/octet-stream";
	return { name: filename ?? `attachment-${index + 1}`, type, size: bytes.byteLength, content: bytes };
}
