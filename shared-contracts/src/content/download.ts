// Formats and addresses of editors' files that visitors may download.

/** Media type by file extension. Files with other extensions are never sent, whatever their declared type. */
export const DOWNLOAD_TYPES = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
	csv: "text/csv; charset=utf-8",
	zip: "application/zip",
	png: "image/png",
	webm: "video/webm",
	mp4: "video/mp4",
	vtt: "text/vtt; charset=utf-8",
} as const;

export type DownloadFormat = keyof typeof DOWNLOAD_TYPES;

/** A file of the content service that visitors may download. */
export interface Download {
	readonly id: string;
	/** File name with its extension. */
	readonly name: string;
	readonly format: DownloadFormat;
	readonly bytes: number;
	/** Changes with every version of the file; not shown. */
	readonly version: string;
}

/** Returns the format of a file by its name; undefined if it may not be downloaded. */
export function downloadFormat(name: string): DownloadFormat | undefined {
	const ending = /[^.]\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
	return Object.hasOwn(DOWNLOAD_TYPES, ending) ? (ending as DownloadFormat) : undefined;
}

/** Returns the path of a file on this site. */
export function fileHref({ id, name }: Pick<Download, "id" | "name">): string {
	return `/files/${id}/${encodeURIComponent(name)}`;
}
