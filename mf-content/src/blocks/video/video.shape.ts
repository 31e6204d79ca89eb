import { isProviderSource, type VideoProvider } from "@hub/shared-contracts/content/video-provider";
import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { motif, optionalText, picture, text, tone } from "../fields.shape.ts";

/** Where the video is: a recording of this site, by its slug, or a video at a provider, by its number or address. */
type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: VideoProvider; readonly source: string };

export const shape = defineShape(
	z
		.object({
			type: z.literal("video"),
			heading: optionalText,
			title: text,
			text: optionalText,
			provider: z.enum(["recording", "youtube", "vimeo"]),
			source: text.describe(
				"the slug of a recording in the language of the page; the video’s number at the provider, or its address there",
			),
			picture: picture.nullish().describe("the still; without it one is drawn"),
			alt: optionalText.describe("needed where there is a picture"),
			motif,
			tone,
		})
		.refine(({ provider, source }) => provider === "recording" || isProviderSource(provider, source), {
			path: ["source"],
			message: "must be the video’s number at the provider, or its https address there",
		})
		.refine(({ picture, alt }) => !picture || alt !== "", { path: ["alt"], message: "says what the picture shows" })
		.describe(
			"A video. A `recording` of this site plays in the page, and nothing of it is loaded before a visitor presses the button. Of `youtube` and `vimeo` nothing is loaded at all: the block shows a still of our own, says who keeps the video, and links to it.",
		),
	{
		toBlock: ({ provider, source, picture, alt, ...block }) => ({
			...block,
			source: (provider === "recording"
				? { kind: provider, slug: source }
				: { kind: provider, source }) satisfies VideoSource as VideoSource,
			picture: picture ? { id: picture, alt } : undefined,
		}),
	},
);

export type VideoBlock = MeaningOf<typeof shape>;
