// [VD-1, VD-3, VD-4] One state machine for three providers: the given traces, with stand-ins for the providers'
// players.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import html from "./cases/video.trace.html.json" with { type: "json" };
import vimeo from "./cases/video.trace.vimeo.json" with { type: "json" };
import youtube from "./cases/video.trace.youtube.json" with { type: "json" };
import { createHtmlPlayer } from "./html-player.ts";
import type { CreatePlayer, Player, PlayerEvent } from "./player.ts";
import { createVideoController, type VideoController } from "./video-controller.ts";
import { isUnderWay, showsPlayButton } from "./video-state.ts";
import { createVimeoPlayer } from "./vimeo-player.client.ts";
import { createYouTubePlayer } from "./youtube-player.client.ts";

type Call = readonly [string, ...unknown[]];

/** A stand-in for a provider: its calls by player, and events that a test emits. */
interface StandIn {
	readonly calls: Call[][];
	say(what: string, data?: unknown): Promise<void>;
}

const provider = vi.hoisted(() => ({
	calls: [] as Call[][],
	listeners: new Map<string, (data?: unknown) => void>(),
	rejectsPlay: false,
	ready: undefined as ((error?: Error) => void) | undefined,
}));

vi.mock("@vimeo/player", () => ({
	default: class {
		readonly #calls: Call[] = [];
		readonly #ready = new Promise<void>((resolve, reject) => {
			provider.ready = (error) => (error ? reject(error) : resolve());
		});
		constructor() {
			provider.calls.push(this.#calls);
		}
		on = (name: string, listener: () => void) => void provider.listeners.set(name, listener);
		ready = () => this.#ready;
		setVolume = async (volume: number) => void this.#calls.push(["setVolume", volume]);
		async play() {
			this.#calls.push(["play"]);
			if (provider.rejectsPlay) throw new Error("NotAllowedError");
		}
		pause = async () => void this.#calls.push(["pause"]);
		destroy = async () => {};
	},
}));
vi.mock("youtube-player", () => ({
	default: () => {
		const calls: Call[] = [];
		provider.calls.push(calls);
		return {
			on: (name: string, listener: () => void) => provider.listeners.set(name, listener),
			playVideo: async () => void calls.push(["playVideo"]),
			pauseVideo: async () => void calls.push(["pauseVideo"]),
			setVolume: async (volume: number) => void calls.push(["setVolume", volume]),
			getIframe: async () => ({ setAttribute() {} }),
			destroy: async () => {},
		};
	},
}));

