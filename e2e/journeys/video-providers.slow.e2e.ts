// YouTube and Vimeo videos behind the consent gate (VD-1 to VD-5, CN-5). Local stand-ins speak the providers'
// protocols; the client libraries in between are the real ones.

import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { add, type Edit } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { open, refuseCookiesFirst } from "../page-actions.ts";
import { standInForProviders } from "../video-stand-ins.ts";

const PATH = "/videos-of-a-test";
const YOUTUBE = "BofL1AaiTjo";
const VIMEO = "92731345";
const BLOCKS = [
	{ type: "video", title: "At YouTube", source: `https://www.youtube.com/watch?list=PL1&v=${YOUTUBE}` },
	{ type: "video", title: "At Vimeo", source: `https://vimeo.com/${VIMEO}` },
	{ type: "video", title: "Of this site", source: "two-rulebooks-compared" },
	{ type: "video", title: "Gone from YouTube", source: "https://youtu.be/missing-one" },
	{ type: "video", title: "Gone from Vimeo", source: "https://vimeo.com/404" },
	{
		type: "carousel",
		heading: "Slides with videos",
		autoplay: true,
		items: [
			{ title: "The first slide", text: "Has a video.", video: "https://youtu.be/slide-one-A" },
			{ title: "The second slide", text: "Has one, too.", video: "https://vimeo.com/22" },
		],
	},
];

let made: Edit;
test.beforeAll(async () => {
	const words = {
		locale: "en",
		translation_key: "videos-of-a-test",
		slug: "videos-of-a-test",
		title: "Videos of a test",
	};
	made = await add("pages", { ...words, status: "published", description: "A page that a test made.", blocks: BLOCKS });
});
test.afterAll(() => made.undo());
test.beforeEach(async ({ context, baseURL, request }) => {
	await expect.poll(async () => (await request.get(PATH)).status(), "the page is shown").toBe(200);
	await refuseCookiesFirst(context, baseURL ?? "");
});

/** Returns the gate of a video, or the element that replaces it. */
const gate = (page: Page, title: string): Locator =>
	page.locator("[data-gate]").filter({ has: page.getByRole("group", { name: title, exact: true }) });
const player = (page: Page, title: string): Locator => gate(page, title).locator("[data-state]");
const button = (page: Page, title: string, name: string): Locator =>
	gate(page, title).getByRole("button", { name, exact: true });

