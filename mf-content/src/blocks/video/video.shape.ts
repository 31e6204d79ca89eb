import { videoSource } from "@hub/shared-contracts/content/video-source";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { motif, optionalLines, optionalText, picture, text, tone } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("video"),
			heading: optionalText,
			title: text,
			text: optionalLines,
			source: text
				.meta({ isCode: true })
				.describe(
					"the video’s address at YouTube or Vimeo, as it is copied there, or the slug of a recording in the language of the page",
				),
			provider: z
				.enum(["recording", "youtube", "vimeo"])
				.nullish()
				.describe("follows from the address; needed only where the source is a video’s number at the provider"),
			picture: picture.nullish().describe("the still; without it one is drawn"),
			alt: optionalLines.describe("needed where there is a picture"),
			motif,
			tone,
		})
		.refine(({ provider, source }) => !provider || videoSource(source, provider), {
			...problem("video-number"),
			path: ["source"],
		})
		.refine(({ provider, source }) => provider || videoSource(source), { ...problem("video"), path: ["source"] })
		.refine(({ picture, alt }) => !picture || alt !== "", { ...problem("alternative"), path: ["alt"] })
		.describe(
			"A video: a recording of this site, or one on YouTube or Vimeo. Nothing of it is loaded before a visitor presses a button. One at a provider stands behind a still of our own that says who would be asked, and that the visitor opens once or for good; beside it is a plain link.",
		),
	{
		toBlock: ({ provider, source, picture, alt, ...block }) => ({
			...block,
			source: videoSource(source, provider),
			picture: picture ? { id: picture, alt } : undefined,
		}),
	},
);

export type VideoBlock = BlockOf<typeof shape>;