const element = {} as HTMLElement;
const settle = async () => {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

beforeEach(() => {
	provider.calls.length = 0;
	provider.listeners.clear();
	provider.rejectsPlay = false;
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A video in a slide: visible state and emitted events. */
function openSlide(create: CreatePlayer, { overlay = true } = {}) {
	const events: string[] = [];
	let before = { playing: false, state: "ready" as string };
	const video = createVideoController({ load: () => Promise.resolve(create) });
	video.subscribe(() => {
		const { playing, state } = video.status();
		if (playing && !before.playing) events.push("video:play");
		if (!playing && before.playing && state !== "error") events.push(state === "ended" ? "video:ended" : "video:pause");
		if (state === "error" && before.state !== "error") events.push("video:error");
		before = { playing, state };
	});
	return {
		video,
		events,
		async click() {
			events.push("video:click");
			if (isUnderWay(video.status())) video.pause();
			else video.play();
			await settle();
		},
		seen: () => ({
			button: overlay && showsPlayButton(video.status()) ? "shown" : "hidden",
			video: video.status().shown ? "shown" : "hidden",
			slideError: video.status().state === "error",
			rootPlaying: video.status().playing,
		}),
	};
}

interface Trace {
	readonly id: string;
	readonly name: string;
	readonly trace: readonly ({ readonly step: string } & ReturnType<ReturnType<typeof openSlide>["seen"]>)[];
	readonly events: readonly string[];
	readonly playerCalls: unknown;
	readonly consoleErrors?: readonly string[];
}

async function follow({ trace, events }: Trace, slide: ReturnType<typeof openSlide>, { say }: Pick<StandIn, "say">) {
	for (const { step, ...seen } of trace) {
		if (step.startsWith("click")) await slide.click();
		else if (step !== "mount") await say(step);
		expect(slide.seen(), step).toEqual(seen);
	}
	expect(slide.events).toEqual(events);
}

describe("[VD-1] a video at Vimeo", () => {
	test.each<Trace>(vimeo.cases)("$id $name", async (one) => {
		provider.rejectsPlay = one.name.includes("rejection");
		const slide = openSlide((onEvent) => createVimeoPlayer(element, { id: 1 }, {}, onEvent));
		await follow(one, slide, {
			async say(step) {
				if (step === "ready") provider.ready?.();
				else provider.listeners.get(step.replace(" event", ""))?.();
				await settle();
			},
		});
		expect(provider.calls).toEqual(one.playerCalls);
	});

	test("[VD-5] that fails to load shows Vimeo’s message", async () => {
		const slide = openSlide((onEvent) => createVimeoPlayer(element, { id: 1 }, {}, onEvent));
		await slide.click();
		provider.ready?.(new Error("“https://vimeo.com/1” was not found."));
		await settle();
		expect(slide.video.status()).toMatchObject({
			state: "error",
			failure: { kind: "message", text: "“https://vimeo.com/1” was not found." },
		});
	});
});

/** A document whose scripts load when a test tells them to. */
function stubDocument() {
	const scripts: { src?: string; onerror?: () => void; remove(): void }[] = [];
	vi.stubGlobal("document", {
		createElement: () => ({ remove() {} }),
		head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
	});
	return scripts;
}
// Globals of YouTube's script.
const page = globalThis as { YT?: unknown; onYouTubeIframeAPIReady?: (() => void) | undefined };
const apiCame = () => {
	page.YT = { Player: () => {} };
	page.onYouTubeIframeAPIReady?.();
};

describe("[VD-1] a video at YouTube", () => {
	afterEach(() => {
		delete page.YT;
		delete page.onYouTubeIframeAPIReady;
		vi.resetModules();
	});

	test.each<Trace>(youtube.cases)("$id $name", async (one) => {
		const { createYouTubePlayer: create } = await import("./youtube-player.client.ts");
		const scripts = stubDocument();
		const errors = vi.spyOn(console, "error").mockImplementation(() => {});
		const waits = one.trace.some(({ step }) => step === "api ready");
		if (!waits) apiCame();
		const overlay = !one.name.includes("disabled overlay");
		const slide = openSlide((onEvent) => create(element, { id: "a", name: "A" }, {}, onEvent), { overlay });
		await follow(one, slide, {
			async say(step) {
				if (step === "api ready") apiCame();
				else if (step.endsWith("ready")) provider.listeners.get("ready")?.();
				else if (step === "onError") provider.listeners.get("error")?.({ data: 5 });
				else provider.listeners.get("stateChange")?.({ data: ["ENDED", "PLAYING", "PAUSED"].indexOf(step) });
				await settle();
			},
		});
		expect(provider.calls).toEqual(one.playerCalls);
		expect(errors.mock.calls.map(([text]) => `[splide] ${text}`)).toEqual(one.consoleErrors ?? []);
		expect(scripts.map(({ src }) => src)).toEqual(waits ? ["https://www.youtube.com/iframe_api"] : []);
	});

	test("loads the script once for two players, keeps earlier callbacks, and loads it again after a failure", async () => {
		const { createYouTubePlayer: create } = await import("./youtube-player.client.ts");
		const scripts = stubDocument();
		const events: PlayerEvent[] = [];
		const open = () => create(element, { id: "a", name: "A" }, {}, (event) => events.push(event));
		open();
		open();
		expect(scripts).toHaveLength(1);
		scripts[0]?.onerror?.();
		await settle();
		expect(events).toEqual([1, 2].map(() => ({ type: "fails", failure: { kind: "unreachable" } })));
		const another = vi.fn();
		page.onYouTubeIframeAPIReady = another;
		open();
		expect(scripts).toHaveLength(2);
		apiCame();
		await settle();
		expect(another).toHaveBeenCalledOnce();
		expect(provider.calls).toHaveLength(1);
	});

	test.each([
		[2, "invalid"],
		[5, "unplayable"],
		[100, "missing"],
		[101, "not-embeddable"],
		[150, "not-embeddable"],
		[999, "unplayable"],
	])("[VD-5] reports its error %i as %s", async (data, kind) => {
		apiCame();
		const events: PlayerEvent[] = [];
		createYouTubePlayer(element, { id: "a", name: "A" }, {}, (event) => events.push(event));
		await settle();
		provider.listeners.get("error")?.({ data });
		expect(events).toEqual([{ type: "fails", failure: { kind } }]);
	});
});

/** The parts of a video element that a player uses. */
class VideoStandIn extends EventTarget {
	volume = 1;
	readonly calls: Call[] = [];
	result: (error?: unknown) => void = () => {};
	play() {
		this.calls.push(["play"]);
		return new Promise<void>((resolve, reject) => {
			this.result = (error) => (error ? reject(error) : resolve());
		});
	}
	pause() {
		this.calls.push(["pause"]);
		this.result(new DOMException("", "AbortError"));
	}
	say(name: string) {
		this.dispatchEvent(new Event(name));
	}
}

describe("[VD-1] a video of this site", () => {
	const openFile = () => {
		const video = new VideoStandIn();
		// The stand-in has everything that the player uses.
		const slide = openSlide((onEvent) => createHtmlPlayer(video as unknown as HTMLVideoElement, {}, onEvent));
		return { video, slide };
	};

	test.each<Trace>(html.cases)("$id $name", async (one) => {
		const { video, slide } = openFile();
		await follow(one, slide, {
			async say(step) {
				if (step === "loadeddata") video.result(new DOMException("", "NotAllowedError"));
				await settle();
			},
		});
		expect(video.calls).toEqual(one.playerCalls);
	});

	test("that is paused while loading pauses as soon as it starts", async () => {
		const { video, slide } = openFile();
		await slide.click();
		slide.video.pause();
		expect(slide.seen()).toMatchObject({ button: "shown", video: "hidden" });
		video.say("playing");
		await settle();
		video.say("pause");
		expect(video.calls).toEqual([["play"], ["pause"]]);
		expect(slide.events).toEqual(["video:click"]);
		expect(slide.video.status().state).toBe("paused");
	});

	test("can be started by its own controls", async () => {
		const { video, slide } = openFile();
		slide.video.prepare();
		await settle();
		video.say("play");
		expect(slide.video.status()).toMatchObject({ state: "loading", shown: true });
		expect(video.calls).toEqual([]);
		slide.video.reset();
		video.say("playing");
		expect(slide.video.status().state).toBe("ready");
	});
});

describe("[VD-2] a started video", () => {
	const silent: Player = { play() {}, pause() {}, destroy() {} };
	const started = (load: () => Promise<CreatePlayer>) => {
		const onStart = vi.fn();
		return { onStart, video: createVideoController({ load, onStart }) };
	};

	test("is reported once, when requested or started by its controls", async () => {
		let onEvent: (event: PlayerEvent) => void = () => {};
		const { onStart, video } = started(async () => (own) => {
			onEvent = own;
			return silent;
		});
		video.play();
		await settle();
		onEvent({ type: "ready" });
		onEvent({ type: "plays" });
		expect(onStart).toHaveBeenCalledTimes(1);
		onEvent({ type: "pauses" });
		onEvent({ type: "plays" });
		expect(onStart).toHaveBeenCalledTimes(2);
	});

	test("that is paused before its player loads creates it at the next request", async () => {
		const create = vi.fn(() => silent);
		const { video } = started(async () => create);
		video.play();
		video.pause();
		await settle();
		expect(create).not.toHaveBeenCalled();
		video.play();
		await settle();
		expect(create).toHaveBeenCalledOnce();
	});

	test("destroys its player on a reset, and ignores later events of it", async () => {
		const destroy = vi.fn();
		let onEvent: (event: PlayerEvent) => void = () => {};
		const { video } = started(async () => (own) => {
			onEvent = own;
			return { ...silent, destroy };
		});
		video.play();
		await settle();
		video.reset();
		onEvent({ type: "plays" });
		expect(destroy).toHaveBeenCalledOnce();
		expect(video.status().state).toBe("ready");
	});

	test("whose player fails to load can be retried after a reset", async () => {
		let broken = true;
		const { video } = started(() =>
			broken ? Promise.reject(new Error("No such file")) : Promise.resolve(() => silent),
		);
		video.play();
		await settle();
		expect(video.status()).toMatchObject({ state: "error", failure: { kind: "unreachable" } });
		broken = false;
		video.reset();
		video.play();
		await settle();
		expect(video.status().state).toBe<ReturnType<VideoController["status"]>["state"]>("loading");
	});
});
