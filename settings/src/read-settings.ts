// Reads the environment by the declarations. All that is wrong is reported at once, each by its name.

import { circularReport } from "@hub/shared-contracts/address/report-redirects";
import { isPassedOn } from "./passed-on.ts";
import { type Setting, type SettingReader, SettingsError } from "./setting.ts";
import { SETTINGS } from "./settings.ts";
import { storageProblems } from "./storage-settings.ts";

/** An environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Declared = typeof SETTINGS;
type Name = keyof Declared;

/** The name of a declared setting. */
export type SettingName = Name;

type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
	? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
	: Lowercase<Text>;
type ValueOf<Declaration> = Declaration extends Setting<infer Value, SettingReader> ? Value : never;
type NamesFor<Reader extends SettingReader> = {
	[Each in Name]: Declared[Each] extends Setting<unknown, infer Readers>
		? Reader extends Readers
			? Each
			: never
		: never;
}[Name];

/** The values of all settings, `PUBLIC_URL` as `publicUrl`. */
export type SettingValues = { readonly [Each in Name as Camel<Each>]: ValueOf<Declared[Each]> };

/** Values of the settings for one reader. */
export type SettingsFor<Reader extends SettingReader> = Pick<
	SettingValues,
	Camel<NamesFor<Reader>> & keyof SettingValues
>;

/**
 * Reads all settings.
 * @throws SettingsError that names every invalid setting
 */
export function readSettings(env: Environment): SettingValues {
	const wrong: string[] = [];
	// The type of Object.fromEntries knows no names; the loop sets each.
	const values = Object.fromEntries(
		names().map((name) => {
			const read = readOne(name, env);
			if ("wrong" in read) wrong.push(read.wrong);
			return [camelCase(name), "value" in read ? read.value : undefined];
		}),
	) as unknown as SettingValues;
	// Checks combinations only if each value is valid.
	const problems = wrong.length > 0 ? wrong : contradictions(values, env);
	if (problems.length > 0) throw new SettingsError(problems.join(" "));
	return values;
}

/** Reads one setting. @throws SettingsError if it is invalid */
export function readSetting<Each extends Name>(name: Each, env: Environment): ValueOf<Declared[Each]> {
	const read = readOne(name, env);
	if ("wrong" in read) throw new SettingsError(read.wrong);
	// Each kind returns values of its own type; an index by a generic name loses which.
	return read.value as ValueOf<Declared[Each]>;
}

