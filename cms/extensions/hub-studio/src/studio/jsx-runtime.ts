// How TSX becomes Vue's nodes. Vue's own runtime does not tell TypeScript that elements have children.

import { h, type NativeElements, type ReservedProps, type VNode } from "vue";

export { Fragment } from "vue";

/** What may stand between an element's tags; a component takes its named slots there: `{{ default: () => … }}`. */
type Children = unknown;

export namespace JSX {
	export type Element = VNode;
	export interface ElementClass {
		$props: object;
	}
	export interface ElementAttributesProperty {
		$props: object;
	}
	export interface ElementChildrenAttribute {
		children: Children;
	}
	export type IntrinsicElements = { [Name in keyof NativeElements]: NativeElements[Name] & { children?: Children } };
	export interface IntrinsicAttributes extends ReservedProps {
		children?: Children;
	}
}

interface WrittenProps {
	readonly children?: Children;
}

export function jsx(type: Parameters<typeof h>[0], { children, ...props }: WrittenProps, key?: string): VNode {
	// Vue writes a lone `false`, as `condition && <p />` gives, as a word.
	const content = typeof children === "boolean" ? undefined : children;
	// What may be a child is decided by the types above; `h` has an overload for each kind.
	return h(type as never, (key === undefined ? props : { ...props, key }) as never, content as never);
}

export { jsx as jsxs };
