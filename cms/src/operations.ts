// Handles forms' operations (`shared-contracts/src/form/operation.ts`) in extensions. Parses their input in one place.

import type { HookConfig, HookExtensionContext } from "@directus/types";
import { checkForm } from "@hub/shared-contracts/form/form";
import type { Operation, Perform } from "@hub/shared-contracts/form/operation";
import { z } from "zod";
import { siteUser } from "./access/access-rules.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, handle: (request: { body?: unknown; accountability?: unknown }, response: Response) => void): void;
}
interface Response {
	status(code: number): Response;
	json(body: unknown): void;
}

const accountability = z.object({ user: z.string().nullable(), admin: z.boolean() });

/** An operation with its handler. */
export interface OperationRoute {
	readonly name: string;
	/** Handles a call; resolves to undefined if the body is malformed. */
	handle(body: unknown): Promise<unknown>;
}

/** Creates the route of an operation. @param perform receives the checked input */
export function operationRoute<Definition extends Operation>(
	{ name, input, fields }: Definition,
	perform: Perform<Definition>,
): OperationRoute {
	// The schema below parses the operation's own input type.
	const handleInput = perform as (input: object) => Promise<unknown>;
	return {
		name,
		async handle(body) {
			const sent = input.safeParse(body);
			if (!sent.success) return undefined;
			const checked = checkForm(fields, body);
			if (checked.kind === "invalid") return { kind: "invalid", fields: checked.problems };
			return handleInput({ ...(sent.data as object), ...checked.values });
		},
	};
}

/**
 * Opens operations to accounts that may call them; all others get 403.
 * @param by caller that is allowed: the site or administrators
 */
export function openOperations(
	{ init }: Pick<Parameters<HookConfig>[0], "init">,
	{ logger }: Pick<HookExtensionContext, "logger">,
	by: "site" | "administrators",
	operations: readonly OperationRoute[],
): void {
	const isAllowed = ({ user, admin }: z.infer<typeof accountability>) => (by === "site" ? user === siteUser : admin);
	init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		for (const { name, handle } of operations) {
			routes.post(`/${name}`, (request, response) => {
				const caller = accountability.safeParse(request.accountability);
				if (!caller.success || !isAllowed(caller.data)) return response.status(403).json({ kind: "forbidden" });
				handle(request.body).then(
					(result) => (result === undefined ? response.status(400).json({ kind: "malformed" }) : response.json(result)),
					(error: unknown) => {
						logger.error(error, `${name} failed.`);
						response.status(500).json({ kind: "failed" });
					},
				);
			});
		}
	});
}
