import type { ReactNode } from "react";
import styles from "./icon.module.css";

/** Drawings of the icons: strokes of one weight on a square of 24. */
const DRAWINGS = {
	"arrow-right": <path d="M4 12h15.5M13.5 6l6 6-6 6" />,
	"arrow-left": <path d="M20 12H4.5M10.5 6l-6 6 6 6" />,
	calendar: <path d="M4 6.5h16v13.5H4zM4 11h16M8.5 3.5v5M15.5 3.5v5" />,
	clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 7.5V12l3.2 2.2" />,
	place: (
		<path d="M12 21c4.3-4.6 6.5-8 6.5-10.8a6.5 6.5 0 0 0-13 0C5.5 13 7.7 16.4 12 21M12 8a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 12 8" />
	),
	online: <path d="M3.5 5h17v11h-17zM8 20h8M12 16v4M10.5 8.3v4.4l3.7-2.2z" />,
	globe: (
		<path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17" />
	),
	menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
	close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
	check: <path d="M4.5 12.5l5 5 10-11" />,
	alert: <path d="M12 4l9 15.5H3zM12 10v4.5M12 16.8v.1" />,
	info: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11v5.5M12 7.6v.1" />,
	external: <path d="M9 5H5v14h14v-4M13 4.5h6.5V11M19 5l-8.5 8.5" />,
	person: <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c0-3.5 3-5.5 7.5-5.5s7.5 2 7.5 5.5" />,
	search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.2 15.2l5.3 5.3" />,
	"sun-moon": <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 3.5v17M12 8h7.4M12 12h8.5M12 16h7.4" />,
	download: <path d="M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16" />,
	play: <path d="M7 4.5v15l12.5-7.5z" />,
	pause: <path d="M8 4.5v15M16 4.5v15" />,
	plus: <path d="M12 4.5v15M4.5 12h15" />,
	phone: (
		<path d="M5 3.5h4l2 5-2.5 1.8a12 12 0 0 0 5.2 5.2l1.8-2.5 5 2v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5" />
	),
	mail: <path d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7" />,
	document: <path d="M5.5 3.5h8.5l4.5 4.5v12.5h-13zM14 3.5V8h4.5M9 12.5h6M9 16.5h6" />,
	feed: (
		<path d="M4.5 4.5a15 15 0 0 1 15 15M4.5 11a8.5 8.5 0 0 1 8.5 8.5M6 17.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4" />
	),
	lock: <path d="M5 10.5h14v10H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />,
	exchange: <path d="M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4" />,
	nodes: (
		<path d="M6 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M6 8.5V13c0 3 2 5 5 5h4.5" />
	),
	shield: <path d="M12 3.5l7.5 3v5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5v-5zM8.5 12l2.5 2.5 4.5-5" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export interface IconProps {
	readonly name: IconName;
	/**
	 * Accessible name, if no text beside it has the same meaning. Without it, the icon is hidden from assistive
	 * technology.
	 */
	readonly label?: string;
	/** Default `text`: as high as the text around it. */
	readonly size?: "text" | "large";
}

/** An icon of our set. Arrows follow the direction of the text. */
export function Icon({ name, label, size = "text" }: IconProps) {
	const flips = name === "arrow-right" || name === "arrow-left";
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would show as a tooltip
		<svg
			viewBox="0 0 24 24"
			width={24}
			height={24}
			className={styles[size]}
			data-flips={flips || undefined}
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
		>
			{DRAWINGS[name]}
		</svg>
	);
}
