// Default mail server: stores mails on this machine and shows them on a page. Nothing is ever sent on.

import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { requireFreePort } from "../free-port.ts";
import { StepError } from "../progress.ts";
import { type MailFolder, openMailFolder } from "./mail-folder.ts";
import { openMailWeb } from "./mail-web.ts";

export interface MailCatcher {
	/** Address of the page with the mails. */
	readonly uiUrl: string;
	close(): Promise<void>;
}

export interface MailCatcherOptions {
	/** Mails are stored in `mails` below it. */
	readonly dataDir: string;
	readonly smtpPort: number;
	readonly uiPort: number;
}

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/**
 * Starts the catcher on 127.0.0.1.
 * @throws StepError that names the setting if a port cannot be used or the folder cannot be written
 */
export async function openMailCatcher({ dataDir, smtpPort, uiPort }: MailCatcherOptions): Promise<MailCatcher> {
	await requireFreePort("MAIL_SMTP_PORT", smtpPort, "127.0.0.1");
	await requireFreePort("MAIL_UI_PORT", uiPort, "127.0.0.1");
	const folder = await openMailFolder(join(dataDir, "mails")).catch((error: NodeJS.ErrnoException) => {
		throw new StepError(
			`The folder mails in DATA_DIR cannot be used (${error.code ?? error}). Make it writable for this user.`,
		);
	});
	const smtp = createSmtpServer(folder);
	await once(smtp.listen(smtpPort, "127.0.0.1"), "listening");
	const closeWeb = await openMailWeb(folder, uiPort);
	return {
		uiUrl: `http://localhost:${uiPort}`,
		async close() {
			await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), closeWeb()]);
		},
	};
}

/** Accepts every mail for every recipient. Responds 250 only when the mail is on disk (RFC 5321, 6.1). */
function createSmtpServer(folder: MailFolder): SMTPServer {
	const server = new SMTPServer({
		banner: "Data Hub mail catcher",
		size: MAX_MAIL_BYTES,
		disabledCommands: ["AUTH", "STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 500,
		onData(stream, _session, done) {
			const failed = (message: string, responseCode: number) =>
				done(Object.assign(new Error(message), { responseCode }));
			buffer(stream)
				.then(async (source) => {
					if (stream.sizeExceeded) return failed("The mail is larger than the catcher accepts", 552);
					await folder.put(source);
					done();
				})
				// A full disk is a temporary error, so that senders retry.
				.catch((error: Error) => failed(error.message, 451));
		},
	});
	// Connections that clients abort are not errors.
	return server.on("error", () => undefined);
}
