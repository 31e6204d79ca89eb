// Connections between Studio's forms last as long as the session that opened them: Directus (39.2) looks at it when one is opened, and then
// not before the session would have ended by itself.

import type { HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";

/** How often silent connections are checked, in ms. */
const EVERY = 5_000;

/** What is used of a connection. */
interface Connection {
	readonly accountability?: { readonly session?: string | undefined } | null;
	terminate(): void;
}

const isConnection = (value: unknown): value is Connection => typeof value === "object" && value !== null && "terminate" in value;
const event = z.object({ client: z.custom<Connection>(isConnection) });
const tokens = z.array(z.object({ token: z.string() }));

/**
 * Closes connections whose session has ended, and those of programs, which have none: nothing of ours needs them.
 * @throws in the filter, where a message came over such a connection: it is not passed on
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
		const there = new Set(tokens.parse(found).map(({ token }) => token));
		for (const connection of some) {
			const session = connection.accountability?.session;
			if (session !== undefined && there.has(session)) continue;
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
			// A database that does not answer says nothing of sessions: the next look, or message, does.
			timer = setInterval(() => void closeEnded([...open]).catch(() => undefined), EVERY);
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
