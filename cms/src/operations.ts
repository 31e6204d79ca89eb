// Handles forms' operations (`shared-contracts/src/form/operation.ts`) in extensions. Parses their input in one place.

import type { HookConfig, HookExtensionContext } from "@directus/types";
import { checkForm } from "@hub/shared-contracts/form/form";
import type { Operation, Perform } from "@hub/shared-contracts/form/operation";
import { z } from "zod";
import { siteUser } from "./access-rules.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, answer: (request: { body?: unknown; accountability?: unknown }, response: Response) => void): void;
}
interface Response {
	status(code: number): Response;
	json(body: unknown): void;
}

const who = z.object({ user: z.string().nullable(), admin: z.boolean() });

/** An operation with what is done for it. */
export interface Offer {
	readonly name: string;
	/** Answers a call, whose body is unknown; undefined where it is malformed. */
	answer(body: unknown): Promise<unknown>;
}

/** Ties an operation to what is done for it. */
export function offer<Asked extends Operation>({ name, input, fields }: Asked, perform: Perform<Asked>): Offer {
	// The schema below parses the operation's own input type.
	const answerTo = perform as (input: object) => Promise<unknown>;
	return {
		name,
		async answer(body) {
			const sent = input.safeParse(body);
			if (!sent.success) return undefined;
			const checked = checkForm(fields, body);
			if (checked.kind === "wrong") return { kind: "invalid", fields: checked.problems };
			return answerTo({ ...(sent.data as object), ...checked.values });
		},
	};
}

/**
 * Opens operations to accounts that may call them; all others get 403.
 * @param by the site alone, or administrators alone
 */
export function openOperations(
	{ init }: Pick<Parameters<HookConfig>[0], "init">,
	{ logger }: Pick<HookExtensionContext, "logger">,
	by: "site" | "administrators",
	offers: readonly Offer[],
): void {
	const may = ({ user, admin }: z.infer<typeof who>) => (by === "site" ? user === siteUser : admin);
	init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		for (const { name, answer } of offers) {
			routes.post(`/${name}`, (request, response) => {
				const caller = who.safeParse(request.accountability);
				if (!caller.success || !may(caller.data)) return response.status(403).json({ kind: "forbidden" });
				answer(request.body).then(
					(said) => (said === undefined ? response.status(400).json({ kind: "malformed" }) : response.json(said)),
					(error: unknown) => {
						logger.error(error, `${name} failed.`);
						response.status(500).json({ kind: "failed" });
					},
				);
			});
		}
	});
}
