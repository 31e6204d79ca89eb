// Closes WebSocket connections of Studio's forms when their session ends. Directus (39.2) checks the session when a
// connection is opened, and then not before the session's original expiry.

import type { HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";

/** Interval of checks for silent connections, in ms. */
const CHECK_INTERVAL_MS = 5_000;

/** The part of a connection that is used here. */
interface Connection {
	readonly accountability?: { readonly session?: string | undefined } | null;
	terminate(): void;
}

const isConnection = (value: unknown): value is Connection =>
	typeof value === "object" && value !== null && "terminate" in value;
const event = z.object({ client: z.custom<Connection>(isConnection) });
const tokens = z.array(z.object({ token: z.string() }));

/**
 * Closes connections whose session has ended, and those of programs, which have no session and no use here.
 * @throws in the filter if a message came from such a connection, so that it is not handled
 */
export function endConnections({ action, filter }: Parameters<HookConfig>[0], database: Knex): void {
	const open = new Set<Connection>();
	let timer: ReturnType<typeof setInterval> | undefined;

	const closeEnded = async (some: readonly Connection[]): Promise<void> => {
		const sessions = some.flatMap(({ accountability }) => accountability?.session ?? []);
		const found: unknown[] = await database("directus_sessions")
			.select("token")
			.whereIn("token", sessions)
			.where("expires", ">=", new Date());
		const openSessions = new Set(tokens.parse(found).map(({ token }) => token));
		for (const connection of some) {
			const session = connection.accountability?.session;
			if (session !== undefined && openSessions.has(session)) continue;
			forget(connection);
			connection.terminate();
		}
	};
	const forget = (connection: Connection): void => {
		open.delete(connection);
		if (open.size === 0) clearInterval(timer);
	};

	action("websocket.connect", (meta) => {
		const { client } = event.parse(meta);
		if (open.size === 0) {
			// If the database does not respond, the next check or message decides.
			timer = setInterval(() => void closeEnded([...open]).catch(() => undefined), CHECK_INTERVAL_MS);
			timer.unref();
		}
		open.add(client);
		void closeEnded([client]).catch(() => undefined);
	});
	action("websocket.close", (meta) => forget(event.parse(meta).client));
	filter("websocket.message", async (message, meta) => {
		const { client } = event.parse(meta);
		await closeEnded([client]);
		if (!open.has(client)) throw new Error("The session of this connection has ended.");
		return message;
	});
}
