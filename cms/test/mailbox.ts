import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";
import { listen } from "./ports.ts";

export interface Delivered {
	readonly to: string;
	readonly source: string;
	readonly mail: Email;
}

/** A real mail server on 127.0.0.1 that stores received mails. */
export interface Mailbox {
	readonly url: string;
	readonly mails: Delivered[];
	/** Called with every receiver. If it throws, the server responds with that error. */
	checkReceiver: (address: string) => void;
	/** Resolves to the mails to an address when there are at least `count`. */
	waitFor(address: string, count?: number): Promise<Delivered[]>;
	/** Stops and resumes listening, like a mail server that is down for a while. */
	down(): Promise<void>;
	up(): Promise<void>;
	close(): Promise<void>;
}

/** Returns the error with which a mail server refuses a mail. */
export function refusal(code: number): Error {
	return Object.assign(new Error(`refused with ${code}`), { responseCode: code });
}

/** Starts a mailbox. @param port default: a free one */
export async function openMailbox(port?: number): Promise<Mailbox> {
	const mails: Delivered[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onRcptTo({ address }, _session, callback) {
			try {
				box.checkReceiver(address);
				callback();
			} catch (error) {
				callback(error instanceof Error ? error : new Error(String(error)));
			}
		},
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const source = Buffer.concat(chunks).toString("utf8");
				const mail = await PostalMime.parse(source);
				for (const { address } of session.envelope.rcptTo) mails.push({ to: address, source, mail });
				callback();
			});
		},
	});
	// Clients that are killed during a mail break the connection; tests check whether the mail arrives nevertheless.
	server.on("error", () => {});
	const used =
		port === undefined
			? await listen(server.server)
			: await new Promise<number>((resolve) => server.listen(port, "127.0.0.1", () => resolve(port)));
	const box: Mailbox = {
		url: `smtp://127.0.0.1:${used}`,
		mails,
		checkReceiver: () => {},
		async waitFor(address, count = 1) {
			const found = () => {
				const own = mails.filter(({ to }) => to === address);
				if (own.length < count) throw new Error(`${own.length} of ${count} mails came to ${address}`);
				return own;
			};
			return vi.waitFor(found, { timeout: 20_000, interval: 20 });
		},
		down: () =>
			new Promise((resolve) => {
				server.server.close(() => resolve());
				for (const connection of server.connections) connection.close();
			}),
		up: () => new Promise((resolve) => server.server.listen(used, "127.0.0.1", resolve)),
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
	return box;
}
