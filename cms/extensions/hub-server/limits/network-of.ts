import { isIP, SocketAddress } from "node:net";

/**
 * Returns the network by which an address is counted: the IPv4 address itself, or the /64 prefix of an IPv6 address.
 */
export function networkOf(address: string | undefined): string {
	const plain = (address ?? "").replace(/^::ffff:(?=[\d.]+$)/i, "");
	if (isIP(plain) !== 6) return plain;
	const [head = "", tail] = (SocketAddress.parse(`[${plain}]`)?.address ?? plain).split("::");
	const groups = (part: string) => part.split(":").filter(Boolean);
	const first = groups(head);
	const last = groups(tail ?? "");
	const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => "0");
	return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
