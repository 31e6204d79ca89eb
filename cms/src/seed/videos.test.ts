import { access } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { loadSeed } from "./content.ts";
import { captionsOf, videoValues } from "./videos.ts";

const { recordings = [] } = await loadSeed();

describe("[CT-2] the seed's recordings", () => {
	test("are four, and each has its video", async () => {
		expect(recordings).toHaveLength(4);
		for (const { video } of recordings) await access(new URL(`../../seed/films/${video}.webm`, import.meta.url));
	});

	test.each(
		recordings.flatMap((recording) => (["de", "en"] as const).map((locale) => ({ recording, locale, video: recording.video }))),
	)("$film says in $locale what its scenes say, in their time", ({ recording, locale }) => {
		const { duration_seconds, chapters, transcript } = videoValues(recording, locale);
		expect(duration_seconds).toBe(recording.scenes.reduce((sum, { seconds }) => sum + seconds, 0));
		expect(chapters[0]).toEqual({ time: "0:00", title: recording.scenes[0]?.[locale].title });
		const captions = captionsOf(recording, locale);
		const spoken = captions
			.split("\n\n")
			.slice(1)
			.map((cue) => cue.trim().split("\n")[1])
			.join(" ");
		expect(spoken).toBe(recording.scenes.map((scene) => scene[locale].say).join(" "));
		for (const { [locale]: words } of recording.scenes) expect(transcript).toContain(words.say);
		const times = [...captions.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)].map(
			([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
		);
		expect(times).toEqual(times.toSorted((one, other) => one - other));
		expect(times.at(-1)).toBeCloseTo(duration_seconds, 1);
	});
});
