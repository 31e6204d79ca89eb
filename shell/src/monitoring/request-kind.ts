/** The kind of a request, for metrics and traces. */
export type RequestKind = "page" | "data" | "file" | "picture" | "api" | "feed" | "health" | "other";

const KINDS: Readonly<Record<string, RequestKind>> = {
	_data: "data",
	r: "file",
	files: "file",
	media: "picture",
	share: "picture",
	api: "api",
	feeds: "feed",
	healthz: "health",
	readyz: "health",
	metrics: "health",
	"robots.txt": "other",
	".well-known": "other",
};

/** Returns the kind of a request by the first segment of its path. */
export function kindOfRequest(path: string): RequestKind {
	const [first = ""] = path.slice(1).split(/[/?]/, 1);
	if (Object.hasOwn(KINDS, first)) return KINDS[first] ?? "other";
	return first.startsWith("_") || first.startsWith("sitemap") ? "other" : "page";
}
