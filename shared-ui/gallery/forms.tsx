import { Button } from "../src/form/button.tsx";
import { ErrorSummary } from "../src/form/error-summary.tsx";
import { CheckboxField, TextAreaField, TextField } from "../src/form/field.tsx";
import { PageHead } from "../src/layout/page-head.tsx";
import { Section } from "../src/layout/section.tsx";
import { Frame } from "./frame.tsx";
import styles from "./gallery.module.css";

/** A form with and without errors. */
export function Forms() {
	return (
		<Frame>
			<PageHead
				width="text"
				eyebrow="Kontakt"
				title="Schreiben Sie uns"
				description="Wir antworten innerhalb von zwei Arbeitstagen."
			/>
			<Section width="text">
				<form className={styles.stack}>
					<ErrorSummary
						title="Bitte prüfen Sie zwei Angaben"
						errors={[
							{ fieldId: "email", message: "Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org." },
							{ fieldId: "terms", message: "Stimmen Sie der Verarbeitung zu." },
						]}
					/>
					<TextField name="person" label="Name" autoComplete="name" defaultValue="Jorinde Achtermann" />
					<TextField
						name="email"
						type="email"
						label="E-Mail-Adresse"
						hint="Wir nutzen sie nur für die Antwort."
						error="Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org."
					/>
					<TextField name="company" label="Unternehmen" optional="(freiwillig)" />
					<TextAreaField name="message" label="Nachricht" hint="Was möchten Sie austauschen, mit wem, wozu?" />
					<CheckboxField
						name="terms"
						label="Ich bin damit einverstanden, dass meine Angaben zur Beantwortung verarbeitet werden."
						error="Stimmen Sie der Verarbeitung zu."
					/>
					<Button type="submit" kind="signal" iconEnd="arrow-right">
						Nachricht senden
					</Button>
				</form>
			</Section>
		</Frame>
	);
}
