import type { ComponentType, ReactElement, ReactNode } from "react";

/** The props of a component that replaces `<a>`. */
export interface LinkTargetProps {
	readonly href: string;
	readonly className?: string | undefined;
	readonly children?: ReactNode;
}

/** A component that renders a link; the default of all components is `"a"`. */
export type LinkComponent = "a" | ComponentType<LinkTargetProps>;

/** Elements beside others. Text has to be wrapped in an element (architecture/compiler.slow.test.ts). */
export type Elements =
	| ReactElement
	| readonly (ReactElement | "" | false | null | undefined)[]
	| ""
	| false
	| null
	| undefined;

/** The level of a heading; the look does not depend on it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The element of a heading level. */
export function headingTag(level: HeadingLevel): "h1" | "h2" | "h3" | "h4" {
	return `h${level}`;
}

/** Joins class names and skips absent ones. */
export function classes(...names: readonly (string | false | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
