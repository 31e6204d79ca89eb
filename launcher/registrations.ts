// `npm run registrations -- <verb> <address>`: exports or erases a person's data, on that person's request. Exit codes:
// 0 done, 1 refused, 2 wrong use.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadCredentials } from "@hub/cms/access/credentials";
import { printableLines } from "@hub/releases/printable";
import { readSetting } from "@hub/settings/read-settings";
import { z } from "zod";
import { environment } from "./environment.ts";
import { exitWithError, StepError } from "./progress.ts";

const USAGE = `Usage:
  npm run registrations -- export <address>   everything that is stored about a mail address, as JSON
  npm run registrations -- erase <address>    erases it; seats for events to come are passed on
`;

const erased = z.object({ registrations: z.number(), messages: z.number(), mails: z.number() });

const [verb, address = ""] = process.argv.slice(2);
if ((verb !== "export" && verb !== "erase") || !address.includes("@")) {
	process.stderr.write(USAGE);
	process.exit(2);
}
try {
	const result = await callOperation(verb, address);
	if (verb === "export") process.stdout.write(`${printableLines(JSON.stringify(result, undefined, "\t"))}\n`);
	else {
		const { registrations, messages, mails } = erased.parse(result);
		process.stdout.write(`Erased. Registrations: ${registrations}, messages: ${messages}, mails: ${mails}.\n`);
	}
} catch (error) {
	exitWithError(error);
}

/** Calls Directus as administrator, because the running Directus is the database's only writer. */
async function callOperation(operation: string, email: string): Promise<unknown> {
	const env = environment();
	const elsewhere = readSetting("CMS_URL", env);
	if (elsewhere)
		throw new StepError(`The content service runs elsewhere, at ${elsewhere}: run this where it is started.`);
	const folder = resolve(readSetting("DATA_DIR", env));
	const port = readSetting("CMS_PORT", env);
	const unreachable = new StepError(
		`No content service answers on port ${port}: start the site first, and use its CMS_PORT and DATA_DIR.`,
	);
	if (!existsSync(join(folder, "credentials.json"))) throw unreachable;
	const { directus } = await loadCredentials(folder, env);
	const response = await fetch(`http://127.0.0.1:${port}/hub-registrations/${operation}`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${directus.adminToken}` },
		body: JSON.stringify({ email }),
		signal: AbortSignal.timeout(60_000),
	}).catch(() => {
		throw unreachable;
	});
	if (!response.ok)
		throw new StepError(
			`The content service refused that (${response.status}): is DATA_DIR the folder of the site on port ${port}?`,
		);
	return response.json();
}
