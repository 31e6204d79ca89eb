// Derives texts from a video's scenes: chapters, captions and a transcript.

import { readFile } from "node:fs/promises";
import { type RecordingSeed, SEED_LOCALES, type SeedLocale } from "../../seed/shape.ts";
import { folderOf } from "../schema/folders.ts";
import { seededId } from "./identity.ts";
import type { SeedFile } from "./seed-file.ts";

/** The videos as they were drawn; see `make-videos.ts` there. */
const drawn = new URL("../../seed/films/", import.meta.url);

export function videoId({ video }: RecordingSeed): string {
	return seededId("directus_files", `${video}.webm`);
}

export function captionsId({ video }: RecordingSeed, locale: SeedLocale): string {
	return seededId("directus_files", `${video}.${locale}.vtt`);
}

/** The fields of a recording's row that its scenes give. */
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

/** The captions as WebVTT: each sentence as long as its share of the scene. */
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

/** The videos of the seed and their captions, each once. */
export function videoFiles(recordings: readonly RecordingSeed[]): readonly SeedFile[] {
	return recordings.flatMap((recording) => [
		{
			id: videoId(recording),
			form: async () => {
				const bytes = new Uint8Array(await readFile(new URL(`${recording.video}.webm`, drawn)));
				const title = recording.text[recording.language].title;
				return fileForm(
					videoId(recording),
					title,
					new Blob([bytes], { type: "video/webm" }),
					`${recording.video}.webm`,
				);
			},
		},
		...SEED_LOCALES.map((locale) => ({
			id: captionsId(recording, locale),
			form: async () =>
				fileForm(
					captionsId(recording, locale),
					recording.text[locale].title,
					new Blob([captionsOf(recording, locale)], { type: "text/vtt" }),
					`${recording.video}.${locale}.vtt`,
				),
		})),
	]);
}

function fileForm(id: string, title: string, bytes: Blob, name: string): FormData {
	const form = new FormData();
	form.set("id", id);
	form.set("title", title);
	form.set("folder", folderOf("recordings") ?? "");
	form.set("file", bytes, name);
	return form;
}

const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${pad(seconds % 60, 2)}`;

function stamp(seconds: number): string {
	const thousandths = Math.round(seconds * 1000);
	const whole = Math.floor(thousandths / 1000);
	return `${pad(Math.floor(whole / 3600), 2)}:${pad(Math.floor(whole / 60) % 60, 2)}:${pad(whole % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}
