// Finds secrets in the files that browsers get.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

/** Forms of well-known secrets, and of addresses that visitors cannot reach. */
const SECRETS: readonly (readonly [what: string, form: RegExp])[] = [
	["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
	["an AWS access key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
	["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{22,})\b/],
	["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/],
	["a Stripe key", /\b[rs]k_live_[A-Za-z0-9]{16,}\b/],
	["a Google API key", /\bAIza[A-Za-z0-9_-]{35}\b/],
	["a JSON Web Token", /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
	["an address of a developer's machine", /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5}\b/],
	["a password in an address", /\b[a-z][a-z+]{2,10}:\/\/[\w.-]+:[^\s/@"'`<>{}$]{6,}@[\w.-]+/],
];

/** Returns the secrets in a release's files for browsers, as sentences without the secrets. */
export async function exposedSecrets(
	{ name, files, server }: Pick<RemoteManifest, "name" | "files" | "server">,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	const reasons: string[] = [];
	for (const file of Object.keys(files).filter((file) => file !== server && /\.(js|css|json|svg|txt)$/.test(file))) {
		const bytes = await read(file);
		const text = bytes ? new TextDecoder().decode(bytes) : "";
		for (const [what, form] of SECRETS)
			if (form.test(text))
				reasons.push(
					`secrets: ${file} of ${name} has ${what}, which every visitor can read. Remove it, and replace the secret.`,
				);
	}
	return reasons;
}
