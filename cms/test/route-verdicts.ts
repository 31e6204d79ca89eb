// The verdict about each route of the installed Directus: what a stranger, an account without a role and staff get by
// it. A route that Directus adds has none, and fails `directus-routes.slow.test.ts` until it is judged.

/**
 * Expected access:
 * - `nothing`: refused, or responds with an empty list; stores nothing
 * - `known`: responds with data that the caller may know; stores nothing
 * - `limited`: strangers may try it; stores nothing without a proof (a password, a link of a mail), and
 *   hub-server/limits counts attempts
 * - `own`: stores only in the caller's own account
 * - `rights`: depends on the account's permissions; `directus.test.ts` and `staff-cases.ts` test those of staff
 */
export type Verdict = "nothing" | "known" | "limited" | "own" | "rights";

/** Routes with the same access for the same reason. */
export interface Judged {
	readonly why: string;
	readonly anonymous: Verdict;
	readonly noRole: Verdict;
	readonly staff: Verdict;
	readonly routes: readonly string[];
}

const UUID = "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})";

/** The eight routes of one of Directus' own collections. */
const rowsOf = (collection: string, key = ":pk"): string[] => {
	const [all, one] = [`/${collection}`, `/${collection}/${key}`];
	return [
		`GET ${all}`,
		`SEARCH ${all}`,
		`POST ${all}`,
		`PATCH ${all}`,
		`DELETE ${all}`,
		`GET ${one}`,
		`PATCH ${one}`,
		`DELETE ${one}`,
	];
};
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

