// The mail server of the embedded default: mails are stored on this machine and read on a page, and nothing is ever sent on.

import { join } from "node:path";
import { requireFreePort } from "../free-port.ts";
import { StepError } from "../progress.ts";
import { type MailFolder, openMailFolder } from "./mail-folder.ts";
import { openMailWeb } from "./mail-web.ts";
import { openSmtpServer } from "./smtp-server.ts";

/** A catcher that listens. */
export interface MailCatcher {
	/** Where mails are sent to, as a setting such as `SMTP_URL`. */
	readonly smtpUrl: string;
	/** Where they are read. */
	readonly uiUrl: string;
	close(): Promise<void>;
}

/** Where a catcher listens and stores mails. */
export interface MailCatcherOptions {
	/** Mails go into `mails` below it. */
	readonly dataDir: string;
	readonly smtpPort: number;
	readonly uiPort: number;
}

/**
 * Opens the catcher on 127.0.0.1.
 * @throws StepError that names the setting when a port cannot be used or the folder cannot be written
 */
export async function openMailCatcher({ dataDir, smtpPort, uiPort }: MailCatcherOptions): Promise<MailCatcher> {
	await requireFreePort("MAIL_SMTP_PORT", smtpPort, "127.0.0.1");
	await requireFreePort("MAIL_UI_PORT", uiPort, "127.0.0.1");
	let folder: MailFolder;
	try {
		folder = await openMailFolder(join(dataDir, "mails"));
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code ?? String(error);
		throw new StepError(`The folder mails in DATA_DIR cannot be used (${code}). Make it writable for this user.`);
	}
	const closeSmtp = await openSmtpServer(folder, smtpPort);
	const closeWeb = await openMailWeb(folder, uiPort).catch(async (error: unknown) => {
		await closeSmtp();
		throw error;
	});
	return {
		smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
		uiUrl: `http://localhost:${uiPort}`,
		async close() {
			await Promise.all([closeSmtp(), closeWeb()]);
		},
	};
}
