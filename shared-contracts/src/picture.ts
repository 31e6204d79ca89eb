// Editors' pictures: the sizes in which the site serves them, and what a view needs to show one without a shift of the page.

/** Width and height in CSS pixels of each size; nothing else is computed: a fixed set keeps the work bounded. */
export const PICTURE_SIZES = {
	card: { width: 640, height: 400 },
	"card-2x": { width: 1280, height: 800 },
	head: { width: 1200, height: 600 },
	"head-2x": { width: 2400, height: 1200 },
	portrait: { width: 240, height: 240 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A picture of the content service. */
export interface Picture {
	/** The file's id. */
	readonly id: string;
	/** What it shows, in the page's language; empty where it only decorates. */
	readonly alt: string;
}

/** The address of a picture in a size. */
export function pictureHref(id: string, size: PictureSize): string {
	return `/media/${id}/${size}`;
}
