// Reads the environment by the declarations, and reports all problems at once.

import { reportTarget } from "@hub/shared-contracts/address/report-redirects";
import type { z } from "zod";
import { camelCase, type Environment, type Setting, type SettingReader, SettingsError } from "./setting.ts";
import { isPassedOn, SETTINGS } from "./settings.ts";
import { storageProblems } from "./storage-settings.ts";

type Declared = typeof SETTINGS;
export type SettingName = keyof Declared;

type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
	? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
	: Lowercase<Text>;
type ValueOf<Declaration extends Setting> =
	| z.output<Declaration["kind"]>
	| (Declaration extends { readonly default: string } ? never : undefined);

/** The values of all settings, `PUBLIC_URL` as `publicUrl`. */
export type SettingValues = { readonly [Name in SettingName as Camel<Name>]: ValueOf<Declared[Name]> };

/** Values of the settings for one reader. */
export type SettingsFor<Reader extends SettingReader> = {
	readonly [Name in SettingName as Reader extends Declared[Name]["readers"][number] ? Camel<Name> : never]: ValueOf<
		Declared[Name]
	>;
};

// The type of Object.keys is string[] for every object (microsoft/TypeScript#12870).
const names = Object.keys(SETTINGS) as SettingName[];

/**
 * Reads all settings.
 * @throws SettingsError that names every invalid setting
 */
export function readSettings(env: Environment): SettingValues {
	const read = names.map((name) => ({ name, ...readOne(name, env) }));
	const wrong = read.flatMap((one) => one.wrong ?? []);
	// The type names the same values by the same rule.
	const values = Object.fromEntries(read.map(({ name, value }) => [camelCase(name), value])) as SettingValues;
	// Checks combinations only if each value is valid.
	const problems = wrong.length > 0 ? wrong : contradictions(values, env);
	if (problems.length > 0) throw new SettingsError(problems.join(" "));
	return values;
}

/** Reads one setting. @throws SettingsError if it is invalid */
export function readSetting<Name extends SettingName>(name: Name, env: Environment): ValueOf<Declared[Name]> {
	const { value, wrong } = readOne(name, env);
	if (wrong !== undefined) throw new SettingsError(wrong);
	// Each kind returns values of its own type; an index by a generic name loses which.
	return value as ValueOf<Declared[Name]>;
}

/** Returns only the values for a reader, so that no process gets unneeded passwords. */
export function settingsFor<Reader extends SettingReader>(reader: Reader, values: SettingValues): SettingsFor<Reader> {
	const isTheirs = ({ readers }: Setting) => readers.includes(reader);
	const keys = names.filter((name) => isTheirs(SETTINGS[name])).map(keyOf);
	// The type is derived by the same condition.
	return Object.fromEntries(keys.map((key) => [key, values[key]])) as SettingsFor<Reader>;
}

/** Returns the settings that Directus gets unchanged from the environment, by name. */
export function passedOn(env: Environment): Record<string, string> {
	const declared: Readonly<Record<string, Setting>> = SETTINGS;
	return Object.fromEntries(
		Object.entries(env).flatMap(([name, value]) =>
			value && (declared[name]?.directus || isPassedOn(name)) ? [[name, value] as const] : [],
		),
	);
}

function keyOf(name: SettingName): keyof SettingValues {
	// The type Camel describes the same conversion.
	return camelCase(name) as keyof SettingValues;
}

function readOne(name: SettingName, env: Environment): { readonly value?: unknown; readonly wrong?: string } {
	const { kind, empty, default: fallback, defaultFrom }: Setting = SETTINGS[name];
	const given = env[name];
	if (given === "" && empty) return { wrong: `${name} ${empty}` };
	const text =
		[given, defaultFrom && env[defaultFrom]].find((value) => value?.trim()) ??
		fallback?.replace(/\$(\w+)/g, (_match, other: SettingName) => {
			const { default: usual = "" }: Setting = SETTINGS[other];
			return env[other] || usual;
		});
	if (text === undefined) return {};
	const read = kind.safeParse(text);
	if (read.success) return { value: read.data };
	// A default is only invalid because of another setting, which is reported.
	return given?.trim() ? { wrong: `${name} ${read.error.issues[0]?.message}` } : {};
}

/** Returns a sentence for each invalid combination of valid settings. */
function contradictions(values: SettingValues, env: Environment): string[] {
	const isElsewhere = values.cmsUrl !== undefined || values.cmsToken !== undefined;
	return [
		...samePorts(values),
		...(isElsewhere
			? serviceElsewhere(values)
			: [...sameAccounts(values), ...databaseProblems(env), ...storageProblems(env)]),
		...circularReports(values),
		...providerProblems(values),
		...incompleteGroup(values, "RELEASES_S3_*", BUCKET, ["RELEASES_S3_URL"]),
	];
}

