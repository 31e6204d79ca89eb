// Recognises files by their bytes. Neither the name nor the declared media type of an upload says whether visitors can
// see the file.

import { isUtf8 } from "node:buffer";
import { DOWNLOAD_TYPES, type DownloadFormat, downloadFormat } from "@hub/shared-contracts/content/download";
import {
	isPictureType,
	PICTURE_SHAPE_LIMITS,
	PICTURE_SIDE,
	PICTURE_TYPES,
	type PictureType,
} from "@hub/shared-contracts/content/picture-file";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { DeferredMessage } from "../wording/wording.ts";

/** A file that is checked. */
export interface FileContent {
	/** File name of the download. */
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	/** Reads the whole file, or its first bytes. */
	read(bytes?: number): Promise<Buffer>;
}

/** Size of a picture as displayed, in pixels, or the reason why visitors would not see it. */
export type PictureVerdict =
	| { readonly kind: "picture"; readonly type: PictureType; readonly width: number; readonly height: number }
	| { readonly kind: "problem"; readonly problem: DeferredMessage };

/** Maximum size. The file is read into memory. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Bytes that are enough to recognise a format, also within archives. */
const HEAD_BYTES = 1024 * 1024;

/** Same as the time that Directus has to decode a picture. */
const DECODE_TIMEOUT_SECONDS = 15;

/** Checks a file that is shown as a picture. Directus decodes it in the same way to create its sizes. */
export async function checkPicture(file: FileContent): Promise<PictureVerdict> {
	if (file.size === 0) return problem("problem.file-empty");
	if (file.size > MAX_BYTES) return problem("problem.picture-heavy", { most: MAX_BYTES / 1024 ** 2 });
	const bytes = await file.read();
	const found = await fileTypeFromBuffer(bytes);
	const type = found?.mime ?? "";
	if (isAnimated(bytes, type)) return problem("problem.picture-moves");
	if (!isPictureType(type)) {
		const kind = isSvg(bytes) ? "SVG" : found?.ext.toUpperCase();
		return kind === undefined
			? problem("problem.picture-none", acceptedPictures)
			: problem("problem.picture-kind", { kind, ...acceptedPictures });
	}
	try {
		const options = { limitInputPixels: PICTURE_SIDE ** 2, failOn: "warning", sequentialRead: true } as const;
		const {
			width,
			height,
			pages = 1,
			orientation = 1,
			mediaType,
		} = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
		if (mediaType !== type) return problem("problem.picture-broken");
		if (pages > 1) return problem("problem.picture-moves");
		// EXIF orientations from 5 turn the picture by 90 degrees, as Directus does when it converts it.
		const seen = orientation >= 5 ? { width: height, height: width } : { width, height };
		if (Math.max(width, height) > PICTURE_SIDE)
			return problem("problem.picture-large", { ...seen, most: PICTURE_SIDE });
		const { wide, high } = PICTURE_SHAPE_LIMITS;
		if (seen.width > wide * seen.height || seen.height > high * seen.width)
			return problem("problem.picture-slim", { wide, high });
		await sharp(bytes, options)
			.timeout({ seconds: DECODE_TIMEOUT_SECONDS })
			.resize(32, 32, { fit: "inside" })
			.raw()
			.toBuffer();
		return { kind: "picture", type, ...seen };
	} catch {
		return problem("problem.picture-broken");
	}
}

/** Formats that browsers show but our pages don't. Staff may store them for other uses. */
const SHOWN_BY_BROWSERS: readonly string[] = ["image/gif", "image/bmp", "image/x-icon", "image/apng"];

/**
 * Returns the format of a picture that neither browsers nor Directus can show, such as HEIC.
 * @param head at least 64 bytes
 */
export async function unshownFormat(head: Buffer): Promise<string | undefined> {
	const { mime = "", ext = "" } = (await fileTypeFromBuffer(head)) ?? {};
	if (!mime.startsWith("image/") || isPictureType(mime) || SHOWN_BY_BROWSERS.includes(mime)) return undefined;
	return ext.toUpperCase();
}

