import type { Filter } from "@directus/types";
import { isLive } from "@hub/content-model/cms/live";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { pages } from "@hub/content-model/collections/pages";
import { redirects } from "@hub/content-model/collections/redirects";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { AddressOwner, AddressResult } from "@hub/shared-contracts/address/address-query";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import type { LinkTarget } from "../../../src/entries/choice.ts";
import { addressesOf, type RowAddress, rowsAt } from "../entries/addresses.ts";
import { definitionOf } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import { keyOf, pathOf, type Redirect, redirectOf } from "../redirects/redirects.ts";
import { type LinkSources, namedEntry } from "./choices.ts";

type Found = LinkTarget["found"];
type Page = Extract<AddressOwner, { kind: "page" }>;

interface Entry {
	readonly definition: CollectionDefinition;
	readonly row: Row;
}

/** Owner of an address, with its entries. */
interface Known {
	readonly href: string;
	readonly owner: AddressOwner;
	/** Entries at the address; undefined if it belongs to no entry. */
	readonly entries: readonly Entry[] | undefined;
}

const BATCH_SIZE = 100;

/** Maximum number of redirects that are followed, as on the site. Saves refuse chains. */
const MAX_STEPS = 10;

/**
 * Returns the targets of addresses, in order. Follows editors' redirects and the site's table of old addresses, as the
 * site does. Circular redirects have no target.
 * @returns undefined if the site does not respond, because only the site resolves addresses
 */
export async function targetsOf(hrefs: readonly string[], sources: LinkSources): Promise<LinkTarget[] | undefined> {
	const known = new Map<string, Known>();
	const now = Date.now();
	let lines: readonly Redirect[] | undefined;
	/** Chains of redirects, the current address last. */
	const chains = hrefs.map((href) => [href]);
	let open = chains;
	for (let step = 0; open.length > 0 && step <= MAX_STEPS; step += 1) {
		const ends = [...new Set(open.map((chain) => chain.at(-1) ?? ""))].filter((href) => !known.has(href));
		const found = await knownOf(ends, sources);
		if (!found) return undefined;
		for (const [at, href] of ends.entries()) {
			const one = found[at];
			if (one) known.set(href, one);
		}
		lines ??= (await sources.rows.list(redirects, {})).map(redirectOf);
		const next: string[][] = [];
		for (const chain of open) {
			const href = chain.at(-1) ?? "";
			const end = known.get(href);
			const to = end && movedFrom(href, end, lines, now);
			if (to === undefined) continue;
			const isCircle = chain.some((passed) => keyOf(passed) === keyOf(to));
			chain.push(to);
			if (isCircle || step === MAX_STEPS) chain.push(NOWHERE);
			else if (to.startsWith("/")) next.push(chain);
		}
		open = next;
	}
	return chains.map((chain): LinkTarget => {
		const isEndless = chain.at(-1) === NOWHERE;
		const passed = isEndless ? chain.slice(0, -1) : chain;
		const end = passed.at(-1) ?? "";
		const there = known.get(end);
		const found: Found = there ? foundIn(there, now) : { kind: "other" };
		return { movedTo: passed.length > 1 ? end : null, found: isEndless ? { kind: "none" } : found };
	});
}

/** Marks the end of a circular chain. */
const NOWHERE = "";

/** Returns the next address of a chain; undefined at its end. Content takes precedence over a redirect. */
function movedFrom(
	written: string,
	{ href, owner, entries }: Known,
	lines: readonly Redirect[],
	now: number,
): string | undefined {
	if (owner.kind === "moved") return owner.to;
	if (owner.kind === "site" || entries?.some(({ row }) => isLive(row, now))) return undefined;
	// A fixed address belongs to its page, even if the page has no content.
	if (owner.kind === "page" && (owner.fixed || entries === undefined)) return undefined;
	const keys = [href, written, `/${DEFAULT_LOCALE}${written}`].map(keyOf);
	return lines.find((line) => keys.includes(keyOf(line.from)))?.to;
}

function foundIn({ owner, entries }: Known, now: number): Found {
	if (owner.kind === "site" || owner.kind === "moved") return { kind: "other" };
	if (owner.kind === "none") return { kind: "none" };
	if (entries === undefined) return { kind: "page", locale: owner.locale };
	const entry = entries.find(({ row }) => isLive(row, now)) ?? entries[0];
	return entry ? { kind: "entry", entry: namedEntry(entry.definition, entry.row) } : { kind: "none" };
}

async function knownOf(hrefs: readonly string[], { rows, site }: LinkSources): Promise<readonly Known[] | undefined> {
	const paths: AddressResult["paths"] = [];
	for (let at = 0; at < hrefs.length; at += BATCH_SIZE) {
		const answer = await site.lookUp({ paths: hrefs.slice(at, at + BATCH_SIZE).map(pathOf) });
		if (!answer) return undefined;
		paths.push(...answer.paths);
	}
	const shown = paths.flatMap(({ owner }) => (owner.kind === "page" ? [owner] : []));
	const candidates = shown.flatMap((owner) => rowsAt(owner));
	const names = [...new Set(candidates.map(({ collection }) => collection))];
	const read = async (definition: CollectionDefinition, filter: Filter) =>
		(await rows.list(definition, filter)).map((row) => ({ definition, row }));
	const found = names.map(async (name) => {
		const definition = definitionOf(name);
		const filters = candidates.filter(({ collection }) => collection === name).map(({ filter }) => filter);
		return definition ? read(definition, { _or: filters }) : [];
	});
	const entries = (await Promise.all(found)).flat();
	const routes = shown.filter(({ fixed }) => fixed).map(({ route }) => route);
	const own = routes.length > 0 ? await read(pages, { route_key: { _in: routes } }) : [];
	return paths.map(({ href, owner }) => ({
		href,
		owner,
		entries: owner.kind === "page" ? entriesAt(owner, entries, own) : undefined,
	}));
}

function entriesAt(owner: Page, entries: readonly Entry[], own: readonly Entry[]): readonly Entry[] | undefined {
	if (owner.fixed) {
		const all = own.filter(({ row }) => row.route_key === owner.route);
		// Routes without entries in any language need none.
		return all.length === 0 ? undefined : all.filter(({ row }) => row.locale === owner.locale);
	}
	if (rowsAt(owner).length === 0) return undefined;
	const key = keyOfAddress(owner);
	return entries.filter(({ definition, row }) =>
		addressesOf(definition.collection, row).some((address) => keyOfAddress(address) === key),
	);
}

function keyOfAddress({ route, params, locale }: RowAddress): string {
	const parts = Object.entries(params).map(([name, value]) => `${name}=${addressKey(value)}`);
	return [route, locale, ...parts.toSorted()].join(" ");
}
