// Finds what an operator set without an effect: a name that is mistyped, or that another setting makes useless.

import { isPassedOn } from "./passed-on.ts";
import type { Environment } from "./read-settings.ts";
import { SETTINGS } from "./settings.ts";

/** Sources of settings. */
export interface SettingSources {
	/** Environment such as `process.env`. */
	readonly env: Environment;
	/** The names in the file `.env`, which is the site's alone: none of them is another program's. */
	readonly fromFile: readonly string[];
}

/** Names for Node and for the programs that are started, which `.env` may have as well. */
const FOR_PROGRAMS =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|CI|LANG|LC_\w+|NODE_\w+|SSL_CERT_\w+|(https?|no|all)_proxy|npm_\w+|PLAYWRIGHT_\w+|FONTCONFIG_\w+|MALLOC_\w+)$/i;

/** Settings that only apply to the embedded content service. */
const OF_EMBEDDED = [
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
] as const;

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
		const why = isKnown(name) ? whyUnused(name, env) : strange(name, fromFile.includes(name));
		return why === undefined ? [] : [`${name} (${why})`];
	});
	if (unused.length === 0) return undefined;
	return `${unused.length === 1 ? "A setting has" : "Settings have"} no effect: ${unused.join(", ")}.`;
}

function isKnown(name: string): boolean {
	return Object.hasOwn(SETTINGS, name) || isPassedOn(name);
}

function whyUnused(name: string, env: Environment): string | undefined {
	if (env.CMS_URL?.trim() && (OF_EMBEDDED.some((own) => own === name) || isPassedOn(name)))
		return "the content service runs elsewhere, by CMS_URL";
	if (env.SMTP_URL?.trim() && (name === "MAIL_UI_PORT" || name === "MAIL_SMTP_PORT"))
		return "mails are not caught, by SMTP_URL";
	if (name === "RELEASES_S3_REGION" && !env.RELEASES_S3_BUCKET?.trim())
		return "the releases are in no bucket, by RELEASES_S3_BUCKET";
	if (name === "OIDC_SCOPE" && !env.OIDC_ISSUER?.trim()) return "no provider is set up, by OIDC_ISSUER";
	if (name.startsWith("ADVERTISING_") && !(env.ADVERTISING_URL?.trim() && env.ADVERTISING_PARTNER_ID?.trim()))
		return "the advertising tag needs ADVERTISING_URL and ADVERTISING_PARTNER_ID";
	return undefined;
}

function strange(name: string, inFile: boolean): string | undefined {
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
	return known.length >= 6 && slips(name.toUpperCase(), known) <= (known.length >= 10 ? 2 : 1);
}

/** Returns the edit distance: missing, additional, wrong or swapped letters (optimal string alignment). */
function slips(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
	const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
	for (let i = 1; i <= a.length; i += 1) {
		rows.push([i]);
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1];
			const swapped =
				a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
			rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (same ? 0 : 1), swapped));
		}
	}
	return cell(a.length, b.length);
}
