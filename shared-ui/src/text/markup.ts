import type { ReactElement } from "react";

/** Elements beside others. Text has to be wrapped in an element (architecture/compiler.test.ts). */
export type Elements =
	| ReactElement
	| readonly (ReactElement | "" | false | null | undefined)[]
	| ""
	| false
	| null
	| undefined;

/** Level of a heading, which does not change its look. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The element of a heading level. */
export function headingTag(level: HeadingLevel): "h1" | "h2" | "h3" | "h4" {
	return `h${level}`;
}

/** Joins class names and skips absent ones. */
export function classes(...names: readonly (string | false | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