export const judged: readonly Judged[] = [
	{
		why: "Directus asks for rights before it reads or writes a row",
		anonymous: "nothing",
		noRole: "nothing",
		staff: "rights",
		routes: [
			...rowsOf("access"),
			...rowsOf("comments"),
			...rowsOf("dashboards"),
			...rowsOf("files"),
			...rowsOf("flows"),
			...rowsOf("folders"),
			...rowsOf("notifications"),
			...rowsOf("operations"),
			...rowsOf("panels"),
			...rowsOf("permissions"),
			...rowsOf("policies"),
			...rowsOf("presets"),
			...rowsOf("roles"),
			...rowsOf("shares", `:pk${UUID}`),
			...rowsOf("translations"),
			...rowsOf("users"),
			...rowsOf("versions"),
			...lines(`
				GET /items/:collection
				SEARCH /items/:collection
				POST /items/:collection
				PATCH /items/:collection
				DELETE /items/:collection
				GET /items/:collection/:pk
				PATCH /items/:collection/:pk
				DELETE /items/:collection/:pk
				GET /activity
				SEARCH /activity
				GET /activity/:pk
				GET /revisions
				SEARCH /revisions
				GET /revisions/:pk
				GET /assets/:pk/:filename?
				POST /assets/files
				POST /assets/folder/:pk
				POST /files/import
				GET /versions/:pk/compare
				POST /versions/:pk/promote
				POST /versions/:pk/save
				GET /collections
				SEARCH /collections
				GET /collections/:collection
				GET /fields
				GET /fields/:collection
				GET /fields/:collection/:field
				GET /relations
				GET /relations/:collection
				GET /relations/:collection/:field
				GET /settings
				POST /shares/invite
				PATCH /users/me
				POST /utils/import
				POST /utils/import/:collection
				POST /utils/revert/:revision
				POST /utils/sort/:collection`),
		],
	},
	{
		why: "only an administrator may",
		anonymous: "nothing",
		noRole: "nothing",
		staff: "nothing",
		routes: lines(`
			POST /collections
			PATCH /collections
			PATCH /collections/:collection
			DELETE /collections/:collection
			POST /fields/:collection
			PATCH /fields/:collection
			PATCH /fields/:collection/:field
			DELETE /fields/:collection/:field
			POST /relations
			PATCH /relations/:collection/:field
			DELETE /relations/:collection/:field
			GET /deployments
			SEARCH /deployments
			POST /deployments
			GET /deployments/:provider
			PATCH /deployments/:provider
			DELETE /deployments/:provider
			GET /deployments/:provider/dashboard
			GET /deployments/:provider/projects
			PATCH /deployments/:provider/projects
			GET /deployments/:provider/projects/:id
			POST /deployments/:provider/projects/:id/deploy
			GET /deployments/:provider/projects/:id/runs
			GET /deployments/:provider/projects/:id/runs/stats
			GET /deployments/:provider/runs/:id
			POST /deployments/:provider/runs/:id/cancel
			GET /extensions
			PATCH /extensions/:pk${UUID}
			DELETE /extensions/:pk${UUID}
			GET /extensions/registry
			GET /extensions/registry/account/:pk${UUID}
			GET /extensions/registry/extension/:pk${UUID}
			POST /extensions/registry/install
			POST /extensions/registry/reinstall
			DELETE /extensions/registry/uninstall/:pk${UUID}
			GET /license
			POST /license
			PATCH /license
			DELETE /license
			GET /license/addons
			PATCH /license/addons/:id
			DELETE /license/addons/:id
			POST /license/pending-resolution
			GET /license/portal
			POST /license/preview
			POST /license/resolve
			GET /schema/snapshot
			POST /schema/apply
			POST /schema/diff
			PATCH /settings
			POST /settings/owner
			POST /users/:pk/tfa/disable
			POST /utils/cache/clear
			POST /utils/translations/generate`),
	},
	{
		why: "Directus acts before it asks for rights: hub-limits refuses it first",
		anonymous: "nothing",
		noRole: "nothing",
		staff: "nothing",
		routes: ["POST /users/invite", "USE /graphql/system"],
	},
	{
		why: "Directus answers before it asks for rights, and goes on: hub-limits asks for an account",
		anonymous: "nothing",
		noRole: "rights",
		staff: "rights",
		routes: ["POST /utils/export/:collection"],
	},
	{
		why: "a stranger has to try it, with a password or with a link of a mail",
		anonymous: "limited",
		noRole: "limited",
		staff: "limited",
		routes: lines(`
			POST /auth/login
			POST /auth/password/request
			POST /auth/password/reset
			POST /shares/auth
			POST /users/invite/accept
			POST /users/me/tfa/disable
			POST /users/me/tfa/enable
			POST /users/me/tfa/generate
			POST /users/register`),
	},
	{
		why: "it acts with a secret of 64 random characters, a signed link, or the id of a flow that an operator opened; otherwise it does nothing",
		anonymous: "known",
		noRole: "known",
		staff: "known",
		routes: lines(`
			POST /auth/logout
			POST /auth/refresh
			GET /users/register/verify-email
			GET /flows/trigger/:pk${UUID}
			POST /flows/trigger/:pk${UUID}
			POST /deployments/webhooks/:provider
			USE /deployments/webhooks
			GET /shares/info/:pk${UUID}
			POST /server/setup`),
	},
	{
		why: "the same for all: Studio's own files, the state of the service, and what an account may do",
		anonymous: "known",
		noRole: "known",
		staff: "known",
		routes: lines(`
			GET /
			GET /admin
			USE /admin
			USE /admin/(.*)
			GET /auth
			GET /extensions/sources/:chunk
			GET /permissions/me
			GET /permissions/me/:collection/:pk?
			GET /policies/me/globals
			GET /robots.txt
			GET /roles/me
			GET /server/health
			GET /server/info
			GET /server/ping
			GET /server/specs/graphql/:scope?
			GET /server/specs/oas
			GET /users/me
			GET /utils/random/string
			POST /utils/resolve-redirect`),
	},
	{
		why: "the page of Studio on which an account was last is its own",
		anonymous: "nothing",
		noRole: "own",
		staff: "own",
		routes: ["PATCH /users/me/track/page"],
	},
	{
		why: "what a router does before its routes, and GraphQL about entries, which asks for rights as the routes of entries do",
		anonymous: "nothing",
		noRole: "nothing",
		staff: "rights",
		routes: lines(`
			USE /access
			USE /activity
			USE /assets
			USE /auth/login
			USE /comments
			USE /dashboards
			USE /deployments
			USE /extensions
			USE /fields
			USE /files
			USE /flows
			USE /folders
			USE /graphql
			USE /items
			USE /notifications
			USE /operations
			USE /panels
			USE /permissions
			USE /policies
			USE /presets
			USE /relations
			USE /revisions
			USE /roles
			USE /settings
			USE /shares
			USE /translations
			USE /users
			USE /versions`),
	},
];
