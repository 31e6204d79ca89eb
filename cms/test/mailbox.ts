import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listen } from "./ports.ts";

/** A mail as it came in. */
export interface Delivered {
	readonly to: string;
	readonly source: string;
	readonly mail: Email;
}

/** A real mail server on 127.0.0.1 that stores what it takes. */
export interface Mailbox {
	readonly url: string;
	readonly mails: Delivered[];
	/** Called with every receiver: what it throws is what the server answers with. */
	judge: (address: string) => void;
	/** Mails to an address, once there are as many as asked for. */
	waitFor(address: string, count?: number): Promise<Delivered[]>;
	/** Listens no more, and again: a mail server that is down for a while. */
	down(): Promise<void>;
	up(): Promise<void>;
	close(): Promise<void>;
}

/** The answer of a mail server that refuses, with its code. */
export function refusal(code: number): Error {
	return Object.assign(new Error(`refused with ${code}`), { responseCode: code });
}

/** Opens a mailbox. @param port default: a free one */
export async function openMailbox(port?: number): Promise<Mailbox> {
	const mails: Delivered[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onRcptTo({ address }, _session, callback) {
			try {
				box.judge(address);
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
	// A client that is killed amid a mail breaks its connection; whether the mail comes all the same is what tests look at.
	server.on("error", () => {});
	const used =
		port === undefined
			? await listen(server.server)
			: await new Promise<number>((resolve) => server.listen(port, "127.0.0.1", () => resolve(port)));
	const box: Mailbox = {
		url: `smtp://127.0.0.1:${used}`,
		mails,
		judge: () => {},
		async waitFor(address, count = 1) {
			const deadline = Date.now() + 20_000;
			for (;;) {
				const found = mails.filter(({ to }) => to === address);
				if (found.length >= count) return found;
				if (Date.now() > deadline) throw new Error(`${found.length} of ${count} mails came to ${address}`);
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
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
