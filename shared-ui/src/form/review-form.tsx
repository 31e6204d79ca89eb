import { useEffect } from "react";
import { Button } from "./button.tsx";
import styles from "./declared-form.module.css";
import type { DeclaredField, FormWords } from "./declared-form.tsx";
import { Notice } from "./notice.tsx";
import { useSending } from "./use-sending.ts";

export interface ReviewFormProps<Field extends string> {
	readonly fields: Readonly<Record<Field, DeclaredField>>;
	readonly words: Pick<FormWords<Field, never>, "label" | "option" | "sending" | "controls"> & {
		/** Label of the button that leads back to the fields. */
		readonly edit: string;
		/** Notice after the form was submitted too quickly or too late. */
		readonly again: { readonly title: string; readonly text: string };
	};
	readonly typed: Readonly<Record<Field, string>>;
	readonly token: string;
	readonly again: boolean;
	readonly action: string | undefined;
	/** Label of the button that sends it. */
	readonly send: string;
	/** Computes a proof of work while the visitor reads. */
	prove(): Promise<string | undefined>;
}

/** Typed values of a form, with buttons to send and to edit them. */
export function ReviewForm<Field extends string>(props: ReviewFormProps<Field>) {
	const { fields, words, typed, token, again, action, prove, send: label } = props;
	const { sending, begin, send } = useSending(prove, words.controls.proof);
	// `fields` has exactly these keys.
	const names = Object.keys(fields) as Field[];
	useEffect(begin, [token]);
	return (
		<form
			method="post"
			action={action}
			className={styles.form}
			onSubmit={(event) => {
				const { submitter } = event.nativeEvent as SubmitEvent;
				// The edit button is submitted without a proof.
				if (submitter instanceof HTMLButtonElement && submitter.name !== "") return;
				event.preventDefault();
				if (!sending) void send(event.currentTarget);
			}}
		>
			{/* biome-ignore lint/a11y/noAutofocus: after submitting a form, screen readers must announce the review first */}
			<div tabIndex={-1} autoFocus className={styles.form}>
				{again && (
					<Notice kind="warning" title={words.again.title} announce="alert">
						{words.again.text}
					</Notice>
				)}
				<dl className={styles.review}>
					{names
						.filter((field) => fields[field].type !== "consent" && typed[field].trim() !== "")
						.map((field) => (
							<div key={field}>
								<dt>{words.label(field)}</dt>
								<dd>{fields[field].type === "choice" ? words.option(field, typed[field]) : typed[field]}</dd>
							</div>
						))}
				</dl>
			</div>
			{names.map((field) => (
				<input key={field} type="hidden" name={field} value={typed[field]} />
			))}
			<input type="hidden" name={words.controls.token} value={token} />
			<input type="hidden" name={words.controls.proof} defaultValue="" />
			<div className={styles.actions}>
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right" aria-disabled={sending || undefined}>
					{sending ? words.sending : label}
				</Button>
				<Button type="submit" kind="plain" size="large" name={words.controls.step} value="edit">
					{words.edit}
				</Button>
			</div>
		</form>
	);
}
