// Writes the bar above a previewed release.

import { END_PREVIEW_PATH, type PreviewPass } from "@hub/releases/preview-pass";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { ReleaseBarData } from "../page/release-bar-data.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { previewWords } from "./preview-words.server.ts";

/** @param live the set of other visitors */
export async function releaseBar(
	previewed: LoadedSet,
	live: LoadedSet | undefined,
	{ until }: PreviewPass,
	locale: Locale,
): Promise<ReleaseBarData> {
	const t = await previewWords(locale);
	const others = [...previewed.remotes.values()]
		.map(({ manifest }) => manifest)
		.filter(({ name, version }) => live?.remotes.get(name)?.manifest.version !== version);
	const releases = others.map(({ name, version }) => `${name} ${version}`).join(", ");
	const date = longDate(new Date(until * 1_000).toISOString(), locale);
	return {
		label: t("label"),
		text: releases === "" ? t("release.live", { date }) : t("release.other", { releases, date }),
		end: { text: t("release.end"), href: END_PREVIEW_PATH },
	};
}
