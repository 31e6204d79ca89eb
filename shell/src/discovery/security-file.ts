// Writes /.well-known/security.txt (RFC 9116): where a vulnerability is reported. SECURITY.md has the same promises.

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";

/** Address of the file, fixed by RFC 9116. */
export const SECURITY_FILE_PATH = "/.well-known/security.txt";

/** For how long the file is valid, in ms. RFC 9116 recommends less than a year; it is counted from each request. */
const VALID_FOR = 180 * 86_400_000;

/** @param email of the organisation @param policy path of the page with the policy; empty: there is none */
export function securityFile({
	email,
	policy,
	publicUrl,
	now = Date.now(),
}: {
	readonly email: string;
	readonly policy: string;
	readonly publicUrl: string;
	readonly now?: number;
}): string {
	const lines = [
		"# We acknowledge reports within 48 hours and fix critical vulnerabilities within 14 days.",
		"# Fixes are made for the newest release.",
		`Contact: mailto:${encodeURI(email)}`,
		`Expires: ${new Date(now + VALID_FOR).toISOString().slice(0, 10)}T00:00:00Z`,
		`Preferred-Languages: ${LOCALE_CODES.join(", ")}`,
		`Canonical: ${publicUrl}${SECURITY_FILE_PATH}`,
		...(policy ? [`Policy: ${new URL(policy, publicUrl).href}`] : []),
	];
	return `${lines.join("\n")}\n`;
}
