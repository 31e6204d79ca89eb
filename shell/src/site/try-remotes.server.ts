// Renders what releases can break, before they are live: each address in a site that serves no visitors, and what went
// wrong (PF-7).

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import { catalogueFaults } from "@hub/shared-contracts/language/catalogue-faults";
import { LOCALE_CODES, type Localized, localeEntry, localized } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { feedPath } from "@hub/shared-contracts/remote/feed";
import { feedsOf } from "../links/feed-links.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import { type TrialAddress, trialAddresses } from "./trial-addresses.ts";
import { faultOfPage, isInAnotherLanguage, linksOf } from "./trial-page.ts";

/** A fault of a candidate. */
export interface TrialFault {
	readonly rule: "messages" | "render" | "browser" | "process" | "size" | "time" | "memory" | "secrets" | "load";
	/** The address at which it shows; undefined if it shows at none. */
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

/** A candidate whose pages were rendered once. */
export interface Tried {
	readonly faults: readonly TrialFault[];
	/** Addresses that respond with pages, those first that have different views. */
	readonly pages: readonly string[];
	/** Sends many requests to a page of each route, while other pages are open in a browser. @returns further faults */
	strain(): Promise<TrialFault[]>;
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

/** Number of requests to an address while memory is measured. */
const FETCHES = 4;

/** A late answer on a busy machine is no fault of a release: an address is refused that fails each time. */
const TRIES = 2;

/** Most links of a page that are followed: those to pages of the sitemap need not be. */
const MAX_LINKS = 5;

/** Most faults that are collected. Those that the live release has too are subtracted later. */
const MAX_FAULTS = 40;

/** Tries a candidate. */
export async function tryRemotes(deps: TrialDeps): Promise<Tried> {
	const { set, remotes, strategy } = deps;
	const faults: TrialFault[] = [];
	for (const name of remotes) {
		const loaded = set.remotes.get(name);
		if (loaded?.server) {
			const { messages } = loaded.server.remote;
			const read = LOCALE_CODES.map((locale) => messages(localeEntry(locale).iso));
			const texts = await Promise.all(read);
			const catalogues = localized((locale) => texts[LOCALE_CODES.indexOf(locale)]?.default ?? {});
			const folder = `${name}/messages`;
			for (const what of [...catalogueFaults(catalogues, folder), ...foreignTexts(catalogues, folder)])
				faults.push({ rule: "messages", what });
		} else
			faults.push({
				rule: "load",
				what: `${name} cannot be loaded: ${causeIn(deps.takeLog()) ?? "its server code fails"}.`,
			});
	}
	if (faults.some(({ rule }) => rule === "load")) return { faults, pages: [], strain: async () => [] };
	const listed = await listedPages(deps);
	const links: Links = { listed: new Set(listed), statuses: new Map() };
	const addresses =
		deps.addresses?.map((path) => ({ path, of: path, isListed: listed.includes(path) })) ??
		withFiles(trialAddresses({ table: set.table, strategy, slots: set.slots, pages: listed }, remotes), deps).concat(
			feedAddresses(deps),
		);
	const environment = JSON.stringify(process.env);
	const sound: TrialAddress[] = [];
	const pages: TrialAddress[] = [];
	for (const address of addresses) {
		const result = await resultAt(deps, address, links);
		if (result.fault) faults.push(result.fault);
		else sound.push(address);
		if (result.isPage) pages.push(address);
		if (faults.length >= MAX_FAULTS) break;
	}
	if (JSON.stringify(process.env) !== environment)
		faults.push({
			rule: "process",
			what: "Code of it changes process.env, which all of the server reads: it must not.",
		});
	for (const name of deps.changedBuiltins())
		faults.push({ rule: "process", what: `Code of it changes ${name}, which all of the server uses: it must not.` });
	const byView = [...Map.groupBy(pages, ({ path, of }) => viewAt(deps, path) ?? of).values()];
	return {
		faults,
		pages: [...byView.flatMap((some) => some.slice(0, 1)), ...byView.flatMap((some) => some.slice(1))].map(
			({ path }) => path,
		),
		async strain() {
			const more: TrialFault[] = [];
			const memory = watchMemory();
			for (const address of sound.filter(({ of }, at) => sound.findIndex((other) => other.of === of) === at)) {
				deps.begin(address.path);
				const fault = (await crowdFaultAt(deps, address.path)) ?? (await memory.faultAt(deps, address.path));
				if (fault) more.push(fault);
			}
			return more;
		},
	};
}

/** Returns the addresses of the remotes' feeds. */
function feedAddresses({ set, remotes }: TrialDeps): TrialAddress[] {
	const own = [...feedsOf(set)].filter(([, { remote }]) => remotes.has(remote));
	return own.flatMap(([name]) =>
		LOCALE_CODES.map((locale) => ({
			path: feedPath(name, locale, "rss"),
			of: `feed ${name} ${locale}`,
			isListed: true,
		})),
	);
}

/** Returns the script of an address' view: many routes may have the same one. */
function viewAt({ set }: TrialDeps, path: string): string | undefined {
	const route = matchAddress(set.table, path)?.route;
	const routes = set.remotes.get(route?.remote ?? "")?.manifest.routes;
	return routes?.find(({ key }) => key === route?.key)?.chunks.js[0];
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

interface Links {
	/** Addresses of the sitemap, which are tried anyway. */
	readonly listed: ReadonlySet<string>;
	/** Statuses of other links, each of which is followed once. */
	readonly statuses: Map<string, number>;
}

interface AddressResult {
	readonly fault?: TrialFault | undefined;
	readonly isPage: boolean;
}

/** Requests an address, and again if it shows a fault: only one that shows each time counts. */
async function resultAt(deps: TrialDeps, address: TrialAddress, links: Links, tries = TRIES): Promise<AddressResult> {
	deps.begin(address.path);
	deps.takeLog();
	const response = await deps.fetch(new Request(deps.publicUrl + address.path, { headers: { accept: "text/html" } }));
	const text = await response.text();
	const isPage = response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
	const fault =
		(await faultOf(deps, address, { response, text, isPage })) ??
		(isPage ? await deadLinkOn(deps, address, { links, text }) : undefined);
	return fault && tries > 1 ? resultAt(deps, address, links, tries - 1) : { fault, isPage };
}

/** The fault that an address shows only to some of many visitors who come at once. */
async function crowdFaultAt(
	{ fetch, publicUrl, takeLog }: TrialDeps,
	address: string,
): Promise<TrialFault | undefined> {
	// Discards log lines of pages in the browser, such as missing pictures.
	takeLog();
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

/** Returns a link of a page to no page, or to another page of the same list that fails. */
async function deadLinkOn(
	{ fetch, publicUrl }: TrialDeps,
	{ path: address }: TrialAddress,
	{ links: { listed, statuses }, text }: { readonly links: Links; readonly text: string },
): Promise<TrialFault | undefined> {
	const pathOf = (link: string) => link.replace(/\?.*/, "");
	// The same links whatever was tried before: the live release is compared at this address alone.
	const links = linksOf(text)
		.filter((link) => !listed.has(link) && !isNoPage(pathOf(link)))
		.slice(0, MAX_LINKS);
	for (const link of links.filter((one) => !statuses.has(one))) {
		const response = await fetch(new Request(publicUrl + link, { headers: { accept: "text/html" } }));
		await response.body?.cancel();
		statuses.set(link, response.status);
	}
	const isDead = (link: string) => {
		const status = statuses.get(link) ?? 200;
		// A trial has no search, whose pages are unavailable (503).
		return status === 404 || (status === 500 && pathOf(link) === address);
	};
	const dead = links.find(isDead);
	if (!dead) return undefined;
	return { address, rule: "render", what: `${address} links to ${dead}, which answers ${statuses.get(dead)}.` };
}

async function faultOf(
	deps: TrialDeps,
	{ path: address, isListed }: TrialAddress,
	{ response, text, isPage }: { readonly response: Response; readonly text: string; readonly isPage: boolean },
): Promise<TrialFault | undefined> {
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

/** Why a redirect leads nowhere; undefined if there is a page at its end, or on another site. */
async function endOf({ fetch, publicUrl }: TrialDeps, target: URL): Promise<string | undefined> {
	let url = target;
	for (let hop = 0; hop < MAX_HOPS; hop += 1) {
		if (!/^https?:$/.test(url.protocol)) return "is no address of a page";
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

/**
 * Finds requests that leave memory behind, with `--expose-gc`. Collecting takes as long as dozens of pages, so it is
 * done only once there is as much more memory as a crowd may leave.
 */
function watchMemory() {
	const collect = (globalThis as { gc?: () => void }).gc;
	const used = () => {
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	const kept = () => {
		collect?.();
		return used();
	};
	let before = kept();
	return {
		async faultAt({ fetch, publicUrl }: TrialDeps, address: string): Promise<TrialFault | undefined> {
			if (!collect || used() - before <= CROWD * MAX_LEFT) return undefined;
			before = kept();
			for (let time = 0; time < FETCHES; time += 1) await (await fetch(new Request(publicUrl + address))).text();
			const after = kept();
			const left = (after - before) / FETCHES;
			before = after;
			if (left <= MAX_LEFT) return undefined;
			const what = `${address} leaves ${(left / 1e6).toFixed(0)} MB behind with each request: what its module holds has to have a bound.`;
			return { address, rule: "memory", what };
		},
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

/** Returns texts that are in another language than their file. */
function foreignTexts(catalogues: Localized<MessageCatalogue>, folder: string): string[] {
	return LOCALE_CODES.flatMap((locale) =>
		Object.entries(catalogues[locale])
			.filter(([, text]) => isInAnotherLanguage(text, locale))
			.map(([key]) => `the text “${key}” is in another language in ${folder}/${localeEntry(locale).file}.`),
	);
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
