// Page size of lists of posts (CT-3), shared by loaders and views.

/** Number of posts per page. */
export const POSTS_PER_PAGE = 10;
