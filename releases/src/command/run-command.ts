// `npm run releases -- <verb>`: the command of operators and teams. Exit 0 done, 1 refused, 2 wrong use.

import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { AdmissionError } from "../admission-error.ts";
import { BucketError } from "../bucket-error.ts";
import type { Failure } from "../failures.ts";
import { printableLines } from "../printable.ts";
import type { CommandOutput } from "./command-output.ts";
import { explainFailure } from "./explain-failure.ts";
import { listReleases, showHistory, showKeys, showRelease } from "./reading-verbs.ts";
import { createWritingVerbs, type PublishOptions, type WritingDeps, type WritingOptions } from "./writing-verbs.ts";

export interface CommandDeps extends Omit<WritingDeps, "progress"> {
	/** Writes to the terminal. */
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
	/** Returns the failures for a visitor's reference. */
	readonly failures: (reference: string) => Promise<readonly Failure[]>;
}

type ExitCode = 0 | 1 | 2;

/**
 * Runs one command.
 * @param words arguments after `npm run releases --`
 * @throws errors other than `AdmissionError` and `BucketError`
 */
export async function runCommand(
	words: readonly string[],
	{ out, error: writeError, ...others }: CommandDeps,
): Promise<ExitCode> {
	// Reasons and names in the store come from many people, and reports of failures from strangers.
	const deps: CommandDeps = {
		...others,
		out: (text) => out(printableLines(text)),
		error: (text) => writeError(printableLines(text)),
	};
	let exit: ExitCode = 0;
	const isJson = words.includes("--json");
	const print = async (output: Promise<CommandOutput>): Promise<void> => {
		const { text, json, ok = true } = await output;
		deps.out(`${isJson ? JSON.stringify(json, null, "\t") : text}\n`);
		if (!ok) exit = 1;
	};
	try {
		await createProgram(deps, print).parseAsync([...words], { from: "user" });
		return exit;
	} catch (error) {
		// Requested help was written, exit 0. Other errors are wrong use; their message was written too.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!(error instanceof AdmissionError || error instanceof BucketError)) throw error;
		if (isJson) deps.out(`${JSON.stringify({ refused: error.message }, null, "\t")}\n`);
		else deps.error(`✗ ${error.message}\n`);
		return 1;
	}
}