test("[VD-1, VD-2, VD-5] gated videos of both providers play, pause, end and fail, one at a time, and are removed after a withdrawal", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/status of 404/);
	const providers = await standInForProviders(context);
	await open(page, PATH);
	await expect(gate(page, "At YouTube")).toContainText("This video is on YouTube.");
	await expect(gate(page, "At YouTube")).toContainText("www.youtube-nocookie.com");
	await expect(gate(page, "At Vimeo").getByRole("link", { name: "Open on Vimeo" })).toHaveAttribute(
		"href",
		`https://vimeo.com/${VIMEO}`,
	);
	expect(await accessibilityViolations(page), "closed (axe)").toEqual([]);
	await expect(page.locator("iframe")).toHaveCount(0);
	expect(providers.requests, "no request before").toEqual([]);

	await test.step("consent for one video: YouTube plays in the same area and has the focus", async () => {
		const height = (await gate(page, "At YouTube").boundingBox())?.height;
		await button(page, "At YouTube", "Load this once").press("Enter");
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "playing");
		expect((await gate(page, "At YouTube").boundingBox())?.height, "nothing moves").toBe(height);
		await expect(gate(page, "At YouTube").locator(":focus")).toHaveAttribute("aria-label", "At YouTube");
		const frame = await providers.frame(page, YOUTUBE);
		const { hostname, searchParams } = new URL(frame.url());
		expect(hostname).toBe("www.youtube-nocookie.com");
		expect(Object.fromEntries(searchParams)).toMatchObject({ rel: "0", iv_load_policy: "3", autoplay: "0" });
		await expect.poll(() => providers.commands(frame)).toEqual([["playVideo"], ["setVolume", 20]]);
		await expect(page.locator("iframe")).toHaveAttribute("title", "At YouTube");
		await expect(button(page, "At Vimeo", "Load this once"), "no other gate opens").toBeVisible();

		await providers.emit(frame, "pauses");
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "paused");
		await expect(page.locator("iframe"), "what was seen stays in sight").toBeVisible();
		await button(page, "At YouTube", "Play Video").click();
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "playing");
		await expect(button(page, "At YouTube", "Play Video")).toHaveCount(0);
	});

	await test.step("consent for all videos: Vimeo plays, YouTube pauses, and other gates open without loading", async () => {
		await button(page, "At Vimeo", "Always load videos").click();
		await expect(player(page, "At Vimeo")).toHaveAttribute("data-state", "playing");
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "paused");
		const youtube = await providers.frame(page, YOUTUBE);
		expect((await providers.commands(youtube)).at(-1)).toEqual(["pauseVideo"]);
		const vimeo = await providers.frame(page, VIMEO);
		expect(vimeo.url()).toContain("dnt=1");
		await expect.poll(() => providers.commands(vimeo)).toEqual([["setVolume", 0.2], ["play"]]);
		await providers.emit(vimeo, "ends");
		await expect(player(page, "At Vimeo")).toHaveAttribute("data-state", "ended");
		await expect(button(page, "At Vimeo", "Play Video")).toHaveCount(0);
		await expect(player(page, "Gone from YouTube")).toHaveAttribute("data-state", "ready");
		expect(providers.requests.some((address) => address.includes("missing-one"))).toBe(false);
	});

	await test.step("a video of this site and one at YouTube pause each other", async () => {
		await button(page, "At YouTube", "Play Video").click();
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "playing");
		const own = page.locator("[data-state]").filter({ has: page.locator("video") });
		await own.getByRole("button", { name: "Play Video" }).click();
		await expect(own).toHaveAttribute("data-state", "playing");
		await expect(player(page, "At YouTube")).toHaveAttribute("data-state", "paused");
		await button(page, "At YouTube", "Play Video").click();
		await expect(own).toHaveAttribute("data-state", "paused");
	});

	await test.step("a failure is shown, with the provider's message if there is one", async () => {
		await button(page, "Gone from YouTube", "Play Video").click();
		await expect(gate(page, "Gone from YouTube").getByRole("alert").first()).toContainText(
			"YouTube no longer has this video",
		);
		await button(page, "Gone from Vimeo", "Play Video").click();
		await expect(gate(page, "Gone from Vimeo").getByRole("alert").first()).toContainText(
			"“https://vimeo.com/404” was not found.",
		);
		await expect(button(page, "Gone from Vimeo", "Play Video"), "[VD-1] the button is back").toBeVisible();
		expect(
			providers.requests.filter((address) => address.endsWith("/iframe_api")),
			"one script for all players",
		).toHaveLength(1);
	});

	await test.step("a withdrawal in another tab removes all frames and closes the gates", async () => {
		const other = await context.newPage();
		await open(other, "/cookie-settings");
		await other.getByRole("main").getByRole("button", { name: "Necessary only" }).click();
		await expect(page.locator("iframe")).toHaveCount(0, { timeout: 1_000 });
		await expect(button(page, "At YouTube", "Load this once")).toBeVisible();
		await expect(player(page, "At Vimeo")).toHaveCount(0);
	});
});

test("[VD-2] autoplay plays only the video of the visible slide, which the carousel waits for and pauses when it changes", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/ERR_FAILED/);
	const providers = await standInForProviders(context);
	await open(page, PATH);
	const carousel = page.getByRole("group", { name: "Slides with videos" });
	await carousel.scrollIntoViewIfNeeded();
	await page.route("**/api/consent", (route) => route.abort());
	await button(page, "The first slide", "Always load videos").click();
	await expect(gate(page, "The first slide").getByRole("alert"), "[CN-6] a failure to store is shown").toContainText(
		"You can still load this video once.",
	);
	expect(providers.requests).toEqual([]);
	await page.unroute("**/api/consent");
	await button(page, "The first slide", "Always load videos").click();
	await expect(player(page, "The first slide")).toHaveAttribute("data-state", "playing");
	await expect(carousel).toHaveAttribute("data-playing", "true");
	await expect(player(page, "The second slide")).toHaveAttribute("data-state", "ready");
	expect(providers.requests.some((address) => address.includes("vimeo"))).toBe(false);
	await page.mouse.move(0, 0);
	await expect(carousel.locator("[aria-live]"), "it does not turn meanwhile").toHaveAttribute("aria-live", "polite");

	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect(player(page, "The first slide")).toHaveAttribute("data-state", "paused");
	await expect(player(page, "The second slide")).toHaveAttribute("data-state", "playing");
	await expect(button(page, "The first slide", "Play Video")).toBeAttached();
});
