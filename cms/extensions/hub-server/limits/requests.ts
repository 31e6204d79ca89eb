import type { Accountability, EndpointConfig } from "@directus/types";

/** The part of Directus' web server that is used here. */
export type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/** Returns the account that Directus found by the request's token; without a token, no user. */
export function callerOf(request: object): {
	readonly user?: string | null;
	readonly admin?: boolean;
	readonly share?: string;
} {
	return (request as { accountability?: Accountability | null }).accountability ?? {};
}

/** True if a request uses a static token, like the site's. Tokens of people who sign in are JWTs with three parts. */
export function hasStaticToken(request: object): boolean {
	const { token } = request as { token?: string | null };
	return typeof token === "string" && token.split(".").length !== 3 && Boolean(callerOf(request).user);
}
