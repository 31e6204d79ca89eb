import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import { type HeadingLevel, headingTag } from "../text/markup.ts";
import styles from "./error-summary.module.css";

/** An error of a field. */
export interface FieldError {
	/** Id of the field. */
	readonly fieldId: string;
	readonly message: string;
}

export interface ErrorSummaryProps {
	/** The heading, e.g. “Bitte prüfen Sie zwei Angaben”. */
	readonly title: ReactNode;
	/** Default 2. */
	readonly headingLevel?: HeadingLevel | undefined;
	readonly errors: readonly FieldError[];
	/** Target for the focus after sending. */
	readonly id: string;
}

/** All errors of a form above it, each with a link to its field (WCAG 2.2, 3.3.1). Renders nothing without errors. */
export function ErrorSummary({ title, headingLevel = 2, errors, id }: ErrorSummaryProps) {
	if (errors.length === 0) return null;
	const Heading = headingTag(headingLevel);
	return (
		// biome-ignore lint/a11y/noAutofocus: after a form was refused, assistive technology must announce its errors first
		<div id={id} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
			<Icon name="alert" />
			<div className={styles.words}>
				<Heading className={styles.title}>{title}</Heading>
				<ul>
					{errors.map(({ fieldId, message }) => (
						<li key={fieldId}>
							<a href={`#${fieldId}`}>{message}</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
