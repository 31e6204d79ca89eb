/** Content of the bar above the pages of a previewed release or moment, in the page's language. Plain data. */
export interface ReleaseBarData {
	readonly label: string;
	readonly text: string;
	/** Ends the preview in this browser. */
	readonly end: { readonly text: string; readonly href: string };
}
