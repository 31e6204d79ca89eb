// `npm run releases -- <verb>`: what operators and teams do with releases. Exit 0 done, 1 refused, 2 wrong use.

import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { AdmissionError } from "../admission-error.ts";
import { BucketError } from "../bucket-error.ts";
import type { Failure } from "../failures.ts";
import { printableLines } from "../printable.ts";
import type { Answer } from "./answer.ts";
import { explainFailure } from "./explain-failure.ts";
import { listReleases, showHistory, showKeys, showRelease } from "./reading-verbs.ts";
import { createWritingVerbs, type PublishOptions, type WritingDeps, type WritingOptions } from "./writing-verbs.ts";

export interface CommandDeps extends Omit<WritingDeps, "progress"> {
	/** Writes to the terminal. */
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
	/** The failures that visitors met under a reference. */
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
	const asksForJson = words.includes("--json");
	const say = async (answer: Promise<Answer>): Promise<void> => {
		const { text, json, ok = true } = await answer;
		deps.out(`${asksForJson ? JSON.stringify(json, null, "\t") : text}\n`);
		if (!ok) exit = 1;
	};
	try {
		await createProgram(deps, say).parseAsync([...words], { from: "user" });
		return exit;
	} catch (error) {
		// Requested help was written, exit 0. Other errors are wrong use; their message was written too.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!(error instanceof AdmissionError || error instanceof BucketError)) throw error;
		if (asksForJson) deps.out(`${JSON.stringify({ refused: error.message }, null, "\t")}\n`);
		else deps.error(`✗ ${error.message}\n`);
		return 1;
	}
}

