// Identifies visitors by network address for rate limits, without storing the address.

import { createHmac } from "node:crypto";
import { BlockList, isIP, SocketAddress } from "node:net";
import { LRUCache } from "lru-cache";

/** How visitors are told apart. */
export interface VisitorsOptions {
	/** Addresses, or networks such as `10.0.0.0/8`, of proxies whose `X-Forwarded-For` is believed. */
	readonly trustedProxies: readonly string[];
	/** Keys what stands for a visitor. */
	readonly secret: string;
}

/** Names the visitor of a request. @param socket the address at the other end of the connection, where there is one */
export type Visitors = (headers: Headers, socket: string | undefined, now?: Date) => string;

/** Makes names that stand for a network address for a day and say nothing of it. */
export function createVisitors(options: VisitorsOptions): Visitors {
	// One household or office has a whole /64 of IPv6 to itself.
	return named(options, (address) => firstGroups(address, { ipv4: 4, ipv6: 4 }));
}

/**
 * Makes names that stand for the network around an address, as wide as one customer of a provider may have it: 256 addresses of IPv4, a
 * /48 of IPv6. Like a visitor's name, it holds for a day.
 */
export function createNetworks(options: VisitorsOptions): Visitors {
	return named(options, (address) => `around ${firstGroups(address, { ipv4: 3, ipv6: 3 })}`);
}

const DAY = 24 * 3_600_000;

/** For whom names are made once: for as long as a visitor's connection may stay open between two requests, and no longer. */
const LATELY = { max: 500, ttl: 30_000 } as const;

function named({ trustedProxies, secret }: VisitorsOptions, placeOf: (address: string) => string): Visitors {
	const isProxy = createProxies(trustedProxies);
	const lately = new LRUCache<string, string>(LATELY);
	return (headers, socket, now = new Date()) => {
		const address = clientAddress(isProxy, headers.get("x-forwarded-for"), socket);
		const day = Math.floor(now.getTime() / DAY);
		const key = `${day} ${address}`;
		let name = lately.get(key);
		if (name === undefined) {
			name = createHmac("sha256", secret)
				.update(`${day} ${placeOf(address)}`)
				.digest("base64url");
			lately.set(key, name);
		}
		return name;
	};
}

/**
 * Where a visitor stands among all, from 0 to below 100, by their address and browser: the same for the same `purpose` as long as neither
 * changes. It is computed for each request and stored nowhere.
 */
export type Shares = (asking: ShareAsking, purpose: string) => number;

/** What a share is computed from. */
export interface ShareAsking {
	readonly forwarded: string | null;
	readonly agent: string | null;
	/** The address at the other end of the connection, where there is one. */
	readonly socket: string | undefined;
}

/** Makes what tells shares. */
export function createShares({ trustedProxies, secret }: VisitorsOptions): Shares {
	const isProxy = createProxies(trustedProxies);
	return ({ forwarded, agent, socket }, purpose) => {
		const place = firstGroups(clientAddress(isProxy, forwarded, socket), { ipv4: 4, ipv6: 4 });
		const digest = createHmac("sha256", secret)
			.update(JSON.stringify([purpose, place, agent]))
			.digest();
		return (digest.readUInt32BE() / 2 ** 32) * 100;
	};
}

/** The network address of a request's visitor; empty where it is not known. */
export type Addresses = (headers: Headers, socket: string | undefined) => string;

/** Finds the addresses of visitors behind proxies that are believed. */
export function createAddresses({ trustedProxies }: Pick<VisitorsOptions, "trustedProxies">): Addresses {
	const isProxy = createProxies(trustedProxies);
	return (headers, socket) => clientAddress(isProxy, headers.get("x-forwarded-for"), socket);
}

/** Tells the addresses of some proxies from others. @param networks addresses, or networks such as `10.0.0.0/8` */
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

/** From the connection backwards through the header, as long as each hop is a trusted proxy. */
function clientAddress(isProxy: (address: string) => boolean, forwarded: string | null, socket: string | undefined): string {
	const hops = (forwarded ?? "").split(",").map((hop) => plainAddress(hop.trim()));
	let address = plainAddress(socket ?? "");
	while (address !== "" && isProxy(address)) {
		const before = hops.pop();
		if (!before) break;
		address = before;
	}
	return address;
}

/** An address without a port, and IPv4 as itself where it came as IPv6; empty for anything else. */
export function plainAddress(text: string): string {
	const address = (isIP(text) ? text : text.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1")).replace(
		/^::ffff:(?=[\d.]+$)/i,
		"",
	);
	return isIP(address) ? address : "";
}

/** The beginning of an address: so many of the four numbers of IPv4, or of the eight groups of IPv6. */
function firstGroups(address: string, { ipv4, ipv6 }: { readonly ipv4: number; readonly ipv6: number }): string {
	if (isIP(address) !== 6) return address.split(".").slice(0, ipv4).join(".");
	const [head = "", tail] = (SocketAddress.parse(`[${address}]`)?.address ?? address).split("::");
	const first = head.split(":").filter(Boolean);
	const last = (tail ?? "").split(":").filter(Boolean);
	const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
	return [...first, ...zeros, ...last].slice(0, ipv6).join(":");
}
