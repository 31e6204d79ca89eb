// Page size of lists of references and use cases (CT-3), shared by loaders and views.

/** Number of references or use cases per page. Fills rows of one, two or three. */
export const SHOWCASES_PER_PAGE = 12;
