// `hub <verb>`: a team's commands, run in the remote's folder. Exit codes: 0 done, 1 refused, 2 wrong use.

import { join, relative, resolve } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { BuildError } from "../../../build/make-package.ts";
import { checkRemote, writeMessageTypes } from "../check-remote.ts";
import { develop } from "../development/develop.ts";
import { copyLive } from "../development/live-copy.ts";
import { authorIn } from "../folder-author.ts";
import { makeKey, readKey } from "../key-pair.ts";
import { writeNewRemote } from "../new-remote.ts";
import { buildRemote, type RemoteBuild, recipeIn } from "../remote-build.ts";
import { type SentRelease, type SentWith, sendRelease, siteAddress, waitForOutcome } from "../send-release.ts";

export interface HubDeps {
	/** Folder in which it is run. */
	readonly folder: string;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

type ExitCode = 0 | 1 | 2;

/** Runs one verb. @param words arguments after `hub` @throws bugs, and failures without a sentence */
export async function runHub(words: readonly string[], deps: HubDeps): Promise<ExitCode> {
	try {
		await createProgram(deps).parseAsync([...words], { from: "user" });
		return 0;
	} catch (error) {
		// Commander has written the requested help or the error already.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!(error instanceof AdmissionError || error instanceof BuildError)) throw error;
		deps.error(`✗ ${error.message}\n`);
		return 1;
	}
}

function createProgram({ folder, out, error }: HubDeps): Command {
	const say = (text: string) => out(`${text}\n`);
	const program = new Command("hub")
		.description("Creates, checks and publishes a remote of Data Hub without its repository.")
		.exitOverride()
		.configureOutput({ writeOut: out, writeErr: error })
		.showHelpAfterError("(add --help for usage)")
		.helpCommand(false)
		.usage("<verb> [options]");
	const verb = (usage: string, description: string) => program.command(usage).description(description);

	verb("new <mf-name>", "create a remote with a page in each language and its test")
		.option("--folder <folder>", "folder to create (default: the remote's name)")
		.option("--packages <folder>", "folder with Data Hub's packages as files (default: a registry)")
		.action(async (name: string, options: { folder?: string; packages?: string }) => {
			const target = resolve(folder, options.folder ?? name);
			const packages = options.packages === undefined ? {} : { packages: resolve(folder, options.packages) };
			const paths = await writeNewRemote(name, target, { kind: "team", folder: target, ...packages });
			say(
				`${paths.length} files are in ${relative(folder, target) || "this folder"}. Install its packages there, then run hub check.`,
			);
		});
	verb("dev", "show a site with the remote from this folder, updated at each save")
		.requiredOption("--site <address>", "address of the site, such as https://datahub.example")
		.option("--key <file>", "private key that the site's operator trusts for the remote", "hub.key")
		.addOption(new Option("--port <number>", "local port").argParser(portNumber).default(4000))
		.action(async ({ site, key, port }: { site: string; key: string; port: number }) => {
			const address = siteAddress(site);
			await writeMessageTypes(folder);
			const { name } = await recipeIn(folder);
			const cache = join(folder, "node_modules", ".cache", "hub", address.host.replace(":", "-"));
			const copy = await copyLive({
				site: address,
				key: readKey(resolve(folder, key)),
				remote: name,
				folder: cache,
				port,
			});
			const shellDir = join(import.meta.dirname, "shell");
			const { close } = await develop({ folder, shellDir, ...copy, origin: address.origin, say });
			for (const signal of ["SIGINT", "SIGTERM"] as const)
				process.once(signal, () => void close().then(() => process.exit()));
			say(`ready  ${copy.settings.publicUrl}`);
		});
	verb("build", "build the remote into dist/").action(async () => say(builtLine(await buildRemote(folder))));
	verb("check", "check types, texts and the rules that need no site, and build; the site's gate checks again").action(
		async () => say(`${builtLine(await requireValid(folder))}: no faults`),
	);
	verb("key", "create the key that signs releases, and print the public key for the site's operator")
		.option("--file <file>", "file for the private key, which stays with the team", "hub.key")
		.action(async ({ file }: { file: string }) => {
			const { id, text } = await makeKey(resolve(folder, file));
			say(
				`${file} contains the private key ${id}. Keep it, and keep it out of git. Give the public key to the site's operator:\n${text}`,
			);
		});
	verb(
		"publish",
		"check, build, sign and send the remote to a site: for a share of the visitors, then for all unless it does worse",
	)
		.requiredOption("--site <address>", "address of the site, such as https://datahub.example")
		.requiredOption("--key <file>", "private key that `hub key` created")
		.option("--by <person>", "who acts (default: git's user, else the operating system's)")
		.option("--why <reason>", "reason, recorded in the site's history")
		.option("--now", "put it live for all visitors at once")
		.option("--no-wait", "refuse during another remote's canary, and exit as soon as the own canary has begun")
		.option("--candidate", "only store it on the site; an operator puts it live")
		.option("--allow-loss", "allow routes, slots, services and API paths of the live release to disappear")
		.action(async (options: SentWith & { readonly site: string; readonly key: string }) => {
			siteAddress(options.site);
			const key = readKey(resolve(folder, options.key));
			const build = await requireValid(folder);
			const { by, commit } = await authorIn(folder);
			const onWait = (reason: string) => say(`${reason} Waiting for it to end`);
			const sent = await sendRelease(build, { by, commit, ...options, key, onWait });
			say(sentLine(sent, options.site));
			if (sent.percent === undefined || !options.wait) return;
			const { remote, version } = sent;
			const outcome = await waitForOutcome(options.site, sent);
			if (outcome.kind === "ended")
				throw new AdmissionError(`${remote} ${version} is no longer a canary (${outcome.why}).`);
			if (outcome.kind === "unknown")
				throw new AdmissionError(
					`${remote} ${version} is no longer a canary, and the site has no record of the reason.`,
				);
			if (outcome.kind === "live") say(liveLine(remote, version, outcome.revision));
		});
	return program;
}

function sentLine({ remote, version, revision, percent, preview }: SentRelease, site: string): string {
	if (revision !== undefined) return liveLine(remote, version, revision);
	if (percent !== undefined)
		return `${percent} % of the visitors get ${remote} ${version}. The site puts it live for all, or withdraws it`;
	return `${remote} ${version} is in the store of ${site}${preview ? `. The site with it, for a day:\n${preview}` : ""}`;
}

function liveLine(remote: string, version: string, revision: number): string {
	return `${remote} ${version} is live at revision ${revision}`;
}

function builtLine({ name, version }: RemoteBuild): string {
	return `${name} ${version}`;
}

/** @throws AdmissionError with all faults */
async function requireValid(folder: string): Promise<RemoteBuild> {
	const { build, faults } = await checkRemote(folder);
	if (!build || faults.length > 0) throw new AdmissionError("Not built:", faults);
	return build;
}

function portNumber(word: string): number {
	if (/^\d{1,5}$/.test(word) && Number(word) < 65_536) return Number(word);
	throw new InvalidArgumentError("It must be a port from 0 to 65535.");
}
