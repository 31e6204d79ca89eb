// Paths of previews, by collection (CT-8). Studio leads to them, so both sides have one declaration: the remote that shows a collection
// takes its path from here. The same in every language.

export const PREVIEW_PATHS = {
	posts: "/preview/blog-post/:id",
	events: "/preview/event/:id",
} as const;

/** A collection whose rows can be previewed. */
export type PreviewedCollection = keyof typeof PREVIEW_PATHS;
