import type { ComponentType, ReactNode } from "react";

/** What a link receives that stands in for a plain `<a>`. */
export interface LinkTargetProps {
	readonly href: string;
	readonly className?: string | undefined;
	readonly children?: ReactNode;
}

/** A component that draws a link; default everywhere: `"a"`. */
export type LinkComponent = "a" | ComponentType<LinkTargetProps>;

/** The level of a heading; the look does not depend on it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The element of a heading level. */
export function headingTag(level: HeadingLevel): "h1" | "h2" | "h3" | "h4" {
	return `h${level}`;
}

/** Class names without the absent ones. */
export function classes(...names: readonly (string | false | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