function createProgram(deps: CommandDeps, print: (output: Promise<CommandOutput>) => Promise<void>): Command {
	const { store } = deps;
	const verbs = createWritingVerbs({ ...deps, progress: (text) => deps.error(`▸ ${text}\n`) });
	const program = new Command("npm run releases --")
		.description("Publishes, tries, lists and rolls back releases.")
		.exitOverride()
		.configureOutput({ writeOut: deps.out, writeErr: deps.error })
		.showHelpAfterError("(add --help for usage)")
		.helpCommand(false)
		.usage("<verb> [options]");

	const verb = (usage: string, description: string) =>
		program.command(usage).description(description).option("--json", "print JSON");
	const writing = (usage: string, description: string) =>
		verb(usage, description)
			.option("--by <person>", "who acts (default: git's user, else the operating system's)")
			.option("--why <reason>", "reason, recorded in the history")
			.addOption(
				new Option(
					"--revision <number>",
					"refuse if the store has changed since this revision, which `list` shows",
				).argParser(wholeNumber),
			);

	verb("list", "list every remote with its live release and the stored ones, newest first").action(() =>
		print(listReleases(store)),
	);
	verb("show <remote> [version]", "show the content and publisher of a release (default: the live one)").action(
		(remote: string, version?: string) => print(showRelease(store, remote, version)),
	);
	verb("history [remote]", "list every change, newest first").action((remote?: string) =>
		print(showHistory(store, remote)),
	);
	verb(
		"check <remote> [version]",
		"check if a release could go live (default: build this checkout, without publishing it)",
	)
		.option("--allow-loss", "allow routes, slots, services and API paths of the live release to disappear")
		.action((remote: string, version: string | undefined, options: { allowLoss?: boolean }) =>
			print(verbs.check(remote, version, options)),
		);
	writing(
		"publish <remote>",
		"build the remote and put it live: for a share of the visitors, then for all unless it does worse",
	)
		.option("--now", "put it live for all visitors at once")
		.option("--no-wait", "refuse during another remote's canary, and exit as soon as the own canary has begun")
		.option("--candidate", "store it without putting it live")
		.option("--allow-loss", "allow routes, slots, services and API paths of the live release to disappear")
		.action((remote: string, options: PublishOptions) => print(verbs.publish(remote, options)));
	writing("live <remote> <version>", "put a stored release live")
		.option("--allow-loss", "allow routes, slots, services and API paths of the live release to disappear")
		.action((remote: string, version: string, options: WritingOptions) => print(verbs.live(remote, version, options)));
	verb("preview <remote> <version>", "print a link to the whole site with another release of one remote")
		.addOption(new Option("--hours <number>", "validity of the link, up to 720 (default: 24)").argParser(hours))
		.action((remote: string, version: string, options: { hours?: number }) =>
			print(verbs.preview(remote, version, options)),
		);
	writing(
		"canary <remote> [version]",
		"show a release to a share of the visitors, until it does worse than the live one",
	)
		.addOption(
			new Option("--percent <number>", "share of the visitors, from 0 to 100 (default: CANARY_PERCENT)").argParser(
				percentage,
			),
		)
		.option("--end", "end the canary: all visitors get the live release again")
		.option("--allow-loss", "allow routes, slots, services and API paths of the live release to disappear")
		.action(
			(remote: string, version: string | undefined, options: WritingOptions & { percent?: number; end?: boolean }) =>
				print(verbs.canary(remote, version, options)),
		);
	writing(
		"rollback <remote> [version]",
		"roll a remote back to the release before its last change, or to another one",
	).action((remote: string, version: string | undefined, options: WritingOptions) =>
		print(verbs.rollback(remote, version, options)),
	);
	writing("withdraw <remote>", "remove a remote and its pages from the site").action(
		(remote: string, options: WritingOptions) => print(verbs.withdraw(remote, options)),
	);
	writing("lock <remote>", "refuse changes of the remote's live release; needs --why").action(
		(remote: string, options: WritingOptions) => print(verbs.lock(remote, options)),
	);
	writing("unlock <remote>", "remove the lock").action((remote: string, options: WritingOptions) =>
		print(verbs.unlock(remote, options)),
	);
	writing("revoke <remote> <version>", "stop a release from running, even in open tabs; needs --why").action(
		(remote: string, version: string, options: WritingOptions) => print(verbs.revoke(remote, version, options)),
	);
	writing("allow <remote> <version>", "undo a revocation").action(
		(remote: string, version: string, options: WritingOptions) => print(verbs.allow(remote, version, options)),
	);
	verb("keys", "list the keys with which teams publish over the network").action(() => print(showKeys(store)));
	writing("trust <public-key>", "allow the owner of a key to publish remotes over the network")
		.requiredOption("--team <name>", "team that owns the key")
		.addOption(
			new Option("--remotes <names>", "remotes, separated by commas")
				.argParser((names: string) => names.split(",").filter(Boolean))
				.makeOptionMandatory(),
		)
		.action((key: string, options: WritingOptions & { team: string; remotes: string[] }) =>
			print(verbs.trust(key, options)),
		);
	writing("distrust <key>", "stop trusting a key; needs --why").action((key: string, options: WritingOptions) =>
		print(verbs.distrust(key, options)),
	);
	writing("verify", "check that no file of the store is missing or changed")
		.option("--repair", "restore what the history can rebuild")
		.action((options: WritingOptions & { repair?: boolean }) => print(verbs.verify(options)));
	verb("why <reference>", "explain a failure by the reference that the visitor saw").action((reference: string) =>
		print(explainFailure(deps.failures, reference)),
	);
	verb("prune", "remove releases that were neither published nor live recently, unless a rollback would restore them")
		.addOption(
			new Option("--days <number>", "number of days that count as recent")
				.argParser(wholeNumber)
				.default(undefined, "30"),
		)
		.option("--dry-run", "only list what would be removed")
		.action((options: { days?: number; dryRun?: boolean }) => print(verbs.prune(options)));
	return program;
}

function percentage(word: string): number {
	const percent = Number(word);
	if (/^\d{1,3}(\.\d{1,2})?$/.test(word) && percent <= 100) return percent;
	throw new InvalidArgumentError("It must be a number from 0 to 100.");
}

function hours(word: string): number {
	const number = wholeNumber(word);
	if (number >= 1 && number <= 720) return number;
	throw new InvalidArgumentError("It must be a number from 1 to 720.");
}

function wholeNumber(word: string): number {
	if (/^\d{1,9}$/.test(word)) return Number(word);
	throw new InvalidArgumentError("It must be a whole number.");
}
