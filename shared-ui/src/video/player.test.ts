// [VD-3, VD-4] The options of players.

import VimeoPlayer from "@vimeo/player";
import { describe, expect, test } from "vitest";
import isVimeoUrl from "./cases/player.isVimeoUrl.json" with { type: "json" };
import sources from "./cases/video.source.json" with { type: "json" };
import volume from "./cases/video.volume.json" with { type: "json" };
import { clampVolume } from "./player.ts";
import { vimeoOptions } from "./vimeo-player.client.ts";
import { youTubeOptions } from "./youtube-player.client.ts";

test.each(volume.cases)("[VD-3] a volume of $in is clamped and scaled", ({ in: wanted, out }) => {
	const given = wanted === "default" ? undefined : Number(wanted);
	expect(clampVolume(given)).toBe(out.vimeo);
	expect(clampVolume(given)).toBe(out.html);
	expect(clampVolume(given) * 100).toBeCloseTo(out.youtube);
});

test("[VD-3] an invalid volume is read as 0", () => expect(clampVolume(Number.NaN)).toBe(0));

describe("[VD-4] options of YouTube", () => {
	test("disable related videos, annotations and autoplay by default", () => {
		expect(youTubeOptions("a", {})).toEqual({
			videoId: "a",
			playerVars: { autoplay: 0, controls: 1, iv_load_policy: 3, loop: 0, mute: 0, rel: 0 },
		});
	});

	test("can be overridden; a loop needs a playlist of one", () => {
		const youtube = { host: "https://www.youtube-nocookie.com", rel: 1, hl: "de" };
		expect(youTubeOptions("a", { controls: false, loop: true, muted: true, youtube })).toEqual({
			videoId: "a",
			host: "https://www.youtube-nocookie.com",
			playerVars: { autoplay: 0, controls: 0, iv_load_policy: 3, loop: 1, mute: 1, playlist: "a", rel: 1, hl: "de" },
		});
	});
});

describe("options of Vimeo", () => {
	const defaults = sources.cases.filter(({ in: { options } }) => options === "defaults");
	test.each(defaults)("have the defaults for $in.source", ({ in: { source }, out }) => {
		expect(vimeoOptions({ id: Number(source) }, {})).toEqual(out.options);
	});

	test("can be overridden, and keep an address", () => {
		const url = "https://vimeo.com/92731345/c0ffee";
		expect(vimeoOptions({ url }, { loop: true, vimeo: { dnt: true, controls: false } })).toEqual({
			url,
			controls: false,
			loop: true,
			muted: false,
			dnt: true,
		});
	});

	test.each(isVimeoUrl.cases)("know $in as an address of Vimeo or not", ({ in: address, out }) => {
		// A static method that the library's types leave out.
		const { isVimeoUrl: ask } = VimeoPlayer as unknown as { isVimeoUrl(url: string): boolean };
		expect(ask(address)).toBe(out);
	});
});
