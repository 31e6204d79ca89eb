import { expect, test } from "vitest";
import { frameAddress } from "./frame-address.ts";

test.each([
	[{ provider: "youtube", id: "BofL1AaiTjo" }, "https://www.youtube-nocookie.com/embed/BofL1AaiTjo"],
	[{ provider: "vimeo", id: 7 }, "https://player.vimeo.com/video/7"],
	[{ provider: "vimeo", url: "https://vimeo.com/92731345" }, "https://player.vimeo.com/video/92731345"],
	[
		{ provider: "vimeo", url: "https://vimeo.com/92731345?share=copy&fl=sv&fe=ci" },
		"https://player.vimeo.com/video/92731345",
	],
	[
		{ provider: "vimeo", url: "https://vimeo.com/channels/staffpicks/92731345#t=30s" },
		"https://player.vimeo.com/video/92731345",
	],
	[{ provider: "vimeo", url: "https://vimeo.com/92731345/c0ffee" }, undefined],
	[{ provider: "vimeo", url: "https://vimeo.com/92731345/c0ffee?share=copy" }, undefined],
	[{ provider: "vimeo", url: "https://player.vimeo.com/video/92731345?h=c0ffee" }, undefined],
] as const)("[MT-2] the frame of %o is at %s", (video, address) => {
	expect(frameAddress(video)).toBe(address);
});
