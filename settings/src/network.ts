import { isIP } from "node:net";

/**
 * True if a text is a valid address or network.
 * @param text such as `127.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`
 */
export function isNetwork(text: string): boolean {
	const [address = "", bits, ...more] = text.split("/");
	const family = isIP(address);
	if (family === 0 || more.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
