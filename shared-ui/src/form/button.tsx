import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconName } from "../layout/icon.tsx";
import { classes } from "../text/markup.ts";
import styles from "./button.module.css";

/**
 * `signal`: the only primary action of a screen; `brand`: an important step; `plain`: a secondary action; `quiet`: a
 * small action in text.
 */
export type ButtonKind = "signal" | "brand" | "plain" | "quiet";

interface ButtonLook {
	/** Default `brand`. */
	readonly kind?: ButtonKind;
	/** Every size keeps a target of 44 px (WCAG 2.2, 2.5.5); default `medium`. */
	readonly size?: "small" | "medium" | "large";
	/** Before the text. */
	readonly icon?: IconName | undefined;
	/** After the text. */
	readonly iconEnd?: IconName | undefined;
	/** Takes the whole line. Default false. */
	readonly wide?: boolean;
	/** Label that names the action. With `iconOnly` it is only read out. */
	readonly children: ReactNode;
	/** Shows only the icon; the text stays for assistive technology. Default false. */
	readonly iconOnly?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, keyof ButtonLook | "style"> {}

export interface ButtonLinkProps
	extends ButtonLook,
		Omit<ComponentPropsWithRef<"a">, keyof ButtonLook | "style" | "href"> {
	readonly href: string;
}

/** A button; its `type` defaults to `button`. */
export function Button({
	kind,
	size,
	icon,
	iconEnd,
	wide,
	iconOnly,
	className,
	type = "button",
	children,
	...rest
}: ButtonProps) {
	return (
		<button {...rest} type={type} className={look({ kind, size, wide, iconOnly }, className)}>
			<Content icon={icon} iconEnd={iconEnd} iconOnly={iconOnly}>
				{children}
			</Content>
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	kind,
	size,
	icon,
	iconEnd,
	wide,
	iconOnly,
	className,
	children,
	...rest
}: ButtonLinkProps) {
	return (
		<a {...rest} className={look({ kind, size, wide, iconOnly }, className)}>
			<Content icon={icon} iconEnd={iconEnd} iconOnly={iconOnly}>
				{children}
			</Content>
		</a>
	);
}

interface LookOf {
	readonly kind: ButtonKind | undefined;
	readonly size: "small" | "medium" | "large" | undefined;
	readonly wide: boolean | undefined;
	readonly iconOnly: boolean | undefined;
}

function look({ kind = "brand", size = "medium", wide, iconOnly }: LookOf, className: string | undefined): string {
	return classes(
		styles.button,
		styles[kind],
		styles[size],
		wide && styles.wide,
		iconOnly && styles.iconOnly,
		className,
	);
}

interface ContentProps {
	readonly icon: IconName | undefined;
	readonly iconEnd: IconName | undefined;
	readonly iconOnly: boolean | undefined;
	readonly children: ReactNode;
}

function Content({ icon, iconEnd, iconOnly, children }: ContentProps) {
	return (
		<>
			{icon && <Icon name={icon} />}
			<span className={iconOnly ? "visually-hidden" : undefined}>{children}</span>
			{iconEnd && <Icon name={iconEnd} />}
		</>
	);
}
