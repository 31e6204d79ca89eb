interface YouTubeApi {
	readonly YT?: { readonly Player?: unknown };
	onYouTubeIframeAPIReady?: (() => void) | undefined;
}

const SCRIPT_URL = "https://www.youtube.com/iframe_api";

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
	// The script uses these two global names.
	const page = globalThis as YouTubeApi;
	if (typeof page.YT?.Player === "function") return Promise.resolve();
	return new Promise((resolve, reject) => {
		const before = page.onYouTubeIframeAPIReady;
		page.onYouTubeIframeAPIReady = () => {
			before?.();
			resolve();
		};
		const script = document.createElement("script");
		script.src = SCRIPT_URL;
		script.onerror = () => {
			script.remove();
			reject(new Error("YouTube’s script could not be loaded."));
		};
		document.head.append(script);
	});
}
