import styles from "./contract-elements.module.css";

export interface ChoiceFieldProps {
	/** Name in the form; also the id. */
	readonly name: string;
	readonly label: string;
	readonly choices: readonly { readonly id: string; readonly label: string }[];
	/** Id of the initial choice. */
	readonly value: string;
}

/** Native select with a label. */
export function ChoiceField({ name, label, choices, value }: ChoiceFieldProps) {
	return (
		<div className={styles.field}>
			<label htmlFor={name}>{label}</label>
			<select id={name} name={name} defaultValue={value} className={styles.select}>
				{choices.map((choice) => (
					<option key={choice.id} value={choice.id}>
						{choice.label}
					</option>
				))}
			</select>
		</div>
	);
}
