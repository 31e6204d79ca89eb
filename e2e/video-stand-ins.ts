// Simulates YouTube and Vimeo in the test's browser: YouTube's API and frames, which exchange JSON, Vimeo's oEmbed
// response and frames. The client libraries in between are the real ones.

import type { BrowserContext, Frame, Page } from "@playwright/test";

/** Requests and commands that a provider received. */
export interface VideoStandIns {
	/** Requested addresses, the oldest first. */
	readonly requests: string[];
	/** Returns the frame of a video, waiting for it. */
	frame(page: Page, id: string): Promise<Frame>;
	/** Returns the commands that a frame received, with their values. */
	commands(frame: Frame): Promise<readonly (readonly unknown[])[]>;
	/** Makes a frame send an event, as its own controls would. */
	emit(frame: Frame, what: "plays" | "pauses" | "ends" | { readonly error: number }): Promise<void>;
}

/** YouTube's first script loads the second one, once. */
const YOUTUBE_API = `if (!window.YT) {
	window.YT = { loading: 1, loaded: 0 };
	const script = document.createElement("script");
	script.src = "https://www.youtube.com/s/player/0a1b2c3d/www-widgetapi.vflset/www-widgetapi.js";
	document.head.append(script);
}`;

/** The second script: players that replace an element by a frame, and communicate with it while it exists. */
const YOUTUBE_WIDGETS = `(() => {
	let count = 0;
	class Player {
		constructor(element, { videoId, host = "https://www.youtube.com", playerVars = {}, events = {} }) {
			this.id = ++count;
			this.host = host;
			const frame = document.createElement("iframe");
			const query = new URLSearchParams({ ...playerVars, enablejsapi: 1, origin: location.origin, widgetid: this.id });
			frame.src = host + "/embed/" + videoId + "?" + query;
			frame.allow = "autoplay; encrypted-media; fullscreen";
			element.replaceWith(frame);
			this.frame = frame;
			const post = (message) => frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: this.id, channel: "widget" }), host);
			this.post = post;
			frame.addEventListener("load", () => post({ event: "listening" }));
			this.hear = ({ source, origin, data }) => {
				if (source !== frame.contentWindow || origin !== host) return;
				const { event, info } = JSON.parse(data);
				if (event === "onReady") for (const name of Object.keys(events)) post({ event: "command", func: "addEventListener", args: [name] });
				events[event]?.({ target: this, data: info });
			};
			addEventListener("message", this.hear);
		}
		destroy() {
			removeEventListener("message", this.hear);
			this.frame.remove();
		}
		getIframe() { return this.frame; }
	}
	for (const func of ["playVideo", "pauseVideo", "stopVideo", "setVolume", "seekTo", "mute", "unMute"])
		Player.prototype[func] = function (...args) { this.post({ event: "command", func, args }); };
	Object.assign(window.YT, { Player, loaded: 1 });
	window.onYouTubeIframeAPIReady?.();
})();`;

const YOUTUBE_FRAME = `<!doctype html><html lang="en"><title>YouTube</title><body><main><h1>A video</h1></main><script>
	window.commands = [];
	let id;
	const post = (event, info) => parent.postMessage(JSON.stringify({ event, info, id, channel: "widget" }), "*");
	window.emit = (what) => what.error ? post("onError", what.error) : post("onStateChange", { ends: 0, plays: 1, pauses: 2 }[what]);
	addEventListener("message", ({ data }) => {
		const message = JSON.parse(data);
		id = message.id;
		if (message.event === "listening") { post("initialDelivery", {}); post("onReady", null); }
		if (message.event !== "command" || message.func === "addEventListener") return;
		window.commands.push([message.func, ...message.args]);
		if (message.func === "playVideo") {
			if (location.pathname.includes("missing")) return window.emit({ error: 100 });
			post("onStateChange", 3);
			window.emit("plays");
		}
		if (message.func === "pauseVideo") window.emit("pauses");
	});
</script>`;

const VIMEO_FRAME = `<!doctype html><html lang="en"><title>Vimeo</title><body><main><h1>A video</h1></main><script>
	window.commands = [];
	const listeners = new Set();
	const post = (message) => parent.postMessage(message, "*");
	const tell = (event, data = { seconds: 0, percent: 0, duration: 34 }) => { if (listeners.has(event)) post({ event, data }); };
	window.emit = (what) => tell({ plays: "play", pauses: "pause", ends: "ended" }[what]);
	addEventListener("message", ({ data }) => {
		const { method, value } = data;
		if (method === "addEventListener") return listeners.add(value);
		if (method === "ping") return post({ method: "ping" });
		if (method === "appendVideoMetadata" || method === "getVideoId") return;
		window.commands.push(value === undefined || (typeof value === "object" && Object.keys(value).length === 0) ? [method] : [method, value]);
		if (method === "setVolume" && value > 1)
			return post({ event: "error", data: { method, name: "RangeError", message: "The volume must be between 0 and 1." } });
		post({ method, value });
		if (method === "play") window.emit("plays");
		if (method === "pause") window.emit("pauses");
	});
	post({ event: "ready" });
</script>`;

/**
 * Responds in place of the providers in all pages of a context. The Vimeo video 404 does not exist, and 403 must not be
 * embedded.
 */
export async function standInForProviders(context: BrowserContext): Promise<VideoStandIns> {
	const requests: string[] = [];
	const serve = (
		pattern: RegExp,
		body: string | ((url: URL) => { status: number; body: string }),
		contentType: string,
	) =>
		context.route(pattern, (route) => {
			requests.push(route.request().url());
			const answer = typeof body === "string" ? { status: 200, body } : body(new URL(route.request().url()));
			return route.fulfill({ ...answer, contentType, headers: { "access-control-allow-origin": "*" } });
		});
	await serve(/^https:\/\/www\.youtube\.com\/iframe_api$/, YOUTUBE_API, "text/javascript");
	await serve(/^https:\/\/www\.youtube\.com\/s\/player\//, YOUTUBE_WIDGETS, "text/javascript");
	await serve(/^https:\/\/www\.youtube-nocookie\.com\/embed\//, YOUTUBE_FRAME, "text/html");
	await serve(/^https:\/\/player\.vimeo\.com\/video\//, VIMEO_FRAME, "text/html");
	await serve(
		/^https:\/\/vimeo\.com\/api\/oembed\.json/,
		({ searchParams }) => {
			const id = /\d+/.exec(searchParams.get("url") ?? "")?.[0];
			if (id === "404" || id === "403") return { status: Number(id), body: "{}" };
			const src = `https://player.vimeo.com/video/${id}?dnt=${searchParams.get("dnt") ? 1 : 0}`;
			const html = `<iframe src="${src}" width="640" height="360" frameborder="0" allow="autoplay; fullscreen" title="A video"></iframe>`;
			return { status: 200, body: JSON.stringify({ type: "video", html }) };
		},
		"application/json",
	);
	return {
		requests,
		async frame(page, id) {
			const element = await page.locator(`iframe[src*="/${id}?"]`).elementHandle();
			const frame = await element?.contentFrame();
			if (!frame) throw new Error(`There is no frame of ${id}.`);
			await frame.waitForLoadState();
			return frame;
		},
		// The frames above define this global.
		commands: (frame) => frame.evaluate(() => (window as unknown as { commands: unknown[][] }).commands),
		emit: (frame, what) =>
			frame.evaluate((event) => (window as unknown as { emit(event: unknown): void }).emit(event), what),
	};
}
