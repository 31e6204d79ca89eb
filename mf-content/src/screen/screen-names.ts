/** The screens of the product that an editor can show. */
export const SCREENS = ["connector", "contract", "passport", "catalogue", "admission"] as const;

export type ScreenName = (typeof SCREENS)[number];
