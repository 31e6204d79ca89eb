// How lists of posts are cut (CT-3): their loaders cut by it, their views count pages by it.

/** How many posts a page of a list shows. */
export const POSTS_PER_PAGE = 10;
