// YouTube's programming interface, a script that a page needs once however many videos it has.

interface YouTubeApi {
	readonly YT?: { readonly Player?: unknown };
	onYouTubeIframeAPIReady?: (() => void) | undefined;
}

const ADDRESS = "https://www.youtube.com/iframe_api";

let loading: Promise<void> | undefined;

/**
 * Resolves when YouTube's script can create players.
 * @throws Error if the script does not load; the next call retries
 */
export function loadYouTubeApi(): Promise<void> {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

function load(): Promise<void> {
	// The script talks to its page through these two names.
	const page = globalThis as YouTubeApi;
	if (typeof page.YT?.Player === "function") return Promise.resolve();
	return new Promise((resolve, reject) => {
		const before = page.onYouTubeIframeAPIReady;
		page.onYouTubeIframeAPIReady = () => {
			before?.();
			resolve();
		};
		const script = document.createElement("script");
		script.src = ADDRESS;
		script.onerror = () => {
			script.remove();
			reject(new Error("YouTube’s script did not come."));
		};
		document.head.append(script);
	});
}
