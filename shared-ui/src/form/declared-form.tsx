// A form rendered from its declaration, with plain fields that browsers can post. JavaScript validates them before
// sending.

import { type ReactNode, useEffect, useState } from "react";
import { classes, type Elements, type HeadingLevel } from "../text/markup.ts";
import styles from "./declared-form.module.css";
import { ErrorSummary } from "./error-summary.tsx";
import { CheckboxField, TextAreaField, TextField } from "./field.tsx";
import { useSending } from "./use-sending.ts";

/** Declaration of a field; `text` has several lines. */
export interface DeclaredField {
	readonly type: "line" | "email" | "text" | "choice" | "consent";
	/** The values of a `choice`. */
	readonly options?: readonly string[];
	readonly required?: boolean;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly autoComplete?: string;
	readonly rows?: number;
}

/** Labels of a form in the page's language. */
export interface FormWords<Field extends string, Problem extends string> {
	label(field: Field): string;
	/** Label of a value of a choice. */
	option(field: Field, value: string): string;
	hint(field: Field): string | undefined;
	problem(field: Field, problem: Problem): string;
	/** Title of the error summary. */
	title(count: number): string;
	/** Mark after the label of an optional field. */
	readonly optional: string;
	/** Note above the fields on which are required. */
	readonly required: string;
	/** Label of the honeypot field. */
	readonly trap: string;
	/** Label of the button while the form is sent. */
	readonly sending: string;
	readonly controls: { readonly trap: string; readonly proof: string; readonly token: string; readonly step: string };
}

export interface DeclaredFormProps<Field extends string, Problem extends string> {
	readonly fields: Readonly<Record<Field, DeclaredField>>;
	readonly words: FormWords<Field, Problem>;
	readonly typed: Readonly<Record<Field, string>>;
	/** Problems found by the server. */
	readonly problems: Partial<Readonly<Record<Field, Problem>>>;
	/** Validates in the browser like the server. */
	check(typed: Readonly<Record<string, unknown>>): Partial<Readonly<Record<Field, Problem>>>;
	readonly action: string | undefined;
	/** Id of the error summary, unique in the page. */
	readonly summary: string;
	/** Heading level of the summary. Default 2. */
	readonly headingLevel?: HeadingLevel;
	/** Reason why the form was not accepted; gets the focus. */
	readonly notice?: ReactNode;
	/** Fields to show; default: all. */
	readonly shown?: readonly Field[];
	/** Groups of fields with headings. Default: all fields without a heading. */
	readonly steps?: readonly { readonly title: string; readonly fields: readonly Field[] }[];
	/** Content above the fields, such as which are required. */
	readonly intro?: Elements;
	/** Content after the label of a consent, such as a link to the policy. */
	readonly consent?: Elements;
	/** True to filter spam with a honeypot field and, with `prove`, proof of work. Default false. */
	readonly guarded?: boolean;
	/** Computes a proof of work, from the first focus of a field on. */
	readonly prove?: () => Promise<string | undefined>;
	/** The buttons. */
	readonly children: (sending: boolean) => ReactNode;
}

export function DeclaredForm<Field extends string, Problem extends string>(props: DeclaredFormProps<Field, Problem>) {
	const {
		fields,
		words,
		typed,
		check,
		action,
		summary,
		headingLevel,
		notice,
		steps,
		shown,
		intro,
		consent,
		guarded,
		prove,
		children,
	} = props;
	const [problems, setProblems] = useState(props.problems);
	const [attempt, setAttempt] = useState(0);
	const [enhanced, setEnhanced] = useState(false);
	const { sending, begin, send } = useSending(prove, words.controls.proof);
	// `fields` has exactly these keys.
	const names = steps?.flatMap((step) => step.fields) ?? shown ?? (Object.keys(fields) as Field[]);
	const errors = names.flatMap((field) => {
		const problem = problems[field];
		return problem === undefined ? [] : [{ fieldId: field, message: words.problem(field, problem) }];
	});
	// Without JavaScript, the browser validates.
	useEffect(() => setEnhanced(true), []);
	useEffect(() => {
		// Focuses the summary after each attempt, and after a page load unless the visitor already moved the focus.
		const isBusy = attempt === 0 && document.activeElement !== null && document.activeElement !== document.body;
		if ((errors.length > 0 && !isBusy) || attempt > 0) document.getElementById(summary)?.focus();
	}, [attempt, errors.length, summary]);

	const control = (name: Field) => {
		const { type, options, required, minLength, maxLength, autoComplete, rows } = fields[name];
		const shared = {
			name,
			error: errors.find(({ fieldId }) => fieldId === name)?.message,
			hint: words.hint(name),
			...(required ? { required } : {}),
		};
		if (type === "consent") {
			const label = (
				<>
					<span>{words.label(name)}</span> {consent}
				</>
			);
			return <CheckboxField key={name} {...shared} defaultChecked={typed[name] === "on"} label={label} />;
		}
		if (type === "choice")
			return (
				<fieldset key={name} className={styles.choice}>
					<legend>{words.label(name)}</legend>
					{options?.map((value) => (
						<CheckboxField
							key={value}
							type="radio"
							id={`${name}-${value}`}
							name={name}
							value={value}
							defaultChecked={typed[name] === value}
							label={words.option(name, value)}
						/>
					))}
				</fieldset>
			);
		const text = {
			...shared,
			label: words.label(name),
			defaultValue: typed[name],
			minLength,
			autoComplete,
			...(required ? {} : { optional: words.optional }),
		};
		// No maximum length for long texts: pasted text would be cut silently. Validation reports the limit.
		if (type === "text") return <TextAreaField key={name} {...text} rows={rows} />;
		return <TextField key={name} {...text} type={type === "email" ? "email" : "text"} maxLength={maxLength} />;
	};

	return (
		<form
			method="post"
			action={action}
			noValidate={enhanced}
			className={classes(styles.form, styles.fields)}
			onFocus={prove && begin}
			onSubmit={(event) => {
				const form = event.currentTarget;
				const found = check(Object.fromEntries(new FormData(form)));
				setProblems(found);
				const hasProblems = Object.keys(found).length > 0;
				if (hasProblems) setAttempt((count) => count + 1);
				if (hasProblems || prove) event.preventDefault();
				if (!hasProblems && prove && !sending) void send(form);
			}}
		>
			<ErrorSummary id={summary} title={words.title(errors.length)} errors={errors} headingLevel={headingLevel} />
			{notice && (
				// biome-ignore lint/a11y/noAutofocus: after submitting a form, screen readers must announce the refusal first
				<div tabIndex={-1} autoFocus>
					{notice}
				</div>
			)}
			{intro}
			{steps
				? steps.map(({ title, fields: inStep }) => (
						<fieldset key={title} className={styles.step}>
							<legend>{title}</legend>
							{inStep.map(control)}
						</fieldset>
					))
				: names.map(control)}
			{guarded && (
				<>
					<div className={styles.trap} aria-hidden="true">
						<label htmlFor={words.controls.trap}>{words.trap}</label>
						<input
							id={words.controls.trap}
							name={words.controls.trap}
							type="text"
							tabIndex={-1}
							autoComplete="off"
							defaultValue=""
						/>
					</div>
					{prove && <input type="hidden" name={words.controls.proof} defaultValue="" />}
				</>
			)}
			<div className={styles.actions}>{children(sending)}</div>
		</form>
	);
}

/** Line above the fields that says which are required. */
export function FormIntro({ children }: { readonly children: ReactNode }) {
	return <p className={styles.intro}>{children}</p>;
}
