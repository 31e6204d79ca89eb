// docs/licences.md: every package of others that is shipped, by licence, and what follows where one asks for more than to be named.

import { type CoreLicence, isPermissive, REMARKS } from "./remarks.ts";
import type { Shipped, ShippedPackage } from "./shipped-packages.ts";

/** Packages of which the page would not say what follows from their licence. */
export function unremarked({ server, browser, studio }: Shipped): ShippedPackage[] {
	const open = [...server, ...browser, ...studio].filter(
		(pkg) => !isPermissive(pkg.licence) && !REMARKS.some(({ fits }) => fits(pkg)),
	);
	return [...new Map(open.map((pkg) => [shown(pkg), pkg])).values()];
}

/** The page. @param core Directus' limits without a key */
export function licencesPage({ server, browser, studio }: Shipped, core: CoreLicence): string {
	const places: readonly (readonly [string, readonly ShippedPackage[]])[] = [
		["the server", server],
		["visitors’ browsers", browser],
		["editors’ browsers", studio],
	];
	const all = [...new Map([...server, ...browser, ...studio].map((pkg) => [shown(pkg), pkg])).values()];
	const open = all.filter(({ licence }) => !isPermissive(licence));
	const remarks = REMARKS.flatMap(({ heading, fits, points }) => {
		const packages = open.filter(fits);
		if (packages.length === 0) return [];
		const where = places.filter(([, list]) => list.some(fits)).map(([place]) => place);
		return [
			`### ${heading}`,
			`In ${where.join(", ")}: ${names(packages)}.`,
			points(core)
				.map((point) => `- ${point}`)
				.join("\n"),
		];
	});
	return `${[
		"# Licences",
		"Written by `npm run licences`; `npm test` fails where it is out of date. It is no legal advice.",
		`Our own code is proprietary: [LICENSE](../LICENSE). The site ships ${all.length} packages of others: ${places.map(([place, list]) => `${list.length} in ${place}`).join(", ")}. ${all.length - open.length} of them have a licence that asks for no more than that its notices stay with it: they are in \`node_modules\` and, for what is bundled for visitors, in \`licences.txt\` of each release. What only builds or tests is not listed. What is there for each kind of machine is listed once, with \`*\` for the machine.`,
		"## What an operator has to know",
		...remarks,
		"## In visitors’ browsers",
		"Bundled into the site’s scripts, styles and fonts, as the bundler counts them.",
		table(browser),
		"## In editors’ browsers",
		"Bundled into our tools in Studio. Studio itself is Directus’ (`@directus/app`), with what its makers bundled into it.",
		table(studio),
		"## On the server",
		"What the content service, the site, the release store and the launcher load, and all that these packages depend on, whether it is used here or not.",
		table(server),
	].join("\n\n")}\n`;
}

function table(packages: readonly ShippedPackage[]): string {
	const byLicence = [...Map.groupBy(packages, ({ licence }) => licence)].sort(
		([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1),
	);
	const rows = byLicence.map(([licence, some]) => `| ${licence} | ${some.length} | ${names(some)} |`);
	return ["| licence | packages | which |", "|---|---|---|", ...rows].join("\n");
}

function names(packages: readonly ShippedPackage[]): string {
	return packages.map((pkg) => `\`${shown(pkg)}\``).join(", ");
}

function shown({ name, version }: ShippedPackage): string {
	return `${name}@${version}`;
}
