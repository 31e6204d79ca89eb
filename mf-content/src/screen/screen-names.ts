/** The screens of the product that an editor can show. */
export const SCREENS = [
	"connector",
	"contract",
	"passport",
	"catalogue",
	"admission",
	"slots",
	"devices",
	"forecast",
	"batches",
] as const;

export type ScreenName = (typeof SCREENS)[number];

/** The large screens, each with three numbered panes. */
export const WINDOWS = ["operations", "mapping", "wallet", "sources"] as const;

export type WindowName = (typeof WINDOWS)[number];
