import { alternativeField } from "@hub/content-model/cms/library-file";
import { collections } from "@hub/content-model/collections/collections";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";

/** An action on the rows of a collection, in Directus' terms. */
export type Action = "create" | "read" | "update" | "delete" | "share";

/**
 * One permission. Without fields, it covers all of them; a row filter is allowed only where Directus itself recommends
 * it.
 */
export interface Permission {
	readonly collection: string;
	readonly action: Action;
	readonly fields?: readonly string[];
	readonly rows?: Readonly<Record<string, unknown>>;
}

/** A role with its single policy. */
export interface RoleDefinition {
	readonly role: string;
	readonly policy: string;
	/** The id of the row in `directus_access` that joins role and policy. */
	readonly access: string;
	readonly name: string;
	readonly icon: string;
	readonly description: string;
	/** True if it may open Studio. Such accounts count as seats of the licence. */
	readonly studio: boolean;
	readonly permissions: readonly Permission[];
}

// Ids are fixed, so that applying again finds existing rows. They are UUIDs of version 4, because Directus' invitations
// accept no others.
const every: readonly Action[] = ["create", "read", "update", "delete"];
const may = (names: readonly string[], actions: readonly Action[]): Permission[] =>
	names.flatMap((collection) => actions.map((action) => ({ collection, action })));
const forAudience = (audience: "public" | "staff"): string[] =>
	collections.filter((definition) => definition.audience === audience).map(({ collection }) => collection);

/** The site's own server: reads what the public may see, writes nothing, has no seat. */
export const site: RoleDefinition = {
	role: "6f0d9c9e-3f0e-4b6a-9d35-0f6f0b1a5c11",
	policy: "b2a4f7d0-51c8-4f0b-8a53-7d9f4e2c6a12",
	access: "0c3e8b5a-94d1-4d7e-b6f2-2a1c7e9d5b13",
	name: "Site",
	icon: "public",
	description: "The website's own server. It reads what the public may see.",
	studio: false,
	permissions: [...may(forAudience("public"), ["read"]), { collection: "directus_files", action: "read" }],
};

/** Editors: they write all content, files, and their own profile (CT-1). */
export const editors: RoleDefinition = {
	role: "d41f6a27-8e5b-4c39-a0d7-5b8e3f1c9a21",
	policy: "97c5e3b8-0a6d-4e12-bf48-c6d2a7f03e22",
	access: "3b7a1d9f-6c24-4f85-9e0b-8f5d4a2e7c23",
	name: "Editors",
	icon: "edit",
	description: "People who write and publish content.",
	studio: true,
	permissions: [
		...may(
			[...forAudience("public"), ...forAudience("staff"), "directus_files", "directus_folders", "directus_versions"],
			every,
		),
		{ collection: "directus_revisions", action: "read" },
		{ collection: "directus_comments", action: "read" },
		// `hub-server/limits` limits rows and columns: colleagues' names and addresses, and who changed an entry when.
		{ collection: "directus_users", action: "read" },
		{ collection: "directus_activity", action: "read" },
		// Exactly Directus' recommended row filter for Studio, the only one that its Core licence accepts.
		{
			collection: "directus_users",
			action: "update",
			rows: { id: { _eq: "$CURRENT_USER" } },
			fields: [
				"first_name",
				"last_name",
				"email",
				"password",
				"location",
				"title",
				"description",
				"avatar",
				"language",
				"appearance",
				"theme_light",
				"theme_dark",
				"theme_light_overrides",
				"theme_dark_overrides",
				"tfa_secret",
			],
		},
	],
};

/**
 * Fields of `directus_files` that Studio's forms show to staff. Permissions cannot express this: Directus checks a
 * replaced file with all columns of its row, `filename_disk` included. `hub-server/library` therefore refuses the
 * others.
 */
export const FILE_FIELDS: ReadonlySet<string> = new Set([
	"title",
	"description",
	"tags",
	"location",
	"folder",
	"filename_download",
	"focal_point_x",
	"focal_point_y",
	...LOCALE_CODES.map(alternativeField),
]);

/** Our roles. The administrator's role is Directus' own. */
export const roles: readonly RoleDefinition[] = [site, editors];

/** The account that the site's server acts as; it has a token and no password. */
export const siteUser = "5e9b2c74-1d8f-4a63-8c0e-9a7d3f6b1e31";
/** The account of the first member of staff. */
export const staffUser = "a8d3f15c-7b26-4e94-b1f7-4c0e9d8a2f32";
/** Directus' policy for anonymous requests. It must stay empty. */
export const publicPolicy = "abf8a154-5b1c-4a46-ac9c-7300570f4f17";
