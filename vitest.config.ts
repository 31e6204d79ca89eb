// Projects: `unit` and `unit-replacing` need nothing, `directus` starts content services, `site` requests the site that
// `npm test` brought up, `hosts` starts three hosts behind nginx. Files named `*.slow.test.ts` run in `npm run
// test:all`, and where their part is named.

import { defineConfig } from "vitest/config";

/** Set by `launcher/test.ts`. */
const isAll = process.env.HUB_TEST_ALL === "true";

const exclude = ["**/node_modules/**", "**/dist/**", "e2e/**", ...(isAll ? [] : ["**/*.slow.test.ts"])];

/** Needs the processors for itself: nginx leaves out hosts that respond late. */
const HOSTS_TEST = "launcher/test/hosts.test.ts";

const UNIT_TESTS = [
	"**/src/**/*.test.{ts,tsx}",
	"cms/mails/*.test.ts",
	"cms/extensions/**/*.test.ts",
	"launcher/*.test.ts",
	"launcher/mail-catcher/*.test.ts",
	"{architecture,build}/*.test.ts",
	"bench/**/*.test.ts",
];

/** Replace modules, or the clock before a library is loaded: other files in their process would notice. */
const REPLACING_TESTS = ["shared-ui/src/video/video-controller.test.ts", "shell/src/render/form-posts.test.ts"];

/** Default timeout of `expect.poll`, in ms. Vitest's second is too short on a busy machine. */
const polling = { expect: { poll: { timeout: 20_000 } } };

const unit = {
	...polling,
	// Properties are tried a hundred times, on machines that do other things beside.
	testTimeout: 90_000,
	hookTimeout: 90_000,
	restoreMocks: true,
	unstubGlobals: true,
};

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...unit,
					name: "unit",
					include: UNIT_TESTS,
					exclude: [...exclude, ...REPLACING_TESTS],
					// A process for each file, and its modules, would cost as much again as the tests.
					isolate: false,
				},
			},
			{
				test: { ...unit, name: "unit-replacing", include: REPLACING_TESTS, exclude },
			},
			{
				test: {
					...polling,
					name: "directus",
					include: ["cms/test/**/*.test.ts", "launcher/test/**/*.test.ts"],
					exclude: [...exclude, HOSTS_TEST],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					// Each file has its own services, ports and folders, and mostly waits for them.
					maxWorkers: 2,
				},
			},
			{
				test: {
					...polling,
					name: "hosts",
					include: [HOSTS_TEST],
					exclude,
					testTimeout: 60_000,
				},
			},
			{
				test: {
					...polling,
					name: "site",
					include: ["shell/test/**/*.test.ts"],
					exclude,
					testTimeout: 30_000,
					hookTimeout: 60_000,
					fileParallelism: false,
					// Files share a site.
					isolate: false,
				},
			},
		],
	},
});
