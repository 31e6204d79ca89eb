// The bill of materials of what is installed, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/), from the lockfiles, so that it lists
// the same on every machine and names no registry; licences are those of the packages that are installed on this one.

import { parse } from "yaml";
import { z } from "zod";

/** What a bill is made from. */
export interface BillSources {
	/** The text of `pnpm-lock.yaml`. */
	readonly lockfile: string;
	/** The text of `package-lock.json` of the toolchain: Node and pnpm. */
	readonly toolchain: string;
	/** What a start loads of the packages that the repository's own package builds with. */
	readonly started: readonly string[];
	/** The licence of a package, as SPDX or its makers call it; undefined: it is not installed here, or names none. */
	readonly licenceOf: (name: string, version: string) => string | undefined;
	/** Name and version of the product. */
	readonly product: { readonly name: string; readonly version: string };
	/** When it was made. */
	readonly at: Date;
}

/** Whether the product runs with it. `optional`: on some kinds of machine; `excluded`: it only builds or tests. */
type Scope = "required" | "optional" | "excluded";

/** A package. */
export interface BillComponent {
	readonly type: "library";
	readonly "bom-ref": string;
	readonly name: string;
	/** Without the `@`. */
	readonly group?: string;
	readonly version: string;
	readonly scope: Scope;
	readonly purl: string;
	readonly licenses?: readonly [{ readonly expression: string } | { readonly license: { readonly name: string } }];
	readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/** A bill of materials. */
export interface BillOfMaterials {
	readonly bomFormat: "CycloneDX";
	readonly specVersion: "1.6";
	readonly version: 1;
	readonly metadata: {
		readonly timestamp: string;
		readonly component: {
			readonly type: "application";
			readonly "bom-ref": string;
			readonly name: string;
			readonly version: string;
		};
	};
	readonly components: readonly BillComponent[];
	readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const versions = z.record(z.string(), z.string()).default({});
const declared = z.record(z.string(), z.object({ version: z.string() })).default({});
const lockfileShape = z.object({
	lockfileVersion: z.literal("9.0"),
	importers: z.record(z.string(), z.object({ dependencies: declared, optionalDependencies: declared, devDependencies: declared })),
	packages: z.record(z.string(), z.object({ resolution: z.object({ integrity: z.string().optional() }) })),
	snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});
const toolchainShape = z.object({
	lockfileVersion: z.literal(3),
	packages: z.record(z.string(), z.object({ version: z.string().optional(), integrity: z.string().optional() })),
});

type Lockfile = z.infer<typeof lockfileShape>;

/** What only builds or tests, though its package declares it as what it runs with. */
const NOT_SHIPPED = new Set(["e2e"]);

/** Makes the bill. @throws where a lockfile has another form than is known */
export function billOfMaterials({ lockfile, toolchain, started, licenceOf, product, at }: BillSources): BillOfMaterials {
	const lock = withStarted(lockfileShape.parse(parse(lockfile)), started);
	const { packages: tools } = toolchainShape.parse(JSON.parse(toolchain));
	const own = { type: "application", "bom-ref": product.name, ...product } as const;
	const scopes = scopesOf(lock);
	const components = new Map<string, BillComponent>();
	const dependencies = new Map<string, Set<string>>([[own["bom-ref"], new Set()]]);
	for (const [key, { dependencies: needed, optionalDependencies }] of Object.entries(lock.snapshots)) {
		const { name, version } = nameAndVersion(key);
		if (version.includes(":")) continue;
		const { integrity } = lock.packages[`${name}@${version}`]?.resolution ?? {};
		const component = componentOf({ name, version, integrity, scope: scopes.get(key), licence: licenceOf(name, version) });
		const ref = component["bom-ref"];
		const known = components.get(ref);
		// One package is there once for each set of its peers.
		if (!known || rank(component.scope) < rank(known.scope)) components.set(ref, component);
		const to = dependencies.get(ref) ?? new Set();
		dependencies.set(ref, to);
		for (const next of keysOf({ ...needed, ...optionalDependencies }, lock)) to.add(purlOf(nameAndVersion(next)));
	}
	for (const [path, { version, integrity }] of Object.entries(tools)) {
		const [, name] = /^node_modules\/(.+)$/.exec(path) ?? [];
		if (!name || !version) continue;
		const component = componentOf({ name, version, integrity, scope: "optional", licence: licenceOf(name, version) });
		components.set(component["bom-ref"], component);
		dependencies.set(component["bom-ref"], new Set());
	}
	const direct = dependencies.get(own["bom-ref"]);
	for (const importer of Object.values(lock.importers))
		for (const next of keysOf(versionsOf({ ...importer.dependencies, ...importer.optionalDependencies }), lock))
			direct?.add(purlOf(nameAndVersion(next)));
	return {
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: { timestamp: at.toISOString(), component: own },
		components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
		dependencies: [...dependencies].map(([ref, to]) => ({ ref, dependsOn: [...to].sort() })),
	};
}

/** The lockfile with what a start loads among the dependencies of the repository's own package. */
function withStarted(lock: Lockfile, started: readonly string[]): Lockfile {
	const { ".": own, ...others } = lock.importers;
	if (!own) return lock;
	const loaded = Object.fromEntries(Object.entries(own.devDependencies).filter(([name]) => started.includes(name)));
	return { ...lock, importers: { ".": { ...own, dependencies: { ...own.dependencies, ...loaded } }, ...others } };
}

/** The scope of each snapshot that something needs; those that nothing shipped needs are absent. */
function scopesOf(lock: Lockfile): Map<string, Scope> {
	const scopes = new Map<string, Scope>();
	const note = (key: string, scope: Scope): void => {
		const known = scopes.get(key);
		if (known && rank(known) <= rank(scope)) return;
		scopes.set(key, scope);
		const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
		for (const next of keysOf(dependencies, lock)) note(next, scope);
		for (const next of keysOf(optionalDependencies, lock)) note(next, rank(scope) > rank("optional") ? scope : "optional");
	};
	for (const [path, { dependencies, optionalDependencies, devDependencies }] of Object.entries(lock.importers)) {
		const isShipped = !NOT_SHIPPED.has(path);
		for (const key of keysOf(versionsOf(dependencies), lock)) note(key, isShipped ? "required" : "excluded");
		for (const key of keysOf(versionsOf(optionalDependencies), lock)) note(key, isShipped ? "optional" : "excluded");
		for (const key of keysOf(versionsOf(devDependencies), lock)) note(key, "excluded");
	}
	return scopes;
}

function rank(scope: Scope): number {
	return ["required", "optional", "excluded"].indexOf(scope);
}

function versionsOf(some: z.infer<typeof declared>): Record<string, string> {
	return Object.fromEntries(Object.entries(some).map(([name, { version }]) => [name, version]));
}

/** The keys of the snapshots that such versions name; packages of the workspace have none. */
function keysOf(some: Readonly<Record<string, string>>, lock: Lockfile): string[] {
	return Object.entries(some).flatMap(([name, version]) => {
		// A package by another name stands there with its own.
		const key = Object.hasOwn(lock.snapshots, version) ? version : `${name}@${version}`;
		return Object.hasOwn(lock.snapshots, key) ? [key] : [];
	});
}

/** `@scope/name@1.2.3(peer@4.5.6)` in its parts. */
function nameAndVersion(key: string): { readonly name: string; readonly version: string } {
	const bare = key.replace(/\(.*$/s, "");
	const at = bare.lastIndexOf("@");
	return { name: bare.slice(0, at), version: bare.slice(at + 1) };
}

/** What a lockfile and a package say of a component. */
interface Found {
	readonly name: string;
	readonly version: string;
	readonly integrity: string | undefined;
	readonly scope: Scope | undefined;
	readonly licence: string | undefined;
}

function componentOf({ name, version, integrity, scope = "excluded", licence }: Found): BillComponent {
	const [group, bare] = name.startsWith("@") ? name.slice(1).split("/") : [undefined, name];
	const purl = purlOf({ name, version });
	const [, alg, digest] = /^sha(\d+)-(.+)$/.exec(integrity ?? "") ?? [];
	return {
		type: "library",
		"bom-ref": purl,
		...(group ? { group } : {}),
		name: bare ?? name,
		version,
		scope,
		purl,
		...(licence ? { licenses: [isExpression(licence) ? { expression: licence } : { license: { name: licence } }] } : {}),
		...(alg && digest ? { hashes: [{ alg: `SHA-${alg}`, content: Buffer.from(digest, "base64").toString("hex") }] } : {}),
	};
}

/** Licences as SPDX joins them (https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/); anything else is a name. */
const EXPRESSION = /^\(?[\w.+-]+\)?(?: (?:OR|AND|WITH) \(?[\w.+-]+\)?)*$/;

/** What packages call their licence that SPDX has no identifier for (https://spdx.org/licenses/). */
const NO_IDENTIFIER = /\b(?:UNLICENSED|MSCL-1\.0-GPL|BSD(?!-))\b/;

function isExpression(licence: string): boolean {
	return EXPRESSION.test(licence) && !NO_IDENTIFIER.test(licence);
}

/** The address of a package of npm (https://github.com/package-url/purl-spec). */
function purlOf({ name, version }: { readonly name: string; readonly version: string }): string {
	return `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;
}
