import { useMessages } from "@hub/shared-contracts/remote/runtime";
import { RegisterTable } from "../register/register-table.tsx";
import type { SettingsCategory } from "./cookie-settings.loader.ts";
import styles from "./cookie-settings.module.css";

interface CategoryFieldProps extends SettingsCategory {
	readonly columns: readonly string[];
}

/** A category: checkbox, purpose, and details with recipients and stored entries. */
export function CategoryField({ category, allowed, recipients, stored, columns }: CategoryFieldProps) {
	const t = useMessages("mf-consent");
	const isRequired = category === "required";
	return (
		<div className={styles.category}>
			<div className={styles.choice}>
				<input
					type="checkbox"
					id={category}
					name={isRequired ? undefined : category}
					defaultChecked={allowed}
					disabled={isRequired}
					aria-describedby={`${category}-text`}
				/>
				<label htmlFor={category}>{t(`choice.${category}.title`)}</label>
				{isRequired && <span className={styles.always}>{t("settings.always")}</span>}
			</div>
			<p id={`${category}-text`} className={styles.text}>
				{t(`choice.${category}.text`)}
			</p>
			<details className={styles.details}>
				<summary>{t("settings.details", { category: t(`choice.${category}.title`) })}</summary>
				{recipients.length > 0 && (
					<dl className={styles.recipients}>
						{recipients.map(({ id, name, country, purpose, retention, privacyHref }) => (
							<div key={id}>
								<dt>
									{privacyHref ? (
										<a href={privacyHref} rel="external noopener noreferrer">
											{name}
										</a>
									) : (
										<span>{name}</span>
									)}
									{country && <span className={styles.country}>{` · ${country}`}</span>}
								</dt>
								<dd>
									<span>{purpose}</span>{" "}
									{retention && (
										<span className={styles.retention}>{t("settings.retention", { time: retention })}</span>
									)}
								</dd>
							</div>
						))}
					</dl>
				)}
				{stored.length > 0 ? (
					<RegisterTable
						id={`${category}-stored`}
						caption={t("settings.stored", { category: t(`choice.${category}.title`) })}
						columns={columns}
						rows={stored}
					/>
				) : (
					<p className={styles.text}>{t("settings.nothing")}</p>
				)}
			</details>
		</div>
	);
}
