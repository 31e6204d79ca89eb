// Ports: checks if one is free before long work begins, finds free ones, and returns how this machine reaches one.

import { randomInt } from "node:crypto";
import { probePort } from "@hub/cms/directus/port";
import { StepError } from "./progress.ts";

/** Below the ephemeral ports, which the system gives to outgoing connections (Linux: from 32768 on). */
const [MIN_PORT, MAX_PORT] = [20_000, 32_000];

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(MIN_PORT, MAX_PORT);
		if ((await probePort(port)) === "free") return port;
	}
}

export async function freePorts(count: number): Promise<number[]> {
	const ports = new Set<number>();
	// A free port may be found twice, because nothing listens on it yet.
	while (ports.size < count) ports.add(await freePort());
	return [...ports];
}

/** @throws StepError if the port is taken or forbidden, or the host is not an address of this machine */
export async function requireFreePort(name: string, port: number, host: string): Promise<void> {
	const state = await probePort(port, host);
	if (state === "taken")
		throw new StepError(`Port ${port} is taken on ${host}. Stop what uses it, or set ${name} to another port.`);
	if (state === "forbidden")
		throw new StepError(`Port ${port} may not be used by this user. Set ${name} to one above 1023.`);
	if (state === "foreign") throw new StepError(`HOST is “${host}”, which is not an address of this machine.`);
}

/** Returns the URL, without a trailing slash, by which this machine reaches a host and port. */
export function loopbackUrl({ host, port }: { readonly host: string; readonly port: number }): string {
	if (["0.0.0.0", "::"].includes(host)) return `http://127.0.0.1:${port}`;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
