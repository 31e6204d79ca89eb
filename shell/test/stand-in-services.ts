// Content services that are not well: one that is not there, one that never answers, and one that can be cut off.

import { createServer as createHttpServer, request } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";

/** Something that listens for a test. */
export interface StandIn {
	readonly url: string;
	close(): Promise<void>;
}

/** Accepts connections and says nothing. */
export async function silentService(): Promise<StandIn> {
	return listen(createTcpServer());
}

/** An address where nothing listens. */
export async function absentService(): Promise<string> {
	const { url, close } = await listen(createTcpServer());
	await close();
	return url;
}

/** Gives everybody the same answer. */
export async function answeringService(status: number, body: unknown): Promise<StandIn> {
	return listen(
		createHttpServer((incoming, outgoing) => {
			incoming.resume();
			outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		}),
	);
}

/** How a proxy treats what comes: hands it on, refuses with a 500, or never answers. */
export type ProxyMood = "well" | "failing" | "silent";

/** Stands between a site and the content service. */
export async function moodyProxy(
	target: string,
	/** Addresses that it never answers, whatever its mood. */
	silentFor?: RegExp,
): Promise<StandIn & { mood: ProxyMood; readonly asked: number }> {
	const state = { mood: "well" as ProxyMood, asked: 0 };
	const server = createHttpServer((incoming, outgoing) => {
		state.asked += 1;
		if (state.mood === "silent" || silentFor?.test(incoming.url ?? "")) return;
		if (state.mood === "failing") {
			outgoing.writeHead(500, { "content-type": "application/json" }).end('{"errors":[{"message":"broken"}]}');
			return;
		}
		const onward = request(
			new URL(incoming.url ?? "/", target),
			{ method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
			(answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(outgoing);
			},
		);
		onward.on("error", () => outgoing.destroy());
		incoming.pipe(onward);
	});
	return Object.assign(state, await listen(server));
}

async function listen(server: Server): Promise<StandIn> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("error", () => undefined);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise<void>((resolve) => {
				for (const socket of sockets) socket.destroy();
				server.close(() => resolve());
			}),
	};
}
