import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { TextField } from "@hub/shared-ui/form/field";
import { Notice } from "@hub/shared-ui/form/notice";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import styles from "./account.module.css";
import type { AccountField, AccountForm, AccountLink, AccountPage } from "./account-data.ts";

/** View of all account pages: introduction, result of the previous step, and forms that work without JavaScript. */
export default function AccountView() {
	const { eyebrow, title, text, notice, forms, links } = useLoaderData<AccountPage>();
	return (
		<>
			<PageHead width="text" eyebrow={eyebrow} title={title} description={text} />
			<Section width="text" compact>
				<div className={styles.forms}>
					{notice && (
						// biome-ignore lint/a11y/noAutofocus: after submitting a form, screen readers must announce the result first
						<div tabIndex={-1} autoFocus>
							<Notice kind={notice.kind} title={notice.title} announce={notice.kind === "warning" ? "alert" : "status"}>
								{notice.text}
							</Notice>
						</div>
					)}
					{forms.map((form) => (
						<PlainForm key={form.step} form={form} />
					))}
					<Links links={links} />
				</div>
			</Section>
		</>
	);
}

function Links({ links }: { readonly links: readonly AccountLink[] }) {
	if (links.length === 0) return null;
	return (
		<ul className={styles.links}>
			{links.map(({ label, href }) => (
				<li key={href}>
					<a href={href}>{label}</a>
				</li>
			))}
		</ul>
	);
}

function PlainForm({
	form: { step, action, heading, text, fields, hidden = {}, code, submit, quiet, links = [], apart },
}: {
	readonly form: AccountForm;
}) {
	// Keeps the query, which contains the next page or the token of a mail.
	const { currentHref } = useRuntime();
	return (
		<form
			method="post"
			action={action ?? currentHref}
			className={apart ? `${styles.form} ${styles.apart}` : styles.form}
		>
			{heading && <h2>{heading}</h2>}
			{text && <p>{text}</p>}
			{code && (
				<div className={styles.code}>
					<svg
						viewBox={`0 0 ${code.size} ${code.size}`}
						width={192}
						height={192}
						role="img"
						aria-label={code.label}
						shapeRendering="crispEdges"
					>
						<path d={code.path} fill="currentColor" />
					</svg>
					<code>{code.text}</code>
				</div>
			)}
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{fields.map((field) => (
				<Field key={field.name} field={field} id={`${step}-${field.name}`} />
			))}
			<div>
				<Button type="submit" name="step" value={step} kind={quiet ? "plain" : "brand"}>
					{submit}
				</Button>
			</div>
			<Links links={links} />
		</form>
	);
}

function Field({ field, id }: { readonly field: AccountField; readonly id: string }) {
	const { name, label, type, autoComplete, hint, error, value, required = true } = field;
	return (
		<TextField
			id={id}
			name={name}
			label={label}
			hint={hint}
			error={error}
			type={type === "code" ? "text" : type}
			inputMode={type === "code" ? "numeric" : undefined}
			autoComplete={autoComplete}
			spellCheck={type === "text" ? undefined : false}
			maxLength={type === "code" ? 12 : 254}
			defaultValue={value ?? ""}
			required={required}
		/>
	);
}
