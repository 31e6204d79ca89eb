// Identifies visitors by network address for rate limits, without storing the address.

import { createHmac } from "node:crypto";
import { BlockList, isIP, SocketAddress } from "node:net";
import { LRUCache } from "lru-cache";

export interface VisitorsOptions {
	/** Addresses, or networks such as `10.0.0.0/8`, of proxies whose `X-Forwarded-For` is trusted. */
	readonly trustedProxies: readonly string[];
	/** HMAC key of the pseudonyms. */
	readonly secret: string;
}

/**
 * Returns a visitor's pseudonym.
 * @param socket remote address of the connection, if known
 */
export type Visitors = (headers: Headers, socket: string | undefined, now?: Date) => string;

/** Creates pseudonyms for network addresses. They change daily and reveal nothing about the address. */
export function createVisitors(options: VisitorsOptions): Visitors {
	// A household or office has a whole /64 of IPv6.
	return named(options, (address) => firstGroups(address, { ipv4: 4, ipv6: 4 }));
}

/**
 * Creates pseudonyms for the network around an address, as wide as one customer of a provider may have it: 256
 * addresses of IPv4, a /48 of IPv6. They change daily, too.
 */
export function createNetworks(options: VisitorsOptions): Visitors {
	return named(options, (address) => `around ${firstGroups(address, { ipv4: 3, ipv6: 3 })}`);
}

const DAY = 24 * 3_600_000;

/** Cache of pseudonyms: as long as a connection may stay open between two requests. */
const RECENT = { max: 500, ttl: 30_000 } as const;

function named({ trustedProxies, secret }: VisitorsOptions, prefixOf: (address: string) => string): Visitors {
	const isProxy = createProxies(trustedProxies);
	const recent = new LRUCache<string, string>(RECENT);
	return (headers, socket, now = new Date()) => {
		const address = clientAddress(isProxy, headers.get("x-forwarded-for"), socket);
		const day = Math.floor(now.getTime() / DAY);
		const key = `${day} ${address}`;
		let name = recent.get(key);
		if (name === undefined) {
			name = createHmac("sha256", secret)
				.update(`${day} ${prefixOf(address)}`)
				.digest("base64url");
			recent.set(key, name);
		}
		return name;
	};
}

/**
 * Percentile of a visitor, from 0 to below 100, by address and browser; stable per `purpose` while neither changes.
 * Computed per request and stored nowhere.
 */
export type Shares = (input: ShareInput, purpose: string) => number;

export interface ShareInput {
	readonly forwarded: string | null;
	readonly agent: string | null;
	/** Remote address of the connection, if known. */
	readonly socket: string | undefined;
}

export function createShares({ trustedProxies, secret }: VisitorsOptions): Shares {
	const isProxy = createProxies(trustedProxies);
	return ({ forwarded, agent, socket }, purpose) => {
		const prefix = firstGroups(clientAddress(isProxy, forwarded, socket), { ipv4: 4, ipv6: 4 });
		const digest = createHmac("sha256", secret)
			.update(JSON.stringify([purpose, prefix, agent]))
			.digest();
		return (digest.readUInt32BE() / 2 ** 32) * 100;
	};
}

/** Returns the network address of a request's visitor; empty if unknown. */
export type Addresses = (headers: Headers, socket: string | undefined) => string;

/** Creates the address lookup, which sees through trusted proxies. */
export function createAddresses({ trustedProxies }: Pick<VisitorsOptions, "trustedProxies">): Addresses {
	const isProxy = createProxies(trustedProxies);
	return (headers, socket) => clientAddress(isProxy, headers.get("x-forwarded-for"), socket);
}

/**
 * Creates a test for addresses of proxies.
 * @param networks addresses, or networks such as `10.0.0.0/8`
 */
export function createProxies(networks: readonly string[]): (address: string) => boolean {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		const family = isIP(address) === 6 ? "ipv6" : "ipv4";
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Follows the header backwards from the connection, as long as each hop is a trusted proxy. */
function clientAddress(
	isProxy: (address: string) => boolean,
	forwarded: string | null,
	socket: string | undefined,
): string {
	const hops = (forwarded ?? "").split(",").map((hop) => plainAddress(hop.trim()));
	let address = plainAddress(socket ?? "");
	while (address !== "" && isProxy(address)) {
		const before = hops.pop();
		if (!before) break;
		address = before;
	}
	return address;
}

/** Returns an address without port, IPv4-mapped IPv6 as IPv4; empty for anything else. */
export function plainAddress(text: string): string {
	const address = (
		isIP(text) ? text : text.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1")
	).replace(/^::ffff:(?=[\d.]+$)/i, "");
	return isIP(address) ? address : "";
}

/** Returns the first numbers of an IPv4 address, or the first groups of an IPv6 address. */
function firstGroups(address: string, { ipv4, ipv6 }: { readonly ipv4: number; readonly ipv6: number }): string {
	if (isIP(address) !== 6) return address.split(".").slice(0, ipv4).join(".");
	const [head = "", tail] = (SocketAddress.parse(`[${address}]`)?.address ?? address).split("::");
	const first = head.split(":").filter(Boolean);
	const last = (tail ?? "").split(":").filter(Boolean);
	const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
	return [...first, ...zeros, ...last].slice(0, ipv6).join(":");
}
