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

/** State of a carousel and handlers for its elements. */
export interface TurningCarousel {
	/** The element that holds the slides and scrolls. */
	readonly row: RefObject<HTMLDivElement | null>;
	/** Index of the current slide. */
	readonly current: number;
	readonly hydrated: boolean;
	/** True while it turns automatically: not stopped, hovered, focused, touched, or paused by a slide's video. */
	readonly turning: boolean;
	/** True after the visitor stopped it, until the visitor starts it. */
	readonly stopped: boolean;
	toggle(): void;
	/** Goes to the next or previous slide, and from one end to the other. */
	step(by: 1 | -1): void;
	/** Handlers for the whole carousel. */
	readonly around: HTMLAttributes<HTMLElement>;
	/** Handlers for the row. */
	readonly within: HTMLAttributes<HTMLElement>;
}

/** @param holds true while something in the current slide, such as a playing video, must stay visible */
export function useCarousel(count: number, { holds = false } = {}): TurningCarousel {
	const row = useRef<HTMLDivElement>(null);
	const turn = useRef<number>(undefined);
	const [current, setCurrent] = useState(0);
	const [hydrated, setHydrated] = useState(false);
	const [stopped, setStopped] = useState(false);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const [touched, setTouched] = useState(false);
	const turning = hydrated && !stopped && !hovered && !focused && !touched && !holds;

	useEffect(() => {
		setHydrated(true);
		// With reduced motion, nothing moves automatically unless the visitor starts it.
		const reducedMotion = prefersReducedMotion();
		const follow = () => reducedMotion.matches && setStopped(true);
		follow();
		reducedMotion.addEventListener("change", follow);
		return () => {
			reducedMotion.removeEventListener("change", follow);
			if (turn.current !== undefined) cancelAnimationFrame(turn.current);
		};
	}, []);

	const go = (to: number) => {
		const element = row.current;
		const index = (to + count) % count;
		setCurrent(index);
		if (!element) return;
		if (turn.current !== undefined) cancelAnimationFrame(turn.current);
		turn.current = undefined;
		const target = offsetOf(element, index);
		if (prefersReducedMotion().matches) {
			delete element.dataset.turning;
			element.scrollLeft = target;
			return;
		}
		const from = element.scrollLeft;
		let startedAt: number | undefined;
		element.dataset.turning = "";
		const draw = (now: number) => {
			startedAt ??= now;
			const progress = Math.min(1, (now - startedAt) / TURN_MS);
			element.scrollLeft = from + (target - from) * (1 - (1 - progress) ** 3);
			turn.current = progress < 1 ? requestAnimationFrame(draw) : undefined;
			if (progress === 1) delete element.dataset.turning;
		};
		turn.current = requestAnimationFrame(draw);
	};

	// Each slide is shown for the same time, however the visitor got to it.
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
			setHovered(false);
			setFocused(false);
		},
		step: (by) => go(current + by),
		around: {
			onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setHovered(true),
			onPointerLeave: () => setHovered(false),
			onFocus: () => setFocused(true),
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setFocused(false);
			},
			onTouchStart: () => setTouched(true),
			onTouchEnd: () => setTouched(false),
			onTouchCancel: () => setTouched(false),
		},
		within: {
			onScroll({ currentTarget }) {
				if (turn.current === undefined) setCurrent(mostVisible(currentTarget));
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

function prefersReducedMotion(): MediaQueryList {
	return matchMedia("(prefers-reduced-motion: reduce)");
}

/** Returns the scroll position of a slide. */
function offsetOf(element: HTMLElement, slide: number): number {
	const child = element.children[slide];
	return child instanceof HTMLElement ? child.offsetLeft : 0;
}

/** Returns the index of the most visible slide. */
function mostVisible(element: HTMLElement): number {
	const distances = Array.from(element.children, (_, slide) => Math.abs(offsetOf(element, slide) - element.scrollLeft));
	return distances.indexOf(Math.min(...distances));
}
