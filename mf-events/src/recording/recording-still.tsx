import { PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { RecordingData } from "./recording.loader.ts";

/** Picture of a recording before it is played: an editor's, else a drawn one. */
export function RecordingStill({ recording: { key, cover } }: Pick<RecordingData, "recording">) {
	if (!cover) return <Cover seed={key} tone="plum" density="head" />;
	return (
		<img
			src={pictureHref(cover, "card-2x")}
			srcSet={pictureSources(cover, "landscape")}
			sizes="(width >= 64em) 50rem, 100vw"
			alt=""
			{...PICTURE_SIZES["card-2x"]}
		/>
	);
}