function serviceElsewhere({ cmsUrl, cmsToken, publicUrl }: SettingValues): string[] {
	if (cmsUrl === undefined)
		return ["CMS_TOKEN is set, but CMS_URL is not: set CMS_URL to the content service's address as well."];
	if (cmsToken === undefined)
		return ["CMS_URL is set, but CMS_TOKEN is not: set CMS_TOKEN to the token of the site's account there."];
	return cmsUrl === publicUrl ? ["CMS_URL and PUBLIC_URL are the same; they must differ."] : [];
}

function samePorts(values: SettingValues): string[] {
	const ports: readonly SettingName[] = [
		"PORT",
		...(values.cmsUrl ? [] : (["CMS_PORT"] as const)),
		...(values.cmsUrl || values.smtpUrl ? [] : (["MAIL_UI_PORT", "MAIL_SMTP_PORT"] as const)),
	];
	return ports.flatMap((name, index) => {
		const port = values[keyOf(name)];
		const other = ports.slice(0, index).find((before) => values[keyOf(before)] === port);
		return other ? [`${other} and ${name} are both ${String(port)}; they must differ.`] : [];
	});
}

function sameAccounts({ adminEmail, staffEmail }: SettingValues): string[] {
	if (!adminEmail || adminEmail.toLowerCase() !== staffEmail?.toLowerCase()) return [];
	return [`ADMIN_EMAIL and STAFF_EMAIL are both ${adminEmail}: give each account a different address.`];
}

/** Reports the first redirect whose target is itself an old path of this site. */
function circularReports({ reportRedirects = [], publicUrl }: SettingValues): string[] {
	const circular = reportRedirects.find(({ to }) =>
		Object.values(to).some((target) => {
			const url = new URL(target, publicUrl);
			return url.origin === publicUrl && reportTarget(url.pathname, reportRedirects) !== undefined;
		}),
	);
	if (!circular) return [];
	return [
		`REPORT_REDIRECTS leads from ${circular.from} to an old path again; it must lead to where the report is now.`,
	];
}

const BUCKET = ["RELEASES_S3_BUCKET", "RELEASES_S3_KEY_ID", "RELEASES_S3_SECRET"] as const;
const PROVIDER = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** Reports incomplete settings of a provider, which visitors would otherwise discover at the sign-in button. */
function providerProblems(values: SettingValues): string[] {
	const preview = ["OIDC_PREVIEW_CLAIM", "OIDC_PREVIEW_VALUE"] as const;
	const incomplete = incompleteGroup(values, "OIDC_*", PROVIDER, ["OIDC_NAME", ...preview]);
	if (incomplete.length > 0 || !values.oidcPreviewClaim === !values.oidcPreviewValue) return incomplete;
	const [set, missing] = values.oidcPreviewClaim ? preview : preview.toReversed();
	return [`${set} is set, but ${missing} is not: set both, or neither.`];
}

/**
 * Reports settings that are missing from a group such as `OIDC_*`.
 * @param needed all needed if one of them or of `options` is set
 */
function incompleteGroup(
	values: SettingValues,
	group: string,
	needed: readonly SettingName[],
	options: readonly SettingName[],
): string[] {
	const isSet = (name: SettingName) => values[keyOf(name)] !== undefined;
	const begun = [...needed, ...options].find(isSet);
	const missing = needed.filter((name) => !isSet(name));
	if (!begun || missing.length === 0) return [];
	return [
		`${begun} is set, but ${missing.join(" and ")} not: set ${missing.length > 1 ? "them" : "it"} as well, or leave all ${group} out.`,
	];
}

/** Settings of Directus that the content service sets itself. */
const OURS = ["DB_FILENAME", "DB_EXCLUDE_TABLES"];

/** Required for PostgreSQL, unless `DB_CONNECTION_STRING` contains them. */
const NEEDED = ["DB_HOST", "DB_PORT", "DB_DATABASE", "DB_USER"];

function databaseProblems(env: Environment): string[] {
	const ours = OURS.find((name) => env[name]);
	if (ours) return [`${ours} cannot be set: the content service decides it itself. Leave it out.`];
	const other = Object.keys(env).find((name) => name.startsWith("DB_") && name !== "DB_CLIENT" && env[name]);
	if (!env.DB_CLIENT && other) return [`${other} is set, but DB_CLIENT is not: set DB_CLIENT to pg as well.`];
	if (env.DB_CLIENT !== "pg") {
		if (!other) return [];
		return [`${other} is of no use with the embedded database: set DB_CLIENT to pg, or leave ${other} out.`];
	}
	const missing = env.DB_CONNECTION_STRING ? [] : NEEDED.filter((name) => !env[name]);
	if (missing.length === 0) return [];
	return [`DB_CLIENT is pg, so ${missing.join(", ")} must be set too, or DB_CONNECTION_STRING in their place.`];
}