function createProgram(deps: CommandDeps, say: (answer: Promise<Answer>) => Promise<void>): Command {
	const { store } = deps;
	const verbs = createWritingVerbs({ ...deps, progress: (text) => deps.error(`▸ ${text}\n`) });
	const program = new Command("npm run releases --")
		.description("What is released, what is live, and every change of it.")
		.exitOverride()
		.configureOutput({ writeOut: deps.out, writeErr: deps.error })
		.showHelpAfterError("(add --help for what there is)")
		.helpCommand(false)
		.usage("<verb> [options]");

	const verb = (usage: string, description: string) =>
		program.command(usage).description(description).option("--json", "answers as JSON");
	const writing = (usage: string, description: string) =>
		verb(usage, description)
			.option("--by <person>", "who acts; default git's user, else the operating system's")
			.option("--why <reason>", "the reason, for the history")
			.addOption(
				new Option(
					"--revision <number>",
					"refused where the store is no longer at this revision, as `list` showed it",
				).argParser(wholeNumber),
			);

	verb("list", "every remote: what is live, and what the store has, newest first").action(() =>
		say(listReleases(store)),
	);
	verb("show <remote> [version]", "one release: what it brings, who published it; default the live one").action(
		(remote: string, version?: string) => say(showRelease(store, remote, version)),
	);
	verb("history [remote]", "every change, newest first").action((remote?: string) => say(showHistory(store, remote)));
	verb(
		"check <remote> [version]",
		"whether a release could go live; default what this checkout builds, which is not published",
	)
		.option("--allow-loss", "routes, slots, services and api paths may be gone that the live release has")
		.action((remote: string, version: string | undefined, options: { allowLoss?: boolean }) =>
			say(verbs.check(remote, version, options)),
		);
	writing(
		"publish <remote>",
		"builds the remote and puts it live: for a share of the visitors, then for all unless it does worse",
	)
		.option("--now", "puts it live for all visitors at once")
		.option("--no-wait", "does not wait: is refused during another remote's canary, and ends when its own has begun")
		.option("--candidate", "does not put it live")
		.option("--allow-loss", "routes, slots, services and api paths may be gone that the live release has")
		.action((remote: string, options: PublishOptions) => say(verbs.publish(remote, options)));
	writing("live <remote> <version>", "puts a release of the store live")
		.option("--allow-loss", "routes, slots, services and api paths may be gone that the live release has")
		.action((remote: string, version: string, options: WritingOptions) => say(verbs.live(remote, version, options)));
	verb(
		"preview <remote> <version>",
		"a link to the whole site with another release of one remote, for who has the link",
	)
		.addOption(new Option("--hours <number>", "how long it is open, up to 720; default 24").argParser(hours))
		.action((remote: string, version: string, options: { hours?: number }) =>
			say(verbs.preview(remote, version, options)),
		);
	writing(
		"canary <remote> [version]",
		"has a share of the visitors get a release, which ends by itself where it does worse",
	)
		.addOption(
			new Option("--percent <number>", "the share, from 0 to 100; default CANARY_PERCENT").argParser(percentage),
		)
		.option("--end", "has all visitors get what is live again")
		.option("--allow-loss", "routes, slots, services and api paths may be gone that the live release has")
		.action(
			(remote: string, version: string | undefined, options: WritingOptions & { percent?: number; end?: boolean }) =>
				say(verbs.canary(remote, version, options)),
		);
	writing(
		"rollback <remote> [version]",
		"takes a remote back to what was live before its last change, or to another release",
	).action((remote: string, version: string | undefined, options: WritingOptions) =>
		say(verbs.rollback(remote, version, options)),
	);
	writing("withdraw <remote>", "takes a remote out of the site: its pages are gone").action(
		(remote: string, options: WritingOptions) => say(verbs.withdraw(remote, options)),
	);
	writing("lock <remote>", "has the remote's release stay as it is; --why says the reason").action(
		(remote: string, options: WritingOptions) => say(verbs.lock(remote, options)),
	);
	writing("unlock <remote>", "takes the lock away").action((remote: string, options: WritingOptions) =>
		say(verbs.unlock(remote, options)),
	);
	writing(
		"revoke <remote> <version>",
		"has a release run no more, not even for open tabs; --why says the reason",
	).action((remote: string, version: string, options: WritingOptions) => say(verbs.revoke(remote, version, options)));
	writing("allow <remote> <version>", "takes a revocation back").action(
		(remote: string, version: string, options: WritingOptions) => say(verbs.allow(remote, version, options)),
	);
	verb("keys", "the keys with which teams publish over the network").action(() => say(showKeys(store)));
	writing("trust <public-key>", "lets who has a key publish remotes over the network")
		.requiredOption("--team <name>", "whose key it is")
		.addOption(
			new Option("--remotes <names>", "the remotes, with commas between them")
				.argParser((names: string) => names.split(",").filter(Boolean))
				.makeOptionMandatory(),
		)
		.action((key: string, options: WritingOptions & { team: string; remotes: string[] }) =>
			say(verbs.trust(key, options)),
		);
	writing("distrust <key>", "takes a key's trust away; --why says the reason").action(
		(key: string, options: WritingOptions) => say(verbs.distrust(key, options)),
	);
	writing("verify", "whether every file of the store is what it was")
		.option("--repair", "writes back what the history can rebuild")
		.action((options: WritingOptions & { repair?: boolean }) => say(verbs.verify(options)));
	verb("why <reference>", "what failed for the visitor who was told this reference").action((reference: string) =>
		say(explainFailure(deps.failures, reference)),
	);
	verb("prune", "removes releases that were neither published nor live lately, and to which no remote would go back")
		.addOption(
			new Option("--days <number>", "how many days are lately").argParser(wholeNumber).default(undefined, "30"),
		)
		.option("--dry-run", "only tells what would be removed")
		.action((options: { days?: number; dryRun?: boolean }) => say(verbs.prune(options)));
	return program;
}

function percentage(word: string): number {
	const percent = Number(word);
	if (/^\d{1,3}(\.\d{1,2})?$/.test(word) && percent <= 100) return percent;
	throw new InvalidArgumentError("It has to be a number from 0 to 100.");
}

function hours(word: string): number {
	const number = wholeNumber(word);
	if (number >= 1 && number <= 720) return number;
	throw new InvalidArgumentError("It has to be a number from 1 to 720.");
}

function wholeNumber(word: string): number {
	if (/^\d{1,9}$/.test(word)) return Number(word);
	throw new InvalidArgumentError("It has to be a whole number.");
}
