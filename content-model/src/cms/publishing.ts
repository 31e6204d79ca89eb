// What Studio's button “Publish” makes of an entry, told by its form and done by the content service.

/**
 * The status of an entry once a version of it was published: a draft is published by it. What visitors see already leaves the site where
 * its version says draft, and what is archived stays so until an editor chooses otherwise.
 * @param stored the status of the entry; undefined where there is none yet
 * @param written the status in the version; undefined where it says nothing of it
 */
export function publishedStatus(stored: unknown, written: unknown): string {
	const status = typeof written === "string" ? written : typeof stored === "string" ? stored : "draft";
	return status === "draft" && stored !== "published" ? "published" : status;
}
