// What follows for an operator from licences that ask for more than to be named, and from packages without a clear one.

import { collections } from "@hub/shared-contracts/collections/collections";
import { z } from "zod";
import { NO_LICENCE } from "../../build/licence-of.ts";
import type { ShippedPackage } from "./shipped-packages.ts";

/** Licences that let a package be used and handed on as long as its notices stay with it. */
const PERMISSIVE = new Set(
	"0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense WTFPL Zlib".split(" "),
);

/** Whether one of the licences that a package may be taken under is permissive. */
export function isPermissive(licence: string): boolean {
	return licence.split(" OR ").some((one) => PERMISSIVE.has(one));
}

/** Directus' limits without a key, as its own package has them. */
export const coreLicence = z.object({
	CORE_LICENSE: z.object({
		entitlements: z.object({
			seats: z.object({ limit: z.number() }),
			collections: z.object({ limit: z.number() }),
			flows: z.object({ limit: z.number() }),
			/** In seconds. */
			revision_historical_timeframe: z.object({ limit: z.number() }),
			sso_enabled: z.object({ default: z.literal(false) }),
			custom_permission_rules_enabled: z.object({ default: z.literal(false) }),
			telemetry_required: z.object({ default: z.literal(true) }),
		}),
	}),
});

export type CoreLicence = z.infer<typeof coreLicence>["CORE_LICENSE"]["entitlements"];

/** A part of the page, about packages whose licence is not permissive. */
export interface Remark {
	readonly heading: string;
	readonly fits: (pkg: ShippedPackage) => boolean;
	/** What is so, and what follows. */
	readonly points: (core: CoreLicence) => readonly string[];
}

/** All that there is to say, what concerns every operator first. */
export const REMARKS: readonly Remark[] = [
	{
		heading: "Directus: its source is there to be read, and its use has limits",
		fits: ({ licence }) => licence === "MSCL-1.0-GPL",
		points: (core) => [
			"The Monospace Sustainable Core License 1.0 (MSCL-1.0-GPL) is no open-source licence. It allows any use but a competing one: to make Directus available, for a charge, as something that competes with what its makers sell.",
			"Running this site for oneself is allowed, and so is hosting it for a client who has Directus under these terms. To sell Directus itself as a service is not, without an agreement with Monospace Inc.",
			`Without a key it runs as *Core*: at most ${core.seats.limit} seats (active accounts that may open Studio, administrators among them), ${core.collections.limit} collections (this repository has ${collections.length}), ${core.flows.limit} flows, ${core.revision_historical_timeframe.limit / 86_400} days of revisions, no single sign-on in Studio, no permission rules of one's own, and with telemetry, whatever \`TELEMETRY\` says. More than that needs a paid key; count the editors before you go live.`,
			"What the key protects must not be changed, switched off or got round. Nothing here does: Directus is unmodified.",
			"To hand Directus on, for instance in an image of a container, is allowed with these terms or a link to them, with its notices, and without a further restriction or a charge. `node_modules` has its licence beside each package.",
			"Four years after it was published, each version is available under the GPL 3.0 as well. The names and marks of Directus and Monospace are not part of the grant.",
		],
	},
	{
		heading: "pm2: GNU Affero GPL 3.0",
		fits: ({ name, licence }) => name === "pm2" && licence === "AGPL-3.0-only",
		points: () => [
			"Directus depends on it and loads it for its metrics. This site starts no process with it and sets no `METRICS_…`.",
			"Unmodified, as it is here, it asks nothing of an operator who only runs the site. An operator who changes it has to offer its source to those who reach it over a network (section 13); to hand it on means to hand on its licence and source, as `node_modules` has them.",
			"Whether a program that loads it is a work based on it is between Directus' makers and pm2's. If your house admits no software under the AGPL, ask your lawyers before you go live: Directus does not start without it.",
		],
	},
	{
		heading: "libvips: GNU Lesser GPL 3.0 or later",
		fits: ({ name, licence }) => name.startsWith("@img/sharp-libvips-") && licence === "LGPL-3.0-or-later",
		points: () => [
			"sharp, which makes pictures smaller for the site and for Directus, loads it as a library of its own file, which may be exchanged for another build. That is all that running the site asks.",
			"Who hands the site on with it, as an image of a container for instance, adds the licence and says where its source is: https://github.com/lovell/sharp-libvips lists it with the libraries in it and their licences.",
			"On Windows sharp's own package has the library in it.",
		],
	},
	{
		heading: "ip-matching: GNU Lesser GPL 3.0",
		fits: ({ name, licence }) => name === "ip-matching" && licence === "LGPL-3.0-only",
		points: () => [
			"Directus compares addresses of networks with it, unmodified and from a folder of its own in `node_modules`, where it may be exchanged. Running the site asks nothing; handing it on asks for its licence and source, which are in that folder.",
		],
	},
	{
		heading: "@sesamecare-oss/redlock: “UNLICENSED”, with the MIT licence beside it",
		fits: ({ name, licence }) => name === "@sesamecare-oss/redlock" && licence === "UNLICENSED",
		points: () => [
			"Its `package.json` says that it may not be used; its `LICENSE.md` is the MIT licence of the project that it was made from. The second is what its makers published with it, yet only they can say which one counts.",
			"It comes with Directus (`@directus/memory`), which uses it where several of its processes share a Redis, as with the setting `REDIS`. If your house needs certainty, ask Directus' makers.",
		],
	},
	{
		heading: "combine-errors: no licence",
		fits: ({ name, licence }) => name === "combine-errors" && licence === NO_LICENCE,
		points: () => [
			"It has no licence in its package, so by law no right to it is given. It comes with Directus (uploads in parts to Supabase, through `tus-js-client`), which this site does not set up, so it is installed and not loaded. It may be removed from what is handed on.",
		],
	},
	{
		heading: "wellknown: “BSD”, with another text",
		fits: ({ name, licence }) => name === "wellknown" && licence === "BSD",
		points: () => [
			"Its `package.json` says “BSD”, its text is the WTFPL 2. Either lets it be used and handed on. It comes with Directus, for geometries.",
		],
	},
	{
		heading: "The fonts: SIL Open Font License 1.1",
		fits: ({ licence }) => /\bOFL-1\.1$/.test(licence),
		points: () => [
			"They may be used, made smaller and served with the site, as the build does. They must not be sold by themselves, and what is made from them stays under this licence. Neither reserves its name.",
		],
	},
];
