import { connect } from "node:net";

/**
 * Requests an address over plain TCP. The launcher's supervisor uses it: `node:http` and `fetch` would cost it 10 MB.
 * @param timeout in ms
 * @returns the status line of the response
 * @throws Error if there is none
 */
export function requestStatus(address: string, timeout: number): Promise<string> {
	const { hostname, port, pathname } = new URL(address);
	return new Promise((resolve, reject) => {
		const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port), timeout });
		socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
		socket.once("data", (chunk) => {
			resolve(chunk.toString("latin1").split("\r\n", 1)[0] ?? "");
			socket.destroy();
		});
		socket.on("timeout", () => socket.destroy(new Error(`no response within ${timeout / 1_000} s`)));
		socket.on("error", reject);
		socket.on("close", () => reject(new Error("the connection was closed")));
	});
}
