import { type RefObject, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { SlideContext } from "../carousel/slide-context.ts";
import type { CreatePlayer } from "./player.ts";
import { createVideoController, type VideoController } from "./video-controller.ts";
import { isUnderWay, type VideoStatus } from "./video-state.ts";
import { announceStart, onOtherStart } from "./video-turns.ts";

/**
 * Controls a video: it pauses when another one starts, and when its slide of a carousel is left (VD-2).
 * @param place the element that contains it
 * @param load creates its player; only the first given one is called
 * @param prepared true to create the player at once, because its element is in the page anyway. Default false
 */
export function useVideo(
	place: RefObject<HTMLElement | null>,
	load: () => Promise<CreatePlayer> | CreatePlayer,
	{ prepared = false } = {},
): { readonly status: VideoStatus; readonly video: VideoController } {
	const [video] = useState(() =>
		createVideoController({ load, onStart: () => place.current && announceStart(place.current) }),
	);
	const status = useSyncExternalStore(video.subscribe, video.status, video.status);
	const underWay = isUnderWay(status);

	useEffect(() => {
		if (prepared) video.prepare();
		const stop = place.current ? onOtherStart(place.current, video.pause) : undefined;
		return () => {
			stop?.();
			video.reset();
		};
	}, [video, place, prepared]);

	const slide = use(SlideContext);
	const report = useEffectEvent((under: boolean, playing: boolean) => slide?.report(under, playing));
	const { playing } = status;
	useEffect(() => {
		report(underWay, playing);
		return () => report(false, false);
	}, [underWay, playing]);
	const active = slide?.active;
	const playsWhenActive = slide?.playsWhenActive;
	useEffect(() => {
		if (active === false) video.pause();
		if (!active || !playsWhenActive || !place.current) return undefined;
		// Nothing starts automatically outside the viewport.
		const sight = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				sight.disconnect();
				video.play();
			},
			{ threshold: 0.5 },
		);
		sight.observe(place.current);
		return () => sight.disconnect();
	}, [video, place, active, playsWhenActive]);

	return { status, video };
}
