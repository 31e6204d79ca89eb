/** Product screens that editors can choose. */
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

/** Large product screens with three numbered panes. */
export const WINDOWS = ["operations", "mapping", "wallet", "sources"] as const;

export type WindowName = (typeof WINDOWS)[number];
