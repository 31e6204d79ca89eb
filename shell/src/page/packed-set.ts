// The release set in a document: grouped by remote, without default values.

import type { SiteRoute } from "../router/site-table.ts";
import type { ClientRemote, ClientSet } from "./client-set.ts";

const DEFAULTS = {
	layout: "default",
	scrollToTop: true,
	slots: [],
	parent: "home",
	middleware: [],
	auth: false,
} as const;

type Identity = Pick<SiteRoute, "key" | "path">;
type NonDefaults = Partial<Omit<SiteRoute, "key" | "path" | "remote" | ServerOnly>>;

/** Properties of routes that only the server uses; browsers get the defaults. */
const SERVER_ONLY = ["slots", "parent", "middleware", "auth"] as const;
type ServerOnly = (typeof SERVER_ONLY)[number];

/** A route: its key (0 if the path is the key behind a slash), its path, and values that differ from the defaults. */
type PackedRoute = readonly [key: string | 0, path: string, values?: NonDefaults];

/** A remote with its routes, slots and services; empty lists are omitted. */
interface PackedRemote extends Pick<ClientRemote, "name"> {
	/** Undefined if the remote could not be loaded: its addresses are known, its code is not requested. */
	readonly entry?: string;
	readonly integrity?: string;
	readonly routes?: readonly PackedRoute[];
	readonly slots?: readonly string[];
	readonly services?: readonly string[];
}

export interface PackedSet extends Pick<ClientSet, "id" | "strategy" | "still"> {
	readonly remotes: readonly PackedRemote[];
}

export function packSet({ id, strategy, still, routes, remotes, slots, services }: ClientSet): PackedSet {
	const names = new Set([...routes.map(({ remote }) => remote), ...remotes.map(({ name }) => name)]);
	const own = (owners: Readonly<Record<string, string>>, name: string) =>
		Object.keys(owners).filter((key) => owners[key] === name);
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

/**
 * Restores the set, with defaults for server-only values; routes, slots and services are in the order of the remotes.
 */
export function unpackSet({ id, strategy, still, remotes }: PackedSet): ClientSet {
	const owned = (list: "slots" | "services") =>
		Object.fromEntries(remotes.flatMap((remote) => (remote[list] ?? []).map((name) => [name, remote.name])));
	return {
		id,
		strategy,
		still,
		routes: remotes.flatMap(({ name, routes = [] }) => routes.map((route) => unpackRoute(name, route))),
		remotes: remotes.flatMap(({ name, entry, integrity = "" }) =>
			// A remote under development changes in place, so it has no digests.
			entry && (integrity || process.env.NODE_ENV === "development") ? [{ name, entry, integrity }] : [],
		),
		slots: owned("slots"),
		services: owned("services"),
	};
}

function some<Name extends string, Item>(name: Name, items: readonly Item[]): { [Key in Name]?: readonly Item[] } {
	// The only key is the name.
	return (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: readonly Item[] };
}

function packRoute({ key, path, remote: _remote, ...rest }: SiteRoute): PackedRoute {
	const defaults: Readonly<Record<string, unknown>> = DEFAULTS;
	const serverOnly: readonly string[] = SERVER_ONLY;
	const values = Object.entries(rest).filter(
		([name, value]) => !serverOnly.includes(name) && JSON.stringify(value) !== JSON.stringify(defaults[name]),
	);
	const identity = [path === `/${key}` ? 0 : key, path] as const;
	return values.length > 0 ? [...identity, Object.fromEntries(values)] : identity;
}

function unpackRoute(remote: string, [key, path, values]: PackedRoute): SiteRoute {
	const identity: Identity = { key: key === 0 ? path.slice(1) : key, path };
	return { ...identity, remote, ...DEFAULTS, ...values };
}