/** The values that a reader gets, and no other: no password goes where it is not used. */
export function settingsFor<Reader extends SettingReader>(reader: Reader, values: SettingValues): SettingsFor<Reader> {
	const theirs = names().filter((name) => (SETTINGS[name].readers as readonly SettingReader[]).includes(reader));
	// The type is derived by the same condition.
	return Object.fromEntries(theirs.map((name) => [camelCase(name), values[camelCase(name)]])) as SettingsFor<Reader>;
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

function names(): Name[] {
	// The type of Object.keys is string[] for every object (microsoft/TypeScript#12870).
	return Object.keys(SETTINGS) as Name[];
}

function camelCase(name: Name): keyof SettingValues {
	// The type Camel describes the same replacement.
	return name.toLowerCase().replace(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase()) as keyof SettingValues;
}

function readOne(name: Name, env: Environment): { readonly value: unknown } | { readonly wrong: string } {
	const { kind, empty, default: fallback, defaultFrom }: Setting = SETTINGS[name];
	const given = env[name];
	if (given === "" && empty) return { wrong: `${name} ${empty}` };
	const followed = defaultFrom === undefined ? undefined : env[defaultFrom];
	const written = [given, followed].find((value) => value?.trim());
	const text =
		written ??
		fallback?.replace(/\$(\w+)/g, (_match, other: Name) => env[other] || (SETTINGS[other] as Setting).default || "");
	if (text === undefined) return { value: undefined };
	const read = kind(text);
	if (!("wrong" in read)) return read;
	// A default is only invalid because of another setting, which is reported.
	return given?.trim() ? { wrong: `${name} ${read.wrong}` } : { value: undefined };
}

/** Returns a sentence for each invalid combination of valid settings. */
function contradictions(values: SettingValues, env: Environment): string[] {
	const elsewhere = values.cmsUrl !== undefined || values.cmsToken !== undefined;
	return [
		...samePorts(values),
		...(elsewhere
			? serviceElsewhere(values)
			: [...sameAccounts(values), ...databaseProblems(env), ...storageProblems(env)]),
		...circularReports(values),
		...providerProblems(values),
		...bucketProblems(values),
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
	const own: Name[] = values.cmsUrl ? [] : ["CMS_PORT"];
	const ports: Name[] = [
		"PORT",
		...own,
		...(values.cmsUrl || values.smtpUrl ? [] : (["MAIL_UI_PORT", "MAIL_SMTP_PORT"] as const)),
	];
	return ports.flatMap((name, index) => {
		const port = values[camelCase(name)];
		const other = ports.slice(0, index).find((before) => values[camelCase(before)] === port);
		return other ? [`${other} and ${name} are both ${String(port)}; they must differ.`] : [];
	});
}

function sameAccounts({ adminEmail, staffEmail }: SettingValues): string[] {
	if (!adminEmail || adminEmail.toLowerCase() !== staffEmail?.toLowerCase()) return [];
	return [`ADMIN_EMAIL and STAFF_EMAIL are both ${adminEmail}: give each account an address of its own.`];
}

function circularReports({ reportRedirects, publicUrl }: SettingValues): string[] {
	const circular = circularReport(reportRedirects ?? [], publicUrl);
	if (!circular) return [];
	return [
		`REPORT_REDIRECTS leads from ${circular.from} to an old path again; it must lead to where the report is now.`,
	];
}

/** Settings that a provider needs. */
const PROVIDER: readonly Name[] = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

/** Reports incomplete settings of a provider, which visitors would otherwise discover at the sign-in button. */
function providerProblems(values: SettingValues): string[] {
	const isSet = (name: Name) => values[camelCase(name)] !== undefined;
	const begun = [...PROVIDER, "OIDC_NAME" as const, "OIDC_PREVIEW_CLAIM" as const, "OIDC_PREVIEW_VALUE" as const].find(
		isSet,
	);
	if (!begun) return [];
	const missing = PROVIDER.filter((name) => !isSet(name));
	if (missing.length > 0)
		return [
			`${begun} is set, but ${missing.join(" and ")} not: set ${missing.length > 1 ? "them" : "it"} as well, or leave all OIDC_* out.`,
		];
	const [claim, value] = ["OIDC_PREVIEW_CLAIM", "OIDC_PREVIEW_VALUE"] as const;
	if (isSet(claim) === isSet(value)) return [];
	const [there, other] = isSet(claim) ? [claim, value] : [value, claim];
	return [`${there} is set, but ${other} is not: set both, or neither.`];
}

/** Reports incomplete settings of a bucket. A region alone counts as none, as it has a default. */
function bucketProblems(values: SettingValues): string[] {
	const needed: readonly Name[] = ["RELEASES_S3_BUCKET", "RELEASES_S3_KEY_ID", "RELEASES_S3_SECRET"];
	const isSet = (name: Name) => values[camelCase(name)] !== undefined;
	const begun = [...needed, "RELEASES_S3_URL" as const].find(isSet);
	const missing = needed.filter((name) => !isSet(name));
	if (!begun || missing.length === 0) return [];
	return [
		`${begun} is set, but ${missing.join(" and ")} not: set ${missing.length > 1 ? "them" : "it"} as well, or leave all RELEASES_S3_* out.`,
	];
}

/** Settings of Directus that the content service sets itself. */
const OURS = ["DB_FILENAME", "DB_EXCLUDE_TABLES"];

/** Without these, and without an address that holds them all, a Postgres cannot be found. */
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
