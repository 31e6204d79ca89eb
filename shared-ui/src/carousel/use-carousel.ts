// Turns a carousel: by timer, buttons, keys and touch, with the conditions that pause it (VD-6).

import {
	type FocusEvent,
	type HTMLAttributes,
	type KeyboardEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from "react";

/** Duration of a turn, and time between turns, in ms. */
const TURN_MS = 400;
const STAY_MS = 5_000;

/** A carousel's state, and what its elements listen to. */
export interface TurningCarousel {
	/** The element that holds the slides and scrolls. */
	readonly row: RefObject<HTMLDivElement | null>;
	/** Counted from 0. */
	readonly current: number;
	/** True once the script is there. */
	readonly hydrated: boolean;
	/** True while it turns automatically: not stopped, hovered, focused, touched, or paused by a slide's video. */
	readonly turning: boolean;
	/** True after the visitor stopped it, until the visitor starts it. */
	readonly stopped: boolean;
	toggle(): void;
	/** To the next slide or back, round the ends. */
	step(by: 1 | -1): void;
	/** For the whole carousel. */
	readonly around: HTMLAttributes<HTMLElement>;
	/** For the row. */
	readonly within: HTMLAttributes<HTMLElement>;
}

/** @param holds returns true while something in a slide, such as a playing video, keeps it */
export function useCarousel(count: number, { holds = false } = {}): TurningCarousel {
	const row = useRef<HTMLDivElement>(null);
	const turn = useRef<number>(undefined);
	const [current, setCurrent] = useState(0);
	const [hydrated, setHydrated] = useState(false);
	const [stopped, setStopped] = useState(false);
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const [held, setHeld] = useState(false);
	const turning = hydrated && !stopped && !pointed && !focused && !held && !holds;

	useEffect(() => {
		setHydrated(true);
		// With reduced motion, nothing moves automatically unless the visitor starts it.
		const calm = lessMotion();
		const follow = () => calm.matches && setStopped(true);
		follow();
		calm.addEventListener("change", follow);
		return () => {
			calm.removeEventListener("change", follow);
			if (turn.current !== undefined) cancelAnimationFrame(turn.current);
		};
	}, []);

	const go = (to: number) => {
		const element = row.current;
		const place = (to + count) % count;
		setCurrent(place);
		if (!element) return;
		if (turn.current !== undefined) cancelAnimationFrame(turn.current);
		turn.current = undefined;
		const target = placeOf(element, place);
		if (lessMotion().matches) {
			delete element.dataset.turning;
			element.scrollLeft = target;
			return;
		}
		const from = element.scrollLeft;
		let begun: number | undefined;
		element.dataset.turning = "";
		const draw = (now: number) => {
			begun ??= now;
			const part = Math.min(1, (now - begun) / TURN_MS);
			element.scrollLeft = from + (target - from) * (1 - (1 - part) ** 3);
			turn.current = part < 1 ? requestAnimationFrame(draw) : undefined;
			if (part === 1) delete element.dataset.turning;
		};
		turn.current = requestAnimationFrame(draw);
	};

	// Each slide is shown equally long, whether it came by timer, button or touch.
	useEffect(() => {
		if (!turning) return;
		const timer = setTimeout(() => go(current + 1), STAY_MS);
		return () => clearTimeout(timer);
	}, [turning, current, count]);

	const keys: Readonly<Record<string, number>> = {
		ArrowLeft: current - 1,
		ArrowRight: current + 1,
		Home: 0,
		End: count - 1,
	};
	return {
		row,
		current,
		hydrated,
		turning,
		stopped,
		toggle() {
			setStopped(!stopped);
			// The start button has the focus, which must not pause what it starts.
			setPointed(false);
			setFocused(false);
		},
		step: (by) => go(current + by),
		around: {
			onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setFocused(false);
			},
			onTouchStart: () => setHeld(true),
			onTouchEnd: () => setHeld(false),
			onTouchCancel: () => setHeld(false),
		},
		within: {
			onScroll({ currentTarget }) {
				if (turn.current === undefined) setCurrent(nearest(currentTarget));
			},
			onKeyDown(event: KeyboardEvent) {
				const to = keys[event.key];
				// Ignores keys for elements within a slide, and the browser's own shortcuts.
				if (to === undefined || event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
					return;
				event.preventDefault();
				go(to);
			},
		},
	};
}

function lessMotion(): MediaQueryList {
	return matchMedia("(prefers-reduced-motion: reduce)");
}

/** Returns the scroll position of a slide. */
function placeOf(element: HTMLElement, slide: number): number {
	const child = element.children[slide];
	return child instanceof HTMLElement ? child.offsetLeft : 0;
}

/** The slide that the row shows most of. */
function nearest(element: HTMLElement): number {
	const distances = Array.from(element.children, (_, slide) => Math.abs(placeOf(element, slide) - element.scrollLeft));
	return distances.indexOf(Math.min(...distances));
}
