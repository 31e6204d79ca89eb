// The release set as it stands in a document: by remote, without what every other route has too.

import type { SiteRoute } from "../router/site-table.ts";
import type { ClientRemote, ClientSet } from "./client-set.ts";

/** What a route says of itself where it is like most. */
const USUAL = { layout: "default", scrollToTop: true, slots: [], parent: "home", middleware: [], auth: false } as const;

type Identity = Pick<SiteRoute, "key" | "path">;
type Unusual = Partial<Omit<SiteRoute, "key" | "path" | "remote" | ServerOnly>>;

/** What the server alone asks of a route; in a browser all routes are as usual in it. */
const SERVER_ONLY = ["slots", "parent", "middleware", "auth"] as const;
type ServerOnly = (typeof SERVER_ONLY)[number];

/** A route by its key (0 where the path is the key behind a slash), its path, and what is not as usual. */
type PackedRoute = readonly [key: string | 0, path: string, unusual?: Unusual];

/** A remote with what is its own; lists that would be empty are left out. */
interface PackedRemote extends Pick<ClientRemote, "name"> {
	/** Undefined for a remote that does not run: its addresses are known, its code is not asked for. */
	readonly entry?: string;
	readonly integrity?: string;
	readonly routes?: readonly PackedRoute[];
	readonly slots?: readonly string[];
	readonly services?: readonly string[];
}

/** A set in few bytes. */
export interface PackedSet extends Pick<ClientSet, "id" | "strategy" | "still"> {
	readonly remotes: readonly PackedRemote[];
}

export function packSet({ id, strategy, still, routes, remotes, slots, services }: ClientSet): PackedSet {
	const names = new Set([...routes.map(({ remote }) => remote), ...remotes.map(({ name }) => name)]);
	const own = (owners: Readonly<Record<string, string>>, name: string) => Object.keys(owners).filter((key) => owners[key] === name);
	return {
		id,
		strategy,
		still,
		remotes: [...names].map((name) => ({
			name,
			...remotes.find((remote) => remote.name === name),
			...some("routes", routes.filter(({ remote }) => remote === name).map(packRoute)),
			...some("slots", own(slots, name)),
			...some("services", own(services, name)),
		})),
	};
}

/** The set that was packed, without what the server alone asks of routes; its routes, slots and services stand in the order of the remotes. */
export function unpackSet({ id, strategy, still, remotes }: PackedSet): ClientSet {
	const owned = (list: "slots" | "services") =>
		Object.fromEntries(remotes.flatMap((remote) => (remote[list] ?? []).map((name) => [name, remote.name])));
	return {
		id,
		strategy,
		still,
		routes: remotes.flatMap(({ name, routes = [] }) => routes.map((route) => unpackRoute(name, route))),
		remotes: remotes.flatMap(({ name, entry, integrity }) => (entry && integrity ? [{ name, entry, integrity }] : [])),
		slots: owned("slots"),
		services: owned("services"),
	};
}

function some<Name extends string, Item>(name: Name, items: readonly Item[]): { [Key in Name]?: readonly Item[] } {
	// The only key is the name.
	return (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: readonly Item[] };
}

function packRoute({ key, path, remote: _remote, ...rest }: SiteRoute): PackedRoute {
	const usual: Readonly<Record<string, unknown>> = USUAL;
	const serverOnly: readonly string[] = SERVER_ONLY;
	const unusual = Object.entries(rest).filter(
		([name, value]) => !serverOnly.includes(name) && JSON.stringify(value) !== JSON.stringify(usual[name]),
	);
	const identity = [path === `/${key}` ? 0 : key, path] as const;
	return unusual.length > 0 ? [...identity, Object.fromEntries(unusual)] : identity;
}

function unpackRoute(remote: string, [key, path, unusual]: PackedRoute): SiteRoute {
	const identity: Identity = { key: key === 0 ? path.slice(1) : key, path };
	return { ...identity, remote, ...USUAL, ...unusual };
}
