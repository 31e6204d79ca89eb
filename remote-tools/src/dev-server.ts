// `hub dev`: builds after each save and shows the result. For one developer; it listens only on this machine.

import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { type MultiStats, rspack } from "@rspack/core";
import type { DevHost } from "../dev-host/host.server.ts";
import { type DevBuild, devBuild } from "./dev-build.ts";
import { failurePage, respondWithPage } from "./dev-pages.ts";
import type { BuiltHashes } from "./shown-page.ts";

const HOST = "localhost";

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".map": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

export interface DevServer {
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Starts the server, and builds the remote whenever it is saved. @param say is called with a message about each build @throws
 * AdmissionError if the port is taken
 */
export async function startDevServer(folder: string, port: number, say: (text: string) => void): Promise<DevServer> {
	const build = devBuild(folder);
	const listeners = new Set<ServerResponse>();
	let dev: DevHost | undefined;
	let failure: unknown = new Error("The first build is not there yet.");
	let hashes: BuiltHashes = { web: "", node: "" };

	const take = (stats: MultiStats) => {
		if (stats.hasErrors()) {
			failure = new Error(stats.toString({ preset: "errors-only", colors: false }));
			say(`✗ ${(failure as Error).message}`);
		} else {
			hashes = hashesOf(stats, hashes);
			try {
				dev = openHost(build);
				failure = undefined;
				say(`${build.name} is built`);
			} catch (error) {
				failure = error;
				say(`✗ ${error instanceof Error ? error.stack : String(error)}`);
			}
		}
		for (const listener of listeners) tell(listener, hashes);
	};
	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const href = request.url ?? "/";
		if (href === "/__hub/events") {
			response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
			listeners.add(response);
			response.on("close", () => listeners.delete(response));
			return tell(response, hashes);
		}
		if (href.startsWith("/__hub/")) return send(response, await fileOf(build.webDir, href.slice("/__hub/".length)));
		return send(response, dev && failure === undefined ? await pageOf(dev, build, request) : failurePage(failure));
	};
	const server = createServer((request, response) => {
		answer(request, response).catch(async (error: unknown) => {
			say(`✗ ${error instanceof Error ? error.stack : String(error)}`);
			await send(response, failurePage(error));
		});
	});
	await listen(server, port);
	const compiler = rspack([...build.configs]);
	const first = Promise.withResolvers<void>();
	const watching = compiler.watch({}, (error, stats) => {
		if (stats) take(stats);
		else say(`✗ ${error?.message ?? "The build ended without a word."}`);
		first.resolve();
	});
	await first.promise;
	return {
		address: `http://${HOST}:${(server.address() as AddressInfo).port}`,
		async close() {
			await new Promise<void>((resolve) => watching?.close(() => resolve()));
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function listen(server: Server, port: number): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new AdmissionError(`Port ${port} is taken: end what uses it, or name another with --port.`)
					: error,
			),
		);
		server.listen(port, HOST, resolve);
	});
}

/** Builds that did not run again keep their hash. */
function hashesOf({ stats }: MultiStats, before: BuiltHashes): BuiltHashes {
	const hash = (name: string) => stats.find(({ compilation }) => compilation.name === name)?.hash ?? undefined;
	return { web: hash("web") ?? before.web, node: hash("node") ?? before.node };
}

function openHost({ hostFile }: DevBuild): DevHost {
	const require = createRequire(import.meta.url);
	delete require.cache[hostFile];
	return (require(hostFile) as { readonly default: () => DevHost }).default();
}

async function pageOf(dev: DevHost, { webDir }: DevBuild, request: IncomingMessage): Promise<Response> {
	const body: Uint8Array[] = [];
	for await (const chunk of request) body.push(chunk);
	const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(body).toString()));
	return respondWithPage(dev, {
		href: request.url ?? "/",
		wantsData: request.headers.accept === "application/json",
		// The frame's styles come first, because they determine the order of layers.
		styles: ["page.css", ...readdirSync(webDir).filter((name) => name.endsWith(".css") && name !== "page.css")],
		...(request.method === "POST" ? { fields } : {}),
	});
}

async function fileOf(folder: string, name: string): Promise<Response> {
	const bytes = /^[\w.-]+$/.test(name) ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
	if (!bytes) return new Response("Not found", { status: 404 });
	const type = TYPES[extname(name)] ?? "application/octet-stream";
	return new Response(bytes, { headers: { "content-type": type, "cache-control": "no-store" } });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
	response.writeHead(answer.status, Object.fromEntries(answer.headers));
	response.end(Buffer.from(await answer.arrayBuffer()));
}

function tell(listener: ServerResponse, hashes: BuiltHashes): void {
	listener.write(`data: ${JSON.stringify(hashes)}\n\n`);
}
