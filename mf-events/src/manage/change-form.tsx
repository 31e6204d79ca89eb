// What a person may change: everything but the address, which the registration belongs to.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { FieldProblem } from "@hub/shared-contracts/form/registration";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { ErrorSummary } from "@hub/shared-ui/form/error-summary";
import { TextAreaField, TextField } from "@hub/shared-ui/form/field";
import { useCheckedForm } from "../checked-form.ts";
import { LONGEST } from "../event/registration-fields.ts";
import { useEventMessages } from "../messages.ts";
import type { ManageData } from "./manage.loader.ts";
import styles from "./manage.module.css";

const SUMMARY = "change-errors";
const FIELDS = ["name", "organisation", "remark"] as const;

export function ChangeForm({
	typed,
	problems: found,
	params,
}: Pick<ManageData, "typed" | "problems"> & { readonly params: RouteParams }) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const { problems, enhanced, submit } = useCheckedForm(FIELDS, found, SUMMARY);
	const wrong = FIELDS.filter((field) => problems[field]);

	const problemOf = (field: (typeof FIELDS)[number]) => {
		const problem: FieldProblem | undefined = problems[field];
		if (!problem) return undefined;
		if (problem === "too-long") return t("register.wrong.long", { field: t(`register.field.${field}`), most: LONGEST[field] });
		return t(field === "name" ? "register.wrong.name" : "register.wrong.sign");
	};
	const control = (field: (typeof FIELDS)[number]) => ({
		name: field,
		label: t(`register.field.${field}`),
		defaultValue: typed[field],
		maxLength: LONGEST[field],
		error: problemOf(field),
	});
	return (
		<form method="post" action={href("manage", params)} noValidate={enhanced} onSubmit={submit} className={styles.stack}>
			<ErrorSummary
				id={SUMMARY}
				headingLevel={3}
				autoFocus
				title={t("register.wrong.title", { count: wrong.length })}
				errors={wrong.map((field) => ({ fieldId: field, message: problemOf(field) ?? "" }))}
			/>
			<TextField {...control("name")} required autoComplete="name" />
			<TextField {...control("organisation")} optional={t("register.optional")} autoComplete="organization" />
			<TextAreaField {...control("remark")} optional={t("register.optional")} rows={3} />
			<div>
				<Button type="submit" name="step" value="change" kind="brand">
					{t("manage.change")}
				</Button>
			</div>
		</form>
	);
}
