// Process of the mail catcher: a crash in it must not end the site, and parsing mails takes memory.

import { exitWithError } from "../progress.ts";
import { openMailCatcher } from "./mail-catcher.ts";

const [dataDir = "", smtpPort, uiPort] = process.argv.slice(2);
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
await openMailCatcher({ dataDir, smtpPort: Number(smtpPort), uiPort: Number(uiPort) }).then(
	() => process.send?.({ kind: "listening" }),
	(error: unknown) => {
		process.send?.({ kind: "refused", reason: error instanceof Error ? error.message : String(error) });
		exitWithError(error);
	},
);
