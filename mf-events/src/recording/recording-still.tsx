import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { RecordingData } from "./recording.loader.ts";

/** Picture of a recording before it is played: an editor's, else a generated one. */
export function RecordingStill({ recording: { key, cover } }: Pick<RecordingData, "recording">) {
	if (!cover) return <Cover seed={key} tone="plum" density="head" />;
	// The same file as the poster, so that it is loaded once.
	return <img src={pictureHref(cover, "card-2x")} alt="" {...PICTURE_SIZES["card-2x"]} />;
}
