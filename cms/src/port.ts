import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CmsStartError } from "./cms-start-error.ts";

/** The state of a port of 127.0.0.1. */
export type PortState = "free" | "taken" | "forbidden";

/** Tests whether a port of 127.0.0.1 is free by listening on it for a moment. */
function probePort(port: number): Promise<PortState> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE") resolve("taken");
			else if (error.code === "EACCES") resolve("forbidden");
			else reject(error);
		});
		server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve("free")));
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
