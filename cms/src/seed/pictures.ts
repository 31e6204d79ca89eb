import { alternativeField } from "@hub/content-model/cms/library-file";
import { type ByLocale, LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import sharp from "sharp";
import type { BothLanguages, PostSeed } from "../../seed/shape.ts";
import { pictureId } from "./identity.ts";
import { type Motif, pictureSvg } from "./picture-svg.ts";
import { uploadForm } from "./upload.ts";

/** A drawn picture, with its metadata in the file library. */
export interface SeedPicture {
	readonly id: string;
	readonly name: string;
	readonly title: string;
	readonly alt: BothLanguages<string>;
	readonly motif: Motif;
}

const width = 1600;
const height = 900;

const picture = (name: string, title: string, motif: Motif, alt: BothLanguages<string>): SeedPicture => ({
	id: pictureId(name),
	name,
	title,
	alt,
	motif,
});

/** Pictures of the seed's newest posts, the newest first. */
export const pictures: readonly SeedPicture[] = [
	picture("fields-that-touch", "Fields that touch", "fields", {
		de: "Vier verschieden große Farbfelder stoßen an klaren Linien aneinander; wo sie sich berühren, sitzen kleine Knoten.",
		en: "Four fields of colour in different sizes meet along clean lines; small nodes sit where they touch.",
	}),
	picture("paths-between-parties", "Paths between parties", "paths", {
		de: "Fünf Kreise auf getrennten Feldern, verbunden durch Bögen, von denen einer in Zinnoberrot hervortritt.",
		en: "Five circles on separate fields, joined by arcs, one of which stands out in vermilion.",
	}),
	picture("record-of-a-product", "Record of a product", "rings", {
		de: "Ringe um einen Mittelpunkt wie Jahresringe eines Baumes; auf jedem Ring markiert ein Punkt eine Station.",
		en: "Rings around a centre like those of a tree; on each ring a dot marks a stage.",
	}),
	picture("steps-of-a-chain", "Steps of a chain", "steps", {
		de: "Aufsteigende Farbflächen nebeneinander, über die eine Linie mit Punkten von links unten nach rechts oben führt.",
		en: "Rising blocks of colour side by side, crossed by a line of dots from the lower left to the upper right.",
	}),
];

/** Pictures within pages. Pages have their own alternative texts; these are for the file library. */
export const pagePictures: readonly SeedPicture[] = [
	picture("three-truths-about-a-bridge", "Three truths about a bridge", "bridge", {
		de: "Eine leere Brücke mit einer Zählstelle; davor warten Fahrzeuge vor einem Warnschild, und unten führt ein Umweg herum.",
		en: "An empty bridge with a counter; vehicles wait in front of a warning sign, and a detour leads round below.",
	}),
];

/** Assigns pictures to the newest posts, one each. */
export function coverOf(posts: readonly PostSeed[]): ReadonlyMap<string, SeedPicture> {
	const newest = posts.toSorted((a, b) => b.published_on - a.published_on || a.key.localeCompare(b.key));
	return new Map(
		pictures.flatMap((cover, index) => (newest[index] === undefined ? [] : [[newest[index].key, cover] as const])),
	);
}

/** Draws a picture and creates its upload to the file library. */
export async function pictureForm(entry: SeedPicture): Promise<FormData> {
	const drawn = pictureSvg(entry.motif, width, height);
	const bytes = await sharp(Buffer.from(drawn.svg)).webp({ quality: 86 }).toBuffer();
	const alternatives: ByLocale<string> = entry.alt;
	const fields = {
		id: entry.id,
		title: entry.title,
		...Object.fromEntries(LOCALE_CODES.map((code) => [alternativeField(code), alternatives[code] ?? ""])),
		focal_point_x: String(drawn.focus.x),
		focal_point_y: String(drawn.focus.y),
	};
	return uploadForm(fields, "posts", new Blob([new Uint8Array(bytes)], { type: "image/webp" }), `${entry.name}.webp`);
}
