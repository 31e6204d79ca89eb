// The site that `npm test` started, as described in the environment variable `HUB_TEST_SITE`.

import { z } from "zod";

const shape = z.object({
	/** Its address, without a slash at the end. */
	url: z.string(),
	/** Where the mails that it sends are read, as `/api/mails`. */
	mailsUrl: z.string(),
	settings: z.looseObject({
		...{ publishSecret: z.string(), cmsUrl: z.string(), cmsToken: z.string(), releasesDir: z.string() },
		/** Where a cluster's releases are. */
		releasesBucket: z
			.object({
				...{ bucket: z.string(), url: z.string().optional(), prefix: z.string() },
				region: z.string(),
				keyId: z.string(),
				secret: z.string(),
			})
			.optional(),
	}),
	/** Directus' administrator, to edit like an editor. */
	adminToken: z.string(),
	/** The first member of staff, who signs in to Studio. */
	staff: z.object({ email: z.string(), password: z.string() }),
	/** The content service's database file, for what no interface of it lets through. A cluster has none. */
	database: z.string().default(""),
	packages: z.array(z.object({ name: z.string(), version: z.string(), outDir: z.string(), rebuilt: z.boolean() })),
	/** A build of the shell with React's warnings. */
	shellWithWarnings: z.string().optional(),
	chromium: z.string().optional(),
});

export type TestSite = z.infer<typeof shape>;

/** @throws when the tests were not started by `npm test` */
export function testSite(): TestSite {
	const told = process.env.HUB_TEST_SITE;
	if (!told) throw new Error("These tests need the site that `npm test` brings up: run `npm test -- e2e` or `npm test -- site`.");
	return shape.parse(JSON.parse(told));
}
