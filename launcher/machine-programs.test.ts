import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installPrograms, type PackageInstaller } from "./cluster/machine-programs.ts";

let policy: string;
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-packages-"));
	policy = join(folder, "policy-rc.d");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine without nginx, and what was done to it: words of apt-get, with what the policy then answers packages that ask it. */
function machine(given: Partial<PackageInstaller> = {}): PackageInstaller & { readonly did: string[] } {
	const did: string[] = [];
	return {
		find: () => ({ kind: "missing", packages: ["nginx"] }),
		mayInstall: true,
		policy,
		apt(...words) {
			did.push(`${words.join(" ")}: ${statusOf(policy)}`);
			return true;
		},
		did,
		...given,
	};
}

function statusOf(program: string): unknown {
	try {
		execFileSync(program);
		return 0;
	} catch (error) {
		return error instanceof Error && "status" in error && error.status !== null ? error.status : "no policy";
	}
}

test("[SC-1] what a cluster lacks is installed, and its services are not started meanwhile", () => {
	const here = machine();
	installPrograms(here);
	expect(here.did).toEqual(["update: no policy", "install -y --no-install-recommends nginx: 101"]);
	expect(existsSync(policy)).toBe(false);
});

test("[SC-1] what the machine says of services stays as it is", () => {
	writeFileSync(policy, "#!/bin/sh\nexit 104\n", { mode: 0o755 });
	const here = machine();
	installPrograms(here);
	expect(here.did).toEqual(["update: 104", "install -y --no-install-recommends nginx: 104"]);
	expect(existsSync(policy)).toBe(true);
});

test.each([
	["where this process may not", { mayInstall: false }],
	["where all is there", { find: () => ({ kind: "found", programs: { initdb: "", postgres: "", redis: "", nginx: "" } }) }],
] satisfies [string, Partial<PackageInstaller>][])("[SC-1] nothing is installed %s", (_where, given) => {
	const here = machine(given);
	installPrograms(here);
	expect(here.did).toEqual([]);
});

test("[SC-1] nothing is installed where services would start with it, and the run goes on", () => {
	const here = machine({ policy: join(folder, "missing", "policy-rc.d") });
	installPrograms(here);
	expect(here.did).toHaveLength(1);
});

test("[SC-1] nothing is left behind where there are no packages to be had", () => {
	const did: string[] = [];
	installPrograms(machine({ apt: (...words) => did.push(words.join(" ")) > 1 }));
	expect(did).toEqual(["update"]);
	expect(existsSync(policy)).toBe(false);
});
