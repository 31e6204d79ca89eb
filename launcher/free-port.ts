// Ports: checks if one is free before long work begins, finds free ones, and returns how this machine reaches one.

import { createServer } from "node:net";
import { StepError } from "./progress.ts";

export async function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() =>
				address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port.")),
			);
		});
	});
}

export async function freePorts(count: number): Promise<number[]> {
	const ports = new Set<number>();
	// A free port may be found twice, because nothing listens on it yet.
	while (ports.size < count) ports.add(await freePort());
	return [...ports];
}

/** @throws StepError if the port is taken or forbidden, or the host is not an address of this machine */
export async function requireFreePort(name: string, port: number, host: string): Promise<void> {
	const code = await new Promise<string | undefined>((resolve) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
	});
	if (code === undefined) return;
	if (code === "EADDRINUSE")
		throw new StepError(`Port ${port} is taken on ${host}. Stop what uses it, or set ${name} to another port.`);
	if (code === "EACCES")
		throw new StepError(`Port ${port} may not be used by this user. Set ${name} to one above 1023.`);
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
		throw new StepError(`HOST is “${host}”, which is no address of this machine.`);
	throw new StepError(`Port ${port} on ${host} cannot be used (${code}). Set ${name} to another port.`);
}

/** Returns the URL, without a trailing slash, by which this machine reaches a host and port. */
export function loopbackUrl({ host, port }: { readonly host: string; readonly port: number }): string {
	if (["0.0.0.0", "::"].includes(host)) return `http://127.0.0.1:${port}`;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
