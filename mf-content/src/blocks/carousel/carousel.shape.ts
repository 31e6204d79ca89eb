import { videoSource } from "@hub/shared-contracts/content/video-source";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { lines, linked, motif, optionalHref, optionalLines, optionalText, text, tone } from "../fields.shape.ts";

const slide = z
	.object({
		title: optionalText.describe("needed where there is no name"),
		text: lines,
		name: optionalText.describe("who says it"),
		role: optionalText,
		href: optionalHref,
		label: optionalText.describe("needed where there is an href"),
		video: optionalText.describe(
			"shown in the slide: a video’s address at YouTube or Vimeo, or the slug of a recording in the language of the page",
		),
		motif,
		tone,
	})
	.refine(({ video }) => video === "" || videoSource(video), { ...problem("video"), path: ["video"] })
	.refine(({ title, name }) => (title === "") !== (name === ""), { ...problem("title-or-name"), path: ["title"] })
	.refine(({ href, label }) => href === "" || label !== "", { ...problem("label"), path: ["label"] });

export const shape = defineShape(
	z
		.object({
			type: z.literal("carousel"),
			heading: text,
			intro: optionalLines,
			items: z.array(slide).min(2).max(8),
			autoplay: z.boolean().default(false).describe("whether the video of the slide that is seen starts by itself"),
		})
		.describe(
			"Slides, two to eight: somebody’s words, or a titled text. It turns every five seconds until a visitor points at it, moves into it or stops it, and not at all for those who asked for less motion. All slides are in the page and can be read without turning it. While a video of a slide plays it stays, and a video pauses when its slide is left.",
		),
	{
		toBlock: ({ items, ...block }, context) => ({
			...block,
			items: linked(items, context).map(({ video, ...slide }) => ({
				...slide,
				video: video === "" ? undefined : videoSource(video),
			})),
		}),
	},
);

export type CarouselBlock = BlockOf<typeof shape>;
