import type { Accountability, HookConfig } from "@directus/types";
import { endSession, isSessionEnded } from "@hub/shared-contracts/session/ended-sessions";
import { z } from "zod";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import type { Router } from "../limits/requests.ts";
import { checkState, isSignedIn, withState } from "./account-state.ts";
import { isEnded, rememberEnded } from "./ended-table.ts";
import { endConnections } from "./open-connections.ts";
import { ownPasswordRule } from "./own-password.ts";
import { refuseSignedOut } from "./signed-out.ts";

const authenticating = z.object({ req: z.object({ token: z.string().nullish() }) });
const updated = z.object({ keys: z.array(z.string()), payload: z.record(z.string(), z.unknown()) });

/** Ends sessions immediately and requires the current password to change it; see docs/decisions/021-sessions.md. */
const sessionsHook: HookConfig = (hook, { database, services, getSchema, logger }) => {
	const { filter, action, init } = hook;
	/** Accountability of requests with static tokens. Directus passes the same object to its services. */
	const programs = new WeakSet<Accountability>();

	endConnections(hook, database);

	filter("auth.jwt", (payload) => withState(database, payload));
	filter<Accountability>("authenticate", async (accountability, meta) => {
		const { token } = authenticating.parse(meta).req;
		await checkState(database, token);
		if (token && !isSignedIn(token)) programs.add(accountability);
		return accountability;
	});

	init("routes.before", ({ app }: { app?: Router }) => app && refuseSignedOut(app));

	// Directus itself ends an account's sessions when the password, address or status changes, but not for the second
	// factor.
	action("users.update", async (meta, { accountability }) => {
		const { keys, payload } = updated.parse(meta);
		if (!("tfa_secret" in payload)) return;
		const others = database("directus_sessions").whereIn("user", keys);
		await (accountability?.session ? others.andWhereNot("token", accountability.session) : others).delete();
	});

	filter(
		"users.update",
		ownPasswordRule({
			isProgram: (accountability) => programs.has(accountability),
			async verify(user, password) {
				const authentication = new services.AuthenticationService({ knex: database, schema: await getSchema() });
				await authentication.verifyPassword(user, password);
			},
		}),
	);

	openOperations(hook, { logger }, "site", [
		operationRoute(endSession, async ({ id, until }) => {
			await rememberEnded(database, id, until);
			return { kind: "ended" };
		}),
		operationRoute(isSessionEnded, async ({ id }) => ({ kind: (await isEnded(database, id)) ? "ended" : "open" })),
	]);
};

export default sessionsHook;
