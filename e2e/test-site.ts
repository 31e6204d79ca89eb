// The site that `npm test` started, described in the environment variable `HUB_TEST_SITE`.

import { z } from "zod";

const shape = z.object({
	/** URL of the site, without a trailing slash. */
	url: z.string(),
	/** URL of the mail catcher, with `/api/mails`. */
	mailsUrl: z.string(),
	settings: z.looseObject({
		publishSecret: z.string(),
		cmsUrl: z.string(),
		cmsToken: z.string(),
		releasesDir: z.string(),
		/** Bucket of a cluster's releases. */
		releasesBucket: z
			.object({
				bucket: z.string(),
				url: z.string().optional(),
				prefix: z.string(),
				region: z.string(),
				keyId: z.string(),
				secret: z.string(),
			})
			.optional(),
	}),
	adminToken: z.string(),
	/** Staff account for Studio. */
	staff: z.object({ email: z.string(), password: z.string() }),
	/** Directus' database file, for changes that no API allows. A cluster has none. */
	database: z.string().default(""),
	packages: z.array(z.object({ name: z.string(), version: z.string(), outDir: z.string(), rebuilt: z.boolean() })),
	/** Build of the shell with React's warnings. */
	shellWithWarnings: z.string().optional(),
	chromium: z.string().optional(),
});

export type TestSite = z.infer<typeof shape>;

/** @throws if the tests were not started by `npm test` */
export function testSite(): TestSite {
	const description = process.env.HUB_TEST_SITE;
	if (!description)
		throw new Error(
			"These tests need the site that `npm test` brings up: run `npm test -- e2e` or `npm test -- site`.",
		);
	return shape.parse(JSON.parse(description));
}
