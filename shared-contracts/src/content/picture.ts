// Editors' pictures: the sizes that the site serves, and the data to show one without layout shift.

/** Width and height in pixels of each size. No other sizes are computed, which limits the work. */
export const PICTURE_SIZES = {
	card: { width: 640, height: 400 },
	"card-2x": { width: 1280, height: 800 },
	"card-3x": { width: 1920, height: 1200 },
	"head-half": { width: 600, height: 300 },
	head: { width: 1200, height: 600 },
	"head-2x": { width: 2400, height: 1200 },
	portrait: { width: 240, height: 240 },
	sheet: { width: 288, height: 384 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A picture of the content service. */
export interface Picture {
	/** The file's id. */
	readonly id: string;
	/** Alternative text in the page's language; empty for decorative pictures. */
	readonly alt: string;
}

/** Sizes of each shape, smallest first. Browsers choose by the available width. */
export const PICTURE_SHAPES = {
	landscape: ["card", "card-2x", "card-3x"],
	wide: ["head-half", "head", "head-2x"],
} as const satisfies Record<string, readonly PictureSize[]>;

/** Returns the `srcset` of a picture in a shape. */
export function pictureSources(id: string, shape: keyof typeof PICTURE_SHAPES): string {
	return PICTURE_SHAPES[shape].map((size) => `${pictureHref(id, size)} ${PICTURE_SIZES[size].width}w`).join(", ");
}

/**
 * Value of `sizes` for a picture at a page's head. On wide screens it also fills the height beside the text, so it is
 * as wide as its usual size. On others it takes the whole width.
 */
export const HEAD_PICTURE_SIZES = "(width >= 64em) 75rem, 100vw";

/** Returns the address of a picture in a size. */
export function pictureHref(id: string, size: PictureSize): string {
	return `/media/${id}/${size}`;
}

/**
 * Width and height in pixels of pictures that other services show of a page: what share cards show uncropped (Open
 * Graph).
 */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Size of an editor's picture for other services, always JPEG: several don't support newer formats, even if they accept
 * them.
 */
export const SHARE_PICTURE = { name: "share.jpg", type: "image/jpeg" } as const;

/** Returns the address of a picture for other services: share cards, feeds, search engines. */
export function sharePictureHref(id: string): string {
	return `/media/${id}/${SHARE_PICTURE.name}`;
}

/**
 * Width of pictures within texts, in pixels for high-density screens. They are not cropped, because they have no focal
 * point.
 */
export const TEXT_PICTURE_WIDTH = 1440;

/** Returns the address of a picture within a text. */
export function textPictureHref(id: string): string {
	return `/media/${id}/text`;
}

/**
 * Returns the id of the library's file at an address in an editor's text: Studio writes
 * `https://studio/assets/<id>.png?width=640`, with its host of that day. Undefined for other addresses.
 */
export function libraryPicture(src: string): string | undefined {
	if (!URL.canParse(src, "http://site/")) return undefined;
	const { protocol, pathname } = new URL(src, "http://site/");
	return /^https?:$/.test(protocol) ? LIBRARY_PATH.exec(pathname)?.[1] : undefined;
}

const LIBRARY_PATH = /\/(?:assets|media)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]+)?(?:\/[^/]*)?$/i;
