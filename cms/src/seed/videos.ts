// Derives texts from a video's scenes: chapters, captions and a transcript.

import { readFile } from "node:fs/promises";
import { type RecordingSeed, SEED_LOCALES, type SeedLocale } from "../../seed/shape.ts";
import { seededId } from "./identity.ts";
import { type SeedFile, uploadForm } from "./upload.ts";

/** Drawn videos; see `make-videos.ts` there. */
const drawn = new URL("../../seed/films/", import.meta.url);

export function videoId({ video }: RecordingSeed): string {
	return seededId("directus_files", `${video}.webm`);
}

export function captionsId({ video }: RecordingSeed, locale: SeedLocale): string {
	return seededId("directus_files", `${video}.${locale}.vtt`);
}

/** Returns the fields of a recording's row that follow from its scenes. */
export function videoValues({ scenes }: RecordingSeed, locale: SeedLocale) {
	let at = 0;
	const chapters = scenes.map((scene) => {
		const chapter = { time: clock(at), title: scene[locale].title };
		at += scene.seconds;
		return chapter;
	});
	return {
		duration_seconds: at,
		chapters,
		transcript: scenes.map((scene) => `<h3>${scene[locale].title}</h3>\n<p>${scene[locale].say}</p>`).join("\n"),
	};
}

/** Returns the captions as WebVTT. Each sentence is shown for its share of the scene. */
function captionsOf({ scenes }: RecordingSeed, locale: SeedLocale): string {
	const cues: string[] = [];
	let at = 0;
	for (const scene of scenes) {
		const sentences = scene[locale].say.split(/(?<=[.?!]) /);
		const letters = scene[locale].say.length;
		let from = at;
		for (const sentence of sentences) {
			const until = Math.min(at + scene.seconds, from + (scene.seconds * (sentence.length + 1)) / letters);
			cues.push(`${stamp(from)} --> ${stamp(until)}\n${sentence}`);
			from = until;
		}
		at += scene.seconds;
	}
	return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** Returns the videos of the seed and their captions, each once. */
export function videoFiles(recordings: readonly RecordingSeed[]): readonly SeedFile[] {
	return recordings.flatMap((recording) => [
		{
			id: videoId(recording),
			form: async () => {
				const name = `${recording.video}.webm`;
				const bytes = new Uint8Array(await readFile(new URL(name, drawn)));
				const { title } = recording.text[recording.language];
				const content = new Blob([bytes], { type: "video/webm" });
				return uploadForm({ id: videoId(recording), title }, "recordings", content, name);
			},
		},
		...SEED_LOCALES.map((locale) => ({
			id: captionsId(recording, locale),
			form: async () => {
				const { title } = recording.text[locale];
				const content = new Blob([captionsOf(recording, locale)], { type: "text/vtt" });
				const name = `${recording.video}.${locale}.vtt`;
				return uploadForm({ id: captionsId(recording, locale), title }, "recordings", content, name);
			},
		})),
	]);
}

const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${pad(seconds % 60, 2)}`;

function stamp(seconds: number): string {
	const thousandths = Math.round(seconds * 1000);
	const whole = Math.floor(thousandths / 1000);
	return `${pad(Math.floor(whole / 3600), 2)}:${pad(Math.floor(whole / 60) % 60, 2)}:${pad(whole % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}
