// Checks that a release is compatible with a shell: with the recorded one before it goes live, and in the shell that
// loads it.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import satisfies from "semver/functions/satisfies.js";

/** Returns why a release cannot run in a shell, as sentences; empty if it can (PF-5). */
export function incompatibilities(
	{ name, version, contractVersion, shared }: Pick<RemoteManifest, "name" | "version" | "contractVersion" | "shared">,
	shell: Pick<ShellDescription, "contractVersion" | "shared">,
): string[] {
	const who = `${name} ${version}`;
	const reasons: string[] = [];
	if (contractVersion !== shell.contractVersion) {
		reasons.push(
			`${who} was built for contract ${contractVersion}, and this shell has contract ${shell.contractVersion}: build it against the current shared-contracts.`,
		);
	}
	for (const [specifier, range] of Object.entries(shared)) {
		const shellVersion = shell.shared[specifier];
		if (shellVersion === undefined)
			reasons.push(`${who} needs ${specifier} ${range}, which this shell does not share: build it without.`);
		else if (!satisfies(shellVersion, range))
			reasons.push(
				`${who} needs ${specifier} ${range}, and this shell has ${shellVersion}: build it against ${specifier} ${shellVersion}.`,
			);
	}
	return reasons;
}
