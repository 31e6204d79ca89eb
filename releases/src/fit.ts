// Checks that a release is compatible with a shell: before it goes live with the shell that the store records, and in
// the shell that loads it.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import satisfies from "semver/functions/satisfies.js";

/** Returns why a release cannot run in a shell, as sentences; empty if it can (PF-5). */
export function misfits(
	{ name, version, contractVersion, shared }: Pick<RemoteManifest, "name" | "version" | "contractVersion" | "shared">,
	shell: Pick<ShellDescription, "contractVersion" | "shared">,
): string[] {
	const who = `${name} ${version}`;
	const reasons: string[] = [];
	if (contractVersion !== shell.contractVersion) {
		reasons.push(
			`${who} was built for contract ${contractVersion}, and this shell speaks ${shell.contractVersion}: build it against the current shared-contracts.`,
		);
	}
	for (const [specifier, range] of Object.entries(shared)) {
		const given = shell.shared[specifier];
		if (given === undefined)
			reasons.push(`${who} needs ${specifier} ${range}, and this shell gives none: build it without.`);
		else if (!satisfies(given, range))
			reasons.push(
				`${who} needs ${specifier} ${range}, and this shell gives ${given}: build it against ${specifier} ${given}.`,
			);
	}
	return reasons;
}
