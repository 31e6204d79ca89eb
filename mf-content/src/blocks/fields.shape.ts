// Schemas of fields that several blocks have.

import { optionalText, text } from "@hub/content-model/cms/row";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { SCREENS } from "../screen/screen-names.ts";
import type { BlockContext } from "./define-block.ts";

declare module "zod" {
	interface GlobalMeta {
		/** Studio's input for texts other than a plain line; its block editor reads it. */
		form?: "lines" | "formatted" | "link" | "picture" | "reference";
	}
}

export { optionalText, text };

/** A text of a sentence or more. */
export const lines = text.meta({ form: "lines" });
export const optionalLines = optionalText.meta({ form: "lines" });

/** A formatted text, as HTML. */
export const formatted = text.meta({ form: "formatted" });
export const optionalFormatted = optionalText.meta({ form: "formatted" });

export const tone = z.enum(["brand", "leaf", "sky", "clay", "plum"]).default("brand");

const href = text
	.refine((value) => /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value), problem("link"))
	.meta({ form: "link" });
export const optionalHref = href.or(z.literal("")).default("");

/** Id of a file in Directus. */
export const picture = z
	.stringFormat("picture", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
	.meta({ form: "picture" });

/** Seed of a cover. Empty: no cover. */
export const motif = optionalText.meta({ isCode: true });

/** Product screen in place of the cover. */
export const screen = z.enum(SCREENS).optional();

export const titled = z.object({ title: text, text: lines });

/** Links whose labels describe the action. `signal` is the only primary action of a screen. */
export const actions = z
	.array(z.object({ label: text, href, kind: z.enum(["signal", "plain"]).default("plain") }))
	.default([]);
export type Action = z.output<typeof actions>[number];

/** Maximum number of items in a list. */
export const limit = z.number().int().min(1).max(12);

/** Resolves links of actions, and leaves out actions without one. */
export function liveActions(list: readonly Action[], { link }: BlockContext): readonly Action[] {
	return list.map((action) => ({ ...action, href: link(action.href) })).filter((action) => action.href !== "");
}

/** Resolves links of items. Items without one stay. */
export function linked<Item extends { readonly href: string }>(
	items: readonly Item[],
	{ link }: BlockContext,
): readonly Item[] {
	return items.map((item) => ({ ...item, href: link(item.href) }));
}
