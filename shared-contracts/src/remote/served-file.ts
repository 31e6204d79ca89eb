import type { ServedFile } from "../content/recording.ts";

/** The address of a video or of captions on this site. */
export function fileHref({ id, name }: ServedFile): string {
	return `/files/${id}/${encodeURIComponent(name)}`;
}
