import { ForbiddenError, InvalidPayloadError, RouteNotFoundError } from "@directus/errors";
import { INVITED_AT_ONCE } from "./limits.ts";
import { callerOf, hasStaticToken, type Router } from "./requests.ts";

/**
 * Rejects requests that Directus acts on, or reads entirely, before it checks permissions (decision 013).
 * `cms/test/route-verdicts.ts` covers each route of the installed version.
 * @param mayLeadTo true if a mail may contain a link
 */
export function refuseEarly(app: Router, mayLeadTo: (href: string, template: string) => boolean): void {
	// Directus' router treats `/auth//login` like `/auth/login`, which would bypass limits by path.
	app.use((request, _response, next) =>
		next(request.path.includes("//") ? new RouteNotFoundError({ path: request.path }) : undefined),
	);

	// Directus stores the row of an upload, or reads its whole body, before it checks permissions.
	app.use((request, _response, next) => {
		const isUpload = typeof request.is("multipart/form-data") === "string";
		next(isUpload && !callerOf(request).user ? forbidden("Sign in to upload a file.") : undefined);
	});

	// Directus responds first and exports later, with the account's permissions.
	app.post("/utils/export/:collection", (request, _response, next) =>
		next(callerOf(request).user ? undefined : forbidden("Sign in to export.")),
	);

	// For accounts already invited, Directus checks neither permissions nor the link, because it changes no row.
	app.post("/users/invite", (request, _response, next) => {
		const { email, invite_url: href } = (request.body ?? {}) as {
			readonly email?: unknown;
			readonly invite_url?: unknown;
		};
		if (callerOf(request).admin !== true) return next(forbidden("Only an administrator invites people."));
		if (Array.isArray(email) && email.length > INVITED_AT_ONCE)
			return next(new InvalidPayloadError({ reason: `At most ${INVITED_AT_ONCE} people are invited at once` }));
		if (typeof href === "string" && href !== "" && !mayLeadTo(href, "user-invitation"))
			return next(
				new InvalidPayloadError({
					reason: "An invitation cannot lead to that address: see USER_INVITE_URL_ALLOW_LIST",
				}),
			);
		next();
	});

	// Sign-in, invitations and second factors via GraphQL would not be counted, and none of our clients uses them.
	// GraphQL mutations always contain the word “mutation”.
	app.use("/graphql/system", (request, _response, next) => {
		const { query } = (request.body ?? {}) as { readonly query?: unknown };
		const mayChange = typeof query === "string" && query.includes("mutation");
		const reason = "GraphQL is read-only here. Change accounts and settings by their own routes, such as /auth/login.";
		next(mayChange && !hasStaticToken(request) ? forbidden(reason) : undefined);
	});
}

function forbidden(reason: string): Error {
	return new ForbiddenError({ reason });
}
