// Which files of the library are pictures that visitors are shown: one declaration for the rules of editing, for what the content service
// computes, and for what is read.

/**
 * Media types, with what editors call them: of these the content service computes every size, in the format that is asked for. It hands out
 * anything else as it was uploaded (`SUPPORTED_IMAGE_TRANSFORM_FORMATS` of Directus), which never leaves the site.
 */
export const PICTURE_TYPES = {
	"image/jpeg": "JPEG",
	"image/png": "PNG",
	"image/webp": "WebP",
	"image/avif": "AVIF",
	"image/tiff": "TIFF",
} as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** How many pixels a side may have: a small file may be unpacked to gigabytes. */
export const PICTURE_SIDE = 8_000;

/** How many times as wide as high, or as high as wide, a picture may be: its sizes are crops, which are computed from all of it. */
export const PICTURE_SHAPE_LIMITS = { wide: 6, high: 3 } as const;

/** What the file library knows of a file. Sizes are in pixels, as the picture is seen; null where they could not be read. */
export interface PictureFile {
	readonly type: string | null;
	readonly width: number | null;
	readonly height: number | null;
}

export function isPictureType(type: string | null): type is PictureType {
	return type !== null && Object.hasOwn(PICTURE_TYPES, type);
}

/** Whether the content service computes the sizes of a file. */
export function isPictureFile({ type, width, height }: PictureFile): boolean {
	return isPictureType(type) && isSide(width) && isSide(height);
}

function isSide(pixels: number | null): boolean {
	return pixels !== null && pixels > 0 && pixels <= PICTURE_SIDE;
}
