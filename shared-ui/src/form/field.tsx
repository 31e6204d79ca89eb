import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import { classes } from "../text/markup.ts";
import styles from "./field.module.css";

interface FieldFrame {
	/** The control's name in the form. */
	readonly name: string;
	/** The control's id, unique in the page; default: the name. Hint and error are `{id}-hint` and `{id}-error`. */
	readonly id?: string;
	readonly label: ReactNode;
	/** Help for the input, shown before any error. */
	readonly hint?: ReactNode;
	/** The error message; marks the control as invalid (WCAG 2.2, 3.3.1). */
	readonly error?: ReactNode;
	/** Mark after the label of an optional field, e.g. “freiwillig”. */
	readonly optional?: string;
}

type ControlProps<Tag extends "input" | "textarea"> = FieldFrame &
	Omit<ComponentPropsWithRef<Tag>, keyof FieldFrame | "style">;

export type TextFieldProps = ControlProps<"input">;
export type TextAreaFieldProps = ControlProps<"textarea">;
export type CheckboxFieldProps = Omit<ControlProps<"input">, "type" | "optional"> & {
	/** Default `checkbox`. */
	readonly type?: "checkbox" | "radio";
};

/** A line of text, an address, a number, a date. */
export function TextField({
	label,
	hint,
	error,
	optional,
	name,
	id = name,
	className,
	type = "text",
	...rest
}: TextFieldProps) {
	return (
		<Frame id={id} label={label} hint={hint} error={error} optional={optional}>
			<input
				{...rest}
				{...describe(id, hint, error)}
				name={name}
				type={type}
				className={classes(styles.control, className)}
			/>
		</Frame>
	);
}

/** Text of several lines. Grows with its content if the browser supports it. */
export function TextAreaField({
	label,
	hint,
	error,
	optional,
	name,
	id = name,
	className,
	rows = 5,
	...rest
}: TextAreaFieldProps) {
	return (
		<Frame id={id} label={label} hint={hint} error={error} optional={optional}>
			<textarea
				{...rest}
				{...describe(id, hint, error)}
				name={name}
				rows={rows}
				className={classes(styles.control, styles.area, className)}
			/>
		</Frame>
	);
}

/** A checkbox with its label. Each of several radio buttons needs its own `id`. */
export function CheckboxField({
	label,
	hint,
	error,
	name,
	id = name,
	className,
	type = "checkbox",
	...rest
}: CheckboxFieldProps) {
	return (
		<div className={classes(styles.field, error ? styles.invalid : undefined)}>
			<div className={styles.choice}>
				<input
					{...rest}
					{...describe(id, hint, error)}
					name={name}
					type={type}
					className={classes(styles.box, className)}
				/>
				<label htmlFor={id}>{label}</label>
			</div>
			<Hint id={id}>{hint}</Hint>
			<ErrorText id={id}>{error}</ErrorText>
		</div>
	);
}

interface FrameProps {
	readonly id: string;
	readonly label: ReactNode;
	readonly hint: ReactNode;
	readonly error: ReactNode;
	readonly optional: string | undefined;
	readonly children: ReactElement;
}

function Frame({ id, label, hint, error, optional, children }: FrameProps) {
	return (
		<div className={classes(styles.field, error ? styles.invalid : undefined)}>
			<label htmlFor={id} className={styles.label}>
				<span>{label}</span>
				{optional && <span className={styles.optional}>{` ${optional}`}</span>}
			</label>
			<Hint id={id}>{hint}</Hint>
			<ErrorText id={id}>{error}</ErrorText>
			{children}
		</div>
	);
}

function Hint({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
	return children ? (
		<div id={`${id}-hint`} className={styles.hint}>
			{children}
		</div>
	) : null;
}

function ErrorText({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
	return children ? (
		<div id={`${id}-error`} className={styles.error}>
			<Icon name="alert" />
			<span>{children}</span>
		</div>
	) : null;
}

function describe(id: string, hint: ReactNode, error: ReactNode) {
	return { id, "aria-describedby": describedBy(id, hint, error), "aria-invalid": error ? true : undefined };
}

function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
	return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
