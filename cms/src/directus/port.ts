import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CmsStartError } from "../cms-start-error.ts";

/** `foreign`: the host is not an address of this machine. */
export type PortState = "free" | "taken" | "forbidden" | "foreign";

const STATES: { readonly [Code in string]?: PortState } = {
	EADDRINUSE: "taken",
	EACCES: "forbidden",
	EADDRNOTAVAIL: "foreign",
	ENOTFOUND: "foreign",
};

/** Tests whether a port is free by listening on it for a moment. */
export function probePort(port: number, host = "127.0.0.1"): Promise<PortState> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => {
			const state = STATES[error.code ?? ""];
			if (state) resolve(state);
			else reject(error);
		});
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve("free")));
	});
}

/**
 * Waits until a port is free: a Directus whose parent was killed needs a moment to end.
 * @param timeout in ms
 * @throws CmsStartError if the port stays in use, or may not be used
 */
export async function requireFreePort(port: number, timeout: number): Promise<void> {
	const deadline = Date.now() + timeout;
	for (;;) {
		const state = await probePort(port);
		if (state === "free") return;
		if (state === "forbidden")
			throw new CmsStartError(`Port ${port} may not be used by this user: set CMS_PORT to one above 1024.`);
		if (Date.now() >= deadline) {
			throw new CmsStartError(
				`Port ${port} is taken by another program: stop that one, or set CMS_PORT to a free port.`,
			);
		}
		await sleep(100);
	}
}
