// The SMTP server: accepts every mail for every recipient. It answers 250 only when the mail is on disk (RFC 5321, 6.1).

import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { MailFolder } from "./mail-folder.ts";

/** The largest mail that is taken, in bytes. */
const LARGEST = 25 * 1024 * 1024;

/** Listens for mails on 127.0.0.1. @returns what closes it again */
export async function openSmtpServer(folder: MailFolder, port: number): Promise<() => Promise<void>> {
	const server = new SMTPServer({
		banner: "Data Hub mail catcher",
		size: LARGEST,
		// Mails never leave this machine, so any credentials are accepted.
		authOptional: true,
		onAuth: (_auth, _session, done) => done(null, { user: "anyone" }),
		disabledCommands: ["STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 500,
		onData(stream, _session, done) {
			buffer(stream)
				.then(async (raw) => {
					if (stream.sizeExceeded)
						throw Object.assign(new Error("The mail is larger than the catcher takes"), { responseCode: 552 });
					await folder.put(raw);
				})
				// A full disk is a temporary error (451), so that senders retry.
				.catch((error: Error & { responseCode?: number }) => {
					throw Object.assign(error, { responseCode: error.responseCode ?? 451 });
				})
				.then(
					() => done(),
					(error: Error) => done(error),
				);
		},
	});
	// Connections that clients abort are not errors.
	server.on("error", () => undefined);
	await new Promise<void>((resolve, reject) => {
		server.server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	return () => new Promise((resolve) => server.close(() => resolve()));
}
