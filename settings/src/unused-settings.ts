// Finds settings without an effect: misspelt names, and settings that another one overrides.

import type { Environment } from "./setting.ts";
import { isPassedOn, SETTINGS } from "./settings.ts";

/** Sources of settings. */
export interface SettingSources {
	/** Environment such as `process.env`. */
	readonly env: Environment;
	/** The names in the file `.env`, which belongs to the site alone. */
	readonly fromFile: readonly string[];
}

/** Names for Node and for started programs, which `.env` may contain as well. */
const FOR_PROGRAMS =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|CI|LANG|LC_\w+|NODE_\w+|SSL_CERT_\w+|(https?|no|all)_proxy|npm_\w+|PLAYWRIGHT_\w+|FONTCONFIG_\w+|MALLOC_\w+)$/i;

/** Settings that only apply to the embedded content service. */
const OF_EMBEDDED: ReadonlySet<string> = new Set([
	"CMS_PORT",
	"SMTP_URL",
	"MAIL_FROM",
	"EVENT_NEWS_AFTER",
	"MAIL_UI_PORT",
	"MAIL_SMTP_PORT",
	"ADMIN_EMAIL",
	"ADMIN_PASSWORD",
	"STAFF_EMAIL",
	"STAFF_PASSWORD",
]);

/**
 * Returns a sentence that names every setting without an effect and its reason; undefined if there is none. Leaves out
 * values, which may be secrets.
 *
 * In `.env`, every name is meant for the site. The environment of the process has other programs' names, so only those
 * of the running contract, and names similar to one of ours, are reported.
 */
export function unusedSettings({ env, fromFile }: SettingSources): string | undefined {
	const names = [...new Set([...Object.keys(env), ...fromFile])].filter((name) => env[name]?.trim());
	const unused = names.flatMap((name) => {
		const isKnown = Object.hasOwn(SETTINGS, name) || isPassedOn(name);
		const why = isKnown ? whyUnused(name, env) : whyUnknown(name, fromFile.includes(name));
		return why === undefined ? [] : [`${name} (${why})`];
	});
	if (unused.length === 0) return undefined;
	return `${unused.length === 1 ? "A setting has" : "Settings have"} no effect: ${unused.join(", ")}.`;
}

function whyUnused(name: string, env: Environment): string | undefined {
	const isSet = (other: string) => Boolean(env[other]?.trim());
	if (isSet("CMS_URL") && (OF_EMBEDDED.has(name) || isPassedOn(name)))
		return "the content service runs elsewhere, by CMS_URL";
	if (isSet("SMTP_URL") && (name === "MAIL_UI_PORT" || name === "MAIL_SMTP_PORT"))
		return "mails are not caught, by SMTP_URL";
	if (name === "RELEASES_S3_REGION" && !isSet("RELEASES_S3_BUCKET"))
		return "the releases are in no bucket, by RELEASES_S3_BUCKET";
	if (name === "OIDC_SCOPE" && !isSet("OIDC_ISSUER")) return "no provider is set up, by OIDC_ISSUER";
	if (name.startsWith("ADVERTISING_") && !(isSet("ADVERTISING_URL") && isSet("ADVERTISING_PARTNER_ID")))
		return "the advertising tag needs ADVERTISING_URL and ADVERTISING_PARTNER_ID";
	return undefined;
}

function whyUnknown(name: string, inFile: boolean): string | undefined {
	const meant = Object.keys(SETTINGS).find((known) => isNear(name, known));
	if (meant !== undefined) return `is ${meant} meant?`;
	return inFile && !FOR_PROGRAMS.test(name) ? "unknown" : undefined;
}

/**
 * True if a name is probably a typo of another. Ignores names as short as PORT and HOST, whose typos are often other
 * words.
 */
function isNear(name: string, known: string): boolean {
	const plain = (text: string) => text.toUpperCase().replace(/[_.-]/g, "");
	if (plain(name) === plain(known)) return true;
	return known.length >= 6 && editDistance(name.toUpperCase(), known) <= (known.length >= 10 ? 2 : 1);
}

/** Counts missing, additional, wrong or swapped letters (optimal string alignment). */
function editDistance(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
	const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
	for (let i = 1; i <= a.length; i += 1) {
		rows.push([i]);
		for (let j = 1; j <= b.length; j += 1) {
			const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const ways = [
				cell(i - 1, j) + 1,
				cell(i, j - 1) + 1,
				cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
				isSwapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
			];
			rows[i]?.push(Math.min(...ways));
		}
	}
	return cell(a.length, b.length);
}
