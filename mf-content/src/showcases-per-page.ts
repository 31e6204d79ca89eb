// How the lists of references and of use cases are cut (CT-3): their loaders cut by it, their views count pages by it.

/** How many references or use cases a page of a list shows: full lines of one, two or three. */
export const SHOWCASES_PER_PAGE = 12;
