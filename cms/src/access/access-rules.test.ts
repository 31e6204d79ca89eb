import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { editors, FILE_FIELDS } from "./access-rules.ts";

/**
 * Each field of Directus' own collections that staff can create or update. `offered`: a form of Studio has it.
 * `directus`: Directus sets or checks it whatever the request contains. `own`: it changes the account's own row alone.
 * `refused`: only an administrator sets it.
 */
const VERDICTS: Readonly<
	Record<string, Readonly<Partial<Record<"offered" | "directus" | "own" | "refused", string>>>>
> = {
	directus_files: {
		offered: "title description tags location folder filename_download focal_point_x focal_point_y",
		// Deleting a file deletes every stored file that begins with `filename_disk`.
		refused:
			"id storage filename_disk metadata type filesize created_on modified_by modified_on embed uploaded_by uploaded_on width height charset duration tus_id tus_data",
	},
	// Staff may create and delete every folder.
	directus_folders: { offered: "name parent type", directus: "id" },
	// `VersionsService` accepts key, name, collection and item; drafts are saved by its own route.
	directus_versions: {
		offered: "key name item collection",
		directus: "id hash delta date_created date_updated user_created user_updated",
	},
	directus_comments: {
		offered: "collection item comment",
		directus: "id date_created date_updated user_created user_updated",
	},
	// Directus accepts only rows of the account itself.
	directus_presets: {
		own: "id user role bookmark icon color search collection layout filter layout_query layout_options refresh_interval",
	},
	directus_notifications: { own: "status", refused: "id timestamp recipient sender subject message collection item" },
	directus_users: {
		own: "first_name last_name email password location title description avatar language appearance theme_light theme_dark theme_light_overrides theme_dark_overrides tfa_secret",
		refused:
			"id status role policies token provider external_identifier auth_data last_page last_access tags text_direction email_notifications",
	},
};

const permissions = z.array(z.looseObject({ collection: z.string(), action: z.string(), fields: z.array(z.string()) }));
const systemData = z.object({
	systemFieldRows: z.array(
		z.looseObject({ collection: z.string(), field: z.string(), special: z.array(z.string()).nullish() }),
	),
	appAccessMinimalPermissions: permissions,
});
const api = realpathSync(join(import.meta.dirname, "../../node_modules/@directus/api/package.json"));
const installed: unknown = await import(createRequire(api).resolve("@directus/system-data"));
const { systemFieldRows, appAccessMinimalPermissions } = systemData.parse(installed);

test("[CT-1] every field of Directus' own collections that staff can write has a verdict", () => {
	const writing = [
		...editors.permissions.map(({ collection, action, fields = ["*"] }) => ({ collection, action, fields })),
		...appAccessMinimalPermissions,
	].filter(({ collection, action }) => collection.startsWith("directus_") && ["create", "update"].includes(action));
	expect(Object.keys(VERDICTS).toSorted()).toEqual(
		[...new Set(writing.map(({ collection }) => collection))].toSorted(),
	);
	for (const [collection, verdicts] of Object.entries(VERDICTS)) {
		const judged = Object.values(verdicts).flatMap((names) => names.split(" "));
		const columns = systemFieldRows.filter((row) => row.collection === collection && !row.special?.includes("no-data"));
		expect(judged.toSorted(), collection).toEqual(columns.map(({ field }) => field).toSorted());
		const lists = writing.filter((permission) => permission.collection === collection).map(({ fields }) => fields);
		const isPermitted = (name: string) => lists.some((fields) => fields.includes("*") || fields.includes(name));
		const isWritable = collection === "directus_files" ? (name: string) => FILE_FIELDS.has(name) : isPermitted;
		for (const name of verdicts.refused?.split(" ") ?? [])
			expect(isWritable(name), `${collection}.${name}`).toBe(false);
		for (const name of verdicts.offered?.split(" ") ?? []) expect(isWritable(name), `${collection}.${name}`).toBe(true);
	}
});