/** Checks a file that visitors download or play. @returns the problem, if there is one */
export async function downloadProblem(
	file: FileContent,
	formats: readonly DownloadFormat[] = allFormats,
): Promise<DeferredMessage | undefined> {
	const { name, size } = file;
	if (size === 0) return { key: "problem.file-empty" };
	const format = downloadFormat(name);
	const head = await file.read(HEAD_BYTES);
	if (format && formats.includes(format)) {
		if (format === "vtt") return captionsProblem(await file.read());
		return (await hasFormat(head, format)) ? undefined : { key: "problem.file-content", values: { ending: format } };
	}
	const meant = await nameFor(name, head, formats);
	if (meant) return { key: "problem.file-named", values: { better: meant } };
	return { key: "problem.file-kind", values: { kinds: formats.map((one) => one.toUpperCase()) } };
}

const CUE_TIMES =
	/^(?<from>(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]*-->[ \t]*(?<to>(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/**
 * Returns why a player would show nothing of some captions, or leave out a cue without a word. Players read WebVTT as
 * UTF-8 and skip each cue whose times they can't read: https://www.w3.org/TR/webvtt1/#file-parsing
 */
function captionsProblem(bytes: Buffer): DeferredMessage | undefined {
	if (bytes.includes(0) || !isUtf8(bytes)) return { key: "problem.captions-encoding" };
	const [head = "", ...lines] = bytes
		.toString()
		.replace(/^\uFEFF/, "")
		.split(/\r\n?|\n/);
	if (!/^WEBVTT(?:[ \t]|$)/.test(head)) return { key: "problem.file-content", values: { ending: "vtt" } };
	let texts = 0;
	for (const [at, line] of lines.entries()) {
		if (!line.includes("-->")) continue;
		const { from, to } = CUE_TIMES.exec(line.trim())?.groups ?? {};
		if (!from || !to || secondsOf(from) >= secondsOf(to))
			return { key: "problem.captions-time", values: { line: line.trim() } };
		if (lines[at + 1]?.trim()) texts += 1;
	}
	return texts === 0 ? { key: "problem.captions-empty" } : undefined;
}

/** @param time `HH:MM:SS.mmm` or `MM:SS.mmm` */
function secondsOf(time: string): number {
	return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

const acceptedPictures = { kinds: Object.values(PICTURE_TYPES) };

const allFormats = Object.keys(DOWNLOAD_TYPES) as readonly DownloadFormat[];

/** Extensions that `file-type` reports for each format. An archive without a recognisable content is a zip. */
const RECOGNISED: Readonly<Record<Exclude<DownloadFormat, "csv" | "zip">, readonly string[]>> = {
	pdf: ["pdf"],
	docx: ["docx", "zip"],
	xlsx: ["xlsx", "zip"],
	pptx: ["pptx", "zip"],
	png: ["png"],
	webm: ["webm"],
	mp4: ["mp4", "m4v"],
	vtt: ["vtt"],
};

/** True if bytes have a format. */
async function hasFormat(head: Buffer, format: DownloadFormat): Promise<boolean> {
	// Every archive is a valid zip, whatever it contains.
	if (format === "zip") return head.toString("latin1", 0, 2) === "PK";
	const found = (await fileTypeFromBuffer(head))?.ext;
	// CSV has no signature: it is text without zero bytes.
	if (format === "csv") return found === undefined && !head.includes(0);
	return found !== undefined && RECOGNISED[format].includes(found);
}

/** Returns an accepted name for a file that is refused only for its name: it has no extension, or spaces after it. */
async function nameFor(name: string, head: Buffer, formats: readonly DownloadFormat[]): Promise<string | undefined> {
	const trimmed = name.replace(/[\s.]+$/u, "").trim();
	const format = downloadFormat(trimmed);
	if (format) return formats.includes(format) && (await hasFormat(head, format)) ? trimmed : undefined;
	if (trimmed === "" || /\.\w{1,5}$/.test(trimmed)) return undefined;
	const found = (await fileTypeFromBuffer(head))?.ext;
	const missing = formats.find((one) => one === found);
	return missing && `${trimmed}.${missing}`;
}

function problem(key: DeferredMessage["key"], values?: DeferredMessage["values"]): PictureVerdict {
	return { kind: "problem", problem: values ? { key, values } : { key } };
}

/** True for SVG. It is text, and can contain scripts and references to other sites. */
function isSvg(bytes: Buffer): boolean {
	return /<svg[\s>]/i.test(bytes.toString("latin1", 0, 4096));
}

/** True for animated pictures of which only the first frame would be decoded. AVIF sequences have the brand `avis`. */
function isAnimated(bytes: Buffer, type: string): boolean {
	return type === "image/apng" || bytes.toString("latin1", 4, 12) === "ftypavis";
}
