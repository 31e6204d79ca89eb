// JSX runtime for Vue. Vue's own lacks the type of an element's children.

import { h, type NativeElements, type ReservedProps, type VNode } from "vue";

export { Fragment } from "vue";

/** Children of an element; a component takes named slots here: `{{ default: () => … }}`. */
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

interface PropsWithChildren {
	readonly children?: Children;
}

export function jsx(type: Parameters<typeof h>[0], { children, ...props }: PropsWithChildren, key?: string): VNode {
	// Vue renders a lone `false`, as in `condition && <p />`, as text.
	const content = typeof children === "boolean" ? undefined : children;
	// The types above check the children; `h` has a separate overload for each kind.
	return h(type as never, (key === undefined ? props : { ...props, key }) as never, content as never);
}

export { jsx as jsxs };
