// The site's icons and manifest, at the paths that search engines, phones and messengers request. All are drawn from
// one SVG, on the first request for each.

import { matchesEtag, strongEtag } from "../http/entity-tag.server.ts";
import { SITE_TITLE } from "../page/title.ts";

/** Background of icons that fill their square. */
const BACKGROUND = "#fbfaf6";

/** An icon: its side in px, the share of the mark, and whether it has a background. */
interface SiteIcon {
	readonly size: number;
	readonly mark: number;
	readonly hasBackground: boolean;
}

/**
 * By path. Of a maskable icon only the middle is sure to be visible (W3C, Web Application Manifest, "maskable": a
 * circle of 80 %).
 */
const PICTURES: Readonly<Record<string, SiteIcon>> = {
	"/apple-touch-icon.png": { size: 180, mark: 0.72, hasBackground: true },
	"/icon-192.png": { size: 192, mark: 1, hasBackground: false },
	"/icon-512.png": { size: 512, mark: 1, hasBackground: false },
	"/icon-maskable-512.png": { size: 512, mark: 0.56, hasBackground: true },
};

/** Sides of the pictures in `/favicon.ico`, in px. */
const ICO_SIZES = [16, 32, 48];

interface SiteFile {
	readonly type: string;
	readonly bytes: Uint8Array;
	readonly etag: string;
}

type Draw = () => Promise<Pick<SiteFile, "type" | "bytes">>;

/**
 * Serves `/favicon.ico`, `/apple-touch-icon.png`, `/site.webmanifest` and its icons.
 * @param mark the site's mark as SVG, a square of 32
 * @returns handlers by path
 */
export function serveSiteIcons(mark: Uint8Array): ReadonlyMap<string, (request: Request) => Promise<Response>> {
	const files: Readonly<Record<string, Draw>> = {
		"/favicon.ico": async () => ({ type: "image/x-icon", bytes: await drawIco(mark) }),
		"/site.webmanifest": async () => ({
			type: "application/manifest+json",
			bytes: new TextEncoder().encode(manifest()),
		}),
		...Object.fromEntries(
			Object.entries(PICTURES).map(([path, icon]) => [
				path,
				async () => ({ type: "image/png", bytes: await drawPng(mark, icon) }),
			]),
		),
	};
	const drawn = new Map<string, Promise<SiteFile>>();
	const fileAt = (path: string, draw: Draw): Promise<SiteFile> => {
		const known = drawn.get(path);
		if (known) return known;
		const made = draw().then((file) => ({ ...file, etag: strongEtag(file.bytes) }));
		drawn.set(path, made);
		// The next request tries again.
		made.catch(() => drawn.delete(path));
		return made;
	};
	const serve = async (path: string, draw: Draw, request: Request): Promise<Response> => {
		const { type, bytes, etag } = await fileAt(path, draw);
		const headers = { "content-type": type, "cache-control": "public, max-age=86400", etag };
		if (matchesEtag(request.headers.get("if-none-match") ?? "", etag))
			return new Response(null, { status: 304, headers });
		return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
			headers: { ...headers, "content-length": String(bytes.length) },
		});
	};
	return new Map(Object.entries(files).map(([path, draw]) => [path, (request) => serve(path, draw, request)]));
}

async function drawPng(mark: Uint8Array, { size, mark: share, hasBackground }: SiteIcon): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const inner = Math.round(size * share);
	// At 72 dots per inch, a square of 32 has 32 px.
	const picture = await sharp(mark, { density: (72 * inner) / 32 })
		.resize(inner, inner)
		.png()
		.toBuffer();
	const background = hasBackground ? BACKGROUND : { r: 0, g: 0, b: 0, alpha: 0 };
	const canvas = sharp({ create: { width: size, height: size, channels: hasBackground ? 3 : 4, background } });
	return canvas
		.composite([{ input: picture, gravity: "centre" }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/**
 * Draws an ICO of PNGs: a header of 6 bytes, 16 for each picture, then the pictures (Microsoft, "Icons", ICONDIR and
 * ICONDIRENTRY).
 */
async function drawIco(mark: Uint8Array): Promise<Buffer> {
	const pictures = await Promise.all(ICO_SIZES.map((size) => drawPng(mark, { size, mark: 1, hasBackground: false })));
	const head = Buffer.alloc(6 + 16 * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let offset = head.length;
	for (const [at, picture] of pictures.entries()) {
		const entry = 6 + 16 * at;
		const size = ICO_SIZES[at] ?? 0;
		head.writeUInt8(size, entry);
		head.writeUInt8(size, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(picture.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += picture.length;
	}
	return Buffer.concat([head, ...pictures]);
}

/** One manifest for all languages: the name is the same in each, and `/` redirects to the visitor's own. */
function manifest(): string {
	const icon = (src: string, purpose: string) => {
		const size = PICTURES[src]?.size;
		return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
	};
	return JSON.stringify({
		name: SITE_TITLE,
		short_name: "Data Hub",
		start_url: "/",
		display: "browser",
		background_color: BACKGROUND,
		theme_color: BACKGROUND,
		icons: [icon("/icon-192.png", "any"), icon("/icon-512.png", "any"), icon("/icon-maskable-512.png", "maskable")],
	});
}
