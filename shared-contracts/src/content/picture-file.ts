// Defines which files of the library are valid pictures. Shared by the editing rules, the content service's image
// processing and readers of content.

/**
 * Media types with their names for editors. The content service can resize these and convert them to the requested
 * format. It would send other types as uploaded (`SUPPORTED_IMAGE_TRANSFORM_FORMATS` of Directus), so they never leave
 * the site.
 */
export const PICTURE_TYPES = {
	"image/jpeg": "JPEG",
	"image/png": "PNG",
	"image/webp": "WebP",
	"image/avif": "AVIF",
	"image/tiff": "TIFF",
} as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** Maximum length of a side in pixels: a small file may decompress to gigabytes. */
export const PICTURE_SIDE = 8_000;

/**
 * Maximum aspect ratios, width to height and height to width. Sizes are crops, which are computed from the whole
 * picture.
 */
export const PICTURE_SHAPE_LIMITS = { wide: 6, high: 3 } as const;

/** The file library's metadata. Sizes are in pixels after rotation; null if they could not be read. */
export interface PictureFile {
	readonly type: string | null;
	readonly width: number | null;
	readonly height: number | null;
}

export function isPictureType(type: string | null): type is PictureType {
	return type !== null && Object.hasOwn(PICTURE_TYPES, type);
}

/** True if the content service can resize a file. */
export function isPictureFile({ type, width, height }: PictureFile): boolean {
	return isPictureType(type) && isSide(width) && isSide(height);
}

function isSide(pixels: number | null): boolean {
	return pixels !== null && pixels > 0 && pixels <= PICTURE_SIDE;
}
