// [VD-3] Sources of videos at providers, for players and editors.

import { describe, expect, test } from "vitest";
import sources from "./cases/video.source.json" with { type: "json" };
import { isProviderSource, PROVIDER_SOURCES, providerOfAddress, providerVideo } from "./video-provider.ts";

describe("[VD-3] an editor's source becomes the provider's video:", () => {
	test.each(sources.cases)("$id", ({ in: { provider, source }, out }) => {
		if (provider !== "youtube" && provider !== "vimeo") throw new Error(`No case for ${provider}`);
		const { provider: _, ...video } = providerVideo(provider, source) ?? { provider };
		if (out.noPlayer) expect(video).toEqual({});
		else if (out.videoId) expect(video).toEqual({ id: out.videoId });
		else if (out.passedToPlayer) expect(video).toEqual(out.passedToPlayer);
		else expect(video).toEqual({ id: out.options?.id });
	});

	test.each([
		["youtube", "https://youtu.be/LjhCEhWiKXk?t=4", { id: "LjhCEhWiKXk" }],
		["youtube", "https://www.youtube.com/embed/LjhCEhWiKXk", { id: "LjhCEhWiKXk" }],
		["youtube", "https://www.youtube.com/shorts/LjhCEhWiKXk", { id: "LjhCEhWiKXk" }],
		["youtube", "https://www.youtube.com/#/watch?v=LjhCEhWiKXk", undefined],
		["youtube", "https://www.youtube.com/watch#v=LjhCEhWiKXk", { id: "LjhCEhWiKXk" }],
		["youtube", "https://youtu.be/", undefined],
		["youtube", "http:", undefined],
		["youtube", "", undefined],
		["vimeo", "007", { id: 7 }],
		["vimeo", "abc", undefined],
		["vimeo", "https://vimeo.com/92731345/c0ffee", { url: "https://vimeo.com/92731345/c0ffee" }],
	] as const)("at %s: %s", (provider, source, video) => {
		expect(providerVideo(provider, source)).toEqual(video && { provider, ...video });
	});
});

describe("a pasted address", () => {
	test.each([
		["https://www.youtube.com/watch?list=PL1&v=BofL1AaiTjo", "youtube"],
		["https://m.youtube.com/watch?v=BofL1AaiTjo", "youtube"],
		["https://youtu.be/BofL1AaiTjo?si=share", "youtube"],
		["https://www.youtube-nocookie.com/embed/BofL1AaiTjo", "youtube"],
		["https://vimeo.com/92731345", "vimeo"],
		["https://vimeo.com/92731345/c0ffee", "vimeo"],
		["https://player.vimeo.com/video/92731345?h=c0ffee", "vimeo"],
		["https://vimeo.com/channels/staffpicks/92731345", "vimeo"],
		["https://www.youtube.com/watch?list=PL1", undefined],
		["https://www.youtube.com/watch?v=short", undefined],
		["https://www.youtube.com/@somebody", undefined],
		["https://vimeo.com/staffpicks", undefined],
		["https://vimeo.com.evil.example/92731345", undefined],
		["https://youtube.com.evil.example/watch?v=BofL1AaiTjo", undefined],
		["http://www.youtube.com/watch?v=BofL1AaiTjo", undefined],
		["https://films.example/1", undefined],
		["BofL1AaiTjo", undefined],
		["", undefined],
	] as const)("%s is of %s", (address, provider) => {
		expect(providerOfAddress(address)).toBe(provider);
		if (provider) {
			expect(isProviderSource(provider, address)).toBe(true);
			expect(providerVideo(provider, address)).toBeDefined();
		}
	});
});

test("[CN-5] the allowed sources of providers are paths of scripts and requests, and origins of frames", () => {
	for (const source of [...PROVIDER_SOURCES.scripts, ...PROVIDER_SOURCES.requests])
		expect(new URL(source).pathname.length).toBeGreaterThan(5);
	for (const source of PROVIDER_SOURCES.frames) expect(new URL(source).origin).toBe(source);
});
