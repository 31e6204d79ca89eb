// Renders what releases can break, before they are live: each address in a site that serves no visitors, and what went
// wrong (PF-7).

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import { catalogueProblems, type MessageSource } from "@hub/shared-contracts/language/messages";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import { type TrialAddress, trialAddresses } from "./trial-addresses.ts";
import { faultOfPage } from "./trial-page.ts";

/** A fault of a candidate. */
export interface TrialFault {
	readonly rule: "messages" | "render" | "browser" | "process" | "size" | "time" | "memory" | "secrets" | "load";
	/** The address at which it shows; undefined where it shows at none. */
	readonly address?: string;
	/** One sentence, with the way out. */
	readonly what: string;
}

/** A site that serves the trial alone. */
export interface TrialDeps {
	/** The candidate, loaded. */
	readonly set: LoadedSet;
	readonly fetch: (request: Request) => Promise<Response>;
	readonly publicUrl: string;
	readonly strategy: Parameters<typeof trialAddresses>[0]["strategy"];
	/** The remotes whose release is new. */
	readonly remotes: ReadonlySet<string>;
	/** Secrets that no response may contain. */
	readonly secrets: readonly string[];
	/** The lines logged since the last call. */
	readonly takeLog: () => readonly LogLine[];
	/** Returns the names of JavaScript's own functions and objects that were changed since the candidate was loaded. */
	readonly changedBuiltins: () => readonly string[];
	/** Called before each address: where the process ends or hangs, this was the last one. */
	readonly begin: (address: string) => void;
	/** Only these addresses. Default: what the remotes can break. */
	readonly addresses?: readonly string[] | undefined;
}

/** A line of the site's log. */
export interface LogLine {
	readonly level: "info" | "warn" | "error";
	readonly fields: Readonly<Record<string, unknown>>;
	readonly text: string;
}

/** Most bytes of a page: ten times the largest of ours, with data for the browser. */
const MAX_BYTES = 2_000_000;

/** Average number of bytes that a request may leave behind; V8's own caches stay far below. */
const MAX_LEFT = 8_000_000;

/** After so many redirects browsers give up in time, too. */
const MAX_HOPS = 5;

/** Number of requests to each address at once. */
const CROWD = 8;

/**
 * Most processor time of a response, in ms. Ours take 2 to 10, and three times as much for the first visitors of a new
 * process.
 */
const MAX_CPU_MS = 250;

/** Number of requests to each address while memory is measured. */
const FETCHES = 4;

/** A late answer on a busy machine is no fault of a release: an address is refused that fails each time. */
const TRIES = 2;

/** Most faults that are collected. Those that the live release has too are subtracted later. */
const MAX_FAULTS = 40;

/** Tries a candidate. @returns its faults */
export async function tryRemotes(deps: TrialDeps): Promise<TrialFault[]> {
	const { set, remotes, strategy } = deps;
	const faults: TrialFault[] = [];
	for (const name of remotes) {
		const loaded = set.remotes.get(name);
		if (loaded?.server) faults.push(...(await messageFaults(name, loaded.server.remote.messages)));
		else
			faults.push({
				rule: "load",
				what: `${name} cannot be loaded: ${causeIn(deps.takeLog()) ?? "its server code fails"}.`,
			});
	}
	if (faults.some(({ rule }) => rule === "load")) return faults;
	const pages = await listedPages(deps);
	const addresses =
		deps.addresses?.map((path) => ({ path, isListed: pages.includes(path) })) ??
		withFiles(trialAddresses({ table: set.table, strategy, slots: set.slots, pages }, remotes), deps);
	const environment = JSON.stringify(process.env);
	for (const address of addresses) {
		const found = await lastingFault(deps, address);
		if (found) faults.push(found);
		if (faults.length >= MAX_FAULTS) break;
	}
	if (JSON.stringify(process.env) !== environment)
		faults.push({
			rule: "process",
			what: "Code of it changes process.env, which all of the server reads: it must not.",
		});
	for (const name of deps.changedBuiltins())
		faults.push({ rule: "process", what: `Code of it changes ${name}, which all of the server uses: it must not.` });
	return faults;
}

/** Addresses with those of the files that belong to their pages, such as an event's calendar. */
function withFiles(addresses: readonly TrialAddress[], { set, remotes }: TrialDeps): TrialAddress[] {
	return addresses.flatMap((address) => {
		const route = matchAddress(set.table, address.path)?.route;
		const files =
			route && remotes.has(route.remote) ? set.remotes.get(route.remote)?.server?.routes[route.key]?.files : undefined;
		const below = address.path.replace(/\/$/, "");
		return [address, ...Object.keys(files ?? {}).map((name) => ({ ...address, path: `${below}/${name}` }))];
	});
}

/** The fault that an address shows each time; undefined where it was right once. */
async function lastingFault(deps: TrialDeps, address: TrialAddress): Promise<TrialFault | undefined> {
	let fault: TrialFault | undefined;
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		deps.begin(address.path);
		fault = await faultAt(deps, address);
		if (!fault) break;
	}
	return fault ?? (await crowdFaultAt(deps, address.path)) ?? (await leakAt(deps, address.path));
}

