import type { Accountability, EndpointConfig } from "@directus/types";

/** The part of Directus' web server that limits are put before. */
export type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/** Who asks, as Directus found out by the request's token; without one, no user. */
export function callerOf(request: object): { readonly user?: string | null; readonly admin?: boolean; readonly share?: string } {
	return (request as { accountability?: Accountability | null }).accountability ?? {};
}

/** Whether a request bears a token of the database, as the site's: those of people who sign in have three parts. */
export function hasStaticToken(request: object): boolean {
	const { token } = request as { token?: string | null };
	return typeof token === "string" && token.split(".").length !== 3 && Boolean(callerOf(request).user);
}
