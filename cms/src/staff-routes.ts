// Routes of extensions for Studio's own tools. Only staff may use them, and browsers don't cache the responses.

import type { Accountability, HookConfig, HookExtensionContext } from "@directus/types";
import { z } from "zod";

export interface StaffRequest {
	readonly params: unknown;
	readonly query: unknown;
	readonly body: unknown;
	readonly accountability: Accountability;
}

/** Response: data, not found, the reason of a refused change, or temporarily unavailable. */
export type StaffResponse =
	| { readonly kind: "found"; readonly data: unknown }
	| { readonly kind: "created"; readonly data: unknown }
	| { readonly kind: "unknown" }
	| { readonly kind: "unavailable" }
	| { readonly kind: "refused"; readonly errors: readonly { readonly message: string }[] };

/** Response for an unknown thing, or one that the account may not see. */
export const notFound: StaffResponse = { kind: "unknown" };

export function found(data: unknown): StaffResponse {
	return { kind: "found", data };
}

/** A route below Directus' own paths. */
export interface StaffRoute {
	readonly method: "get" | "post";
	readonly path: string;
	handle(request: StaffRequest): Promise<StaffResponse>;
}

/** The part of Directus' web server that is used here. */
type Routes = Record<
	StaffRoute["method"],
	(path: string, handle: (request: RawRequest, response: RawResponse) => void) => void
>;
interface RawRequest {
	readonly params: unknown;
	readonly query: unknown;
	readonly body?: unknown;
	readonly accountability?: Accountability | null;
}
interface RawResponse {
	status(code: number): RawResponse;
	set(name: string, value: string): RawResponse;
	json(body: unknown): void;
}

const STATUS = { found: 200, created: 201, unknown: 404, refused: 400, unavailable: 503 } as const;

/** Errors of Directus and our rules when they refuse a change: one, or a list. */
const refusals = z.union([
	z.array(z.looseObject({ message: z.string(), status: z.number() })).min(1),
	z.looseObject({ message: z.string(), status: z.number().max(499) }).transform((error) => [error]),
]);

/** Converts an error to a refusal; undefined for unexpected errors. */
export function refusalOf(error: unknown): StaffResponse | undefined {
	const errors = refusals.safeParse(error).data;
	return errors && { kind: "refused", errors: errors.map(({ message }) => ({ message })) };
}

function bodyOf(result: StaffResponse): object {
	if (result.kind === "refused") return { errors: result.errors };
	if (result.kind === "unknown") return { errors: [{ message: "There is no such thing, or you are not signed in." }] };
	if (result.kind === "unavailable") return { errors: [{ message: "The content could not be read. Try again." }] };
	return { data: result.data };
}

/** Opens routes for accounts that may open Studio. */
export function openStaffRoutes(
	{ init }: Pick<Parameters<HookConfig>[0], "init">,
	{ logger }: Pick<HookExtensionContext, "logger">,
	staffRoutes: readonly StaffRoute[],
): void {
	init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		for (const { method, path, handle } of staffRoutes) {
			routes[method](path, ({ params, query, body, accountability }, response) => {
				response.set("Cache-Control", "no-store");
				const send = (result: StaffResponse) => void response.status(STATUS[result.kind]).json(bodyOf(result));
				if (!accountability?.user || !(accountability.app || accountability.admin)) return send({ kind: "unknown" });
				handle({ params, query, body, accountability }).then(send, (error: unknown) => {
					logger.warn(error);
					send({ kind: "unavailable" });
				});
			});
		}
	});
}