/** The fault that an address shows only to some of many visitors who come at once. */
async function crowdFaultAt(
	{ fetch, publicUrl, takeLog }: TrialDeps,
	address: string,
): Promise<TrialFault | undefined> {
	const usage = process.cpuUsage();
	const responses = await Promise.all(
		Array.from({ length: CROWD }, () => fetch(new Request(publicUrl + address, { headers: { accept: "text/html" } }))),
	);
	await Promise.all(responses.map((response) => response.arrayBuffer()));
	const { user, system } = process.cpuUsage(usage);
	const cause = causeIn(takeLog());
	const statuses = new Set(responses.map(({ status }) => status));
	if (statuses.size > 1) {
		const why = cause ? `: ${cause}` : "";
		const what = `${address} answers ${[...statuses].sort().join(" and ")} to ${CROWD} requests at once${why}.`;
		return { address, rule: "render", what };
	}
	if (cause)
		return { address, rule: "render", what: `${address} lacks a part with ${CROWD} requests at once: ${cause}.` };
	const ms = Math.round((user + system) / 1_000 / CROWD);
	if (ms <= MAX_CPU_MS) return undefined;
	const what = `${address} takes ${ms} ms of processor time, and ${MAX_CPU_MS} ms are allowed: its loader or view does too much.`;
	return { address, rule: "time", what };
}

async function faultAt(deps: TrialDeps, { path: address, isListed }: TrialAddress): Promise<TrialFault | undefined> {
	deps.takeLog();
	const response = await deps.fetch(new Request(deps.publicUrl + address, { headers: { accept: "text/html" } }));
	const text = await response.text();
	const cause = causeIn(deps.takeLog());
	const at = { address };
	// An address without a certain page, such as the target of a link in a mail, may respond 404.
	if (response.status >= (isListed ? 400 : 500)) {
		const why = cause ? `: ${cause}` : "";
		return { ...at, rule: "render", what: `${address} answers ${response.status}${why}.` };
	}
	if (cause) return { ...at, rule: "render", what: `${address} lacks a part: ${cause}.` };
	const target = response.headers.get("location");
	const end = target !== null && (await endOf(deps, new URL(target, deps.publicUrl)));
	if (end) return { ...at, rule: "render", what: `${address} leads to ${target}, which ${end}.` };
	if (text.length > MAX_BYTES) {
		const size = `${(text.length / 1e6).toFixed(1)} MB, and ${MAX_BYTES / 1e6} MB are allowed`;
		return { ...at, rule: "size", what: `${address} is ${size}: its loader has to find less.` };
	}
	const isPage = response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
	const wrong = isPage ? faultOfPage({ html: text, isListed }) : undefined;
	if (wrong) return { ...at, rule: "render", what: `${address} ${wrong}.` };
	if (deps.secrets.some((secret) => text.includes(secret)))
		return {
			...at,
			rule: "secrets",
			what: `${address} sends a secret of the server to the browser: its loader must not read process.env.`,
		};
	return undefined;
}

/** Why a redirect leads nowhere; undefined where there is a page at its end, or on another site. */
async function endOf({ fetch, publicUrl }: TrialDeps, target: URL): Promise<string | undefined> {
	let url = target;
	for (let hop = 0; hop < MAX_HOPS; hop += 1) {
		if (url.origin !== new URL(publicUrl).origin) return undefined;
		const response = await fetch(new Request(url, { headers: { accept: "text/html" } }));
		await response.body?.cancel();
		if (response.status >= 400) return `answers ${response.status}`;
		const next = response.headers.get("location");
		if (next === null) return undefined;
		url = new URL(next, url);
	}
	return "leads on for ever";
}

/** With `--expose-gc`: checks whether each request leaves memory behind. */
async function leakAt({ fetch, publicUrl }: TrialDeps, address: string): Promise<TrialFault | undefined> {
	const collect = (globalThis as { gc?: () => void }).gc;
	if (!collect) return undefined;
	const used = () => {
		collect();
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	const before = used();
	for (let time = 0; time < FETCHES; time += 1) await (await fetch(new Request(publicUrl + address))).text();
	const left = (used() - before) / FETCHES;
	if (left <= MAX_LEFT) return undefined;
	return {
		address,
		rule: "memory",
		what: `${address} leaves ${(left / 1e6).toFixed(0)} MB behind with each request: what its module holds has to have a bound.`,
	};
}

/** Why something failed, of what was logged meanwhile. */
function causeIn(lines: readonly LogLine[]): string | undefined {
	const telling = lines.find(
		({ level, fields }) => level === "error" || (level === "warn" && fields.remote !== undefined),
	);
	if (!telling) return undefined;
	const { error, reason, slot } = telling.fields;
	const [first = ""] = String(error ?? reason ?? "").split("\n");
	return [telling.text, ...(slot ? [`slot ${slot}`] : []), ...(first ? [first.replace(/\.$/, "")] : [])].join(", ");
}

/** The paths of all pages that have content. */
async function listedPages({ fetch, publicUrl }: TrialDeps): Promise<string[]> {
	const read = async (path: string): Promise<string[]> => {
		const response = await fetch(new Request(publicUrl + path));
		const text = response.ok ? await response.text() : "";
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	};
	const listed = await read("/sitemap.xml");
	const parts = listed.filter((path) => /^\/sitemap-\d+\.xml$/.test(path));
	return parts.length > 0 ? (await Promise.all(parts.map(read))).flat() : listed;
}

/** Texts that a language lacks, or has with other values than another (LN-2). */
async function messageFaults(name: string, source: MessageSource): Promise<TrialFault[]> {
	const catalogue = async (locale: Locale) => (await source(localeEntry(locale).iso)).default;
	const first = await catalogue(DEFAULT_LOCALE);
	const others = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);
	const faults = await Promise.all(
		others.map(async (locale) =>
			catalogueProblems(first, await catalogue(locale)).map(({ key, problem }): TrialFault => {
				const lacks = problem === "not in the source" ? DEFAULT_LOCALE : locale;
				const words =
					{ "not in the source": "missing", "other placeholders": "with other placeholders" }[problem as string] ??
					problem;
				const file = `${name}/messages/${localeEntry(lacks).iso}.json`;
				return { rule: "messages", what: `The text “${key}” is ${words} in ${file}.` };
			}),
		),
	);
	return faults.flat();
}
