import type { LinkParams } from "@hub/shared-contracts/address/route-path";
import { problemsIn } from "@hub/shared-contracts/form/form";
import { formWords } from "@hub/shared-contracts/form/form-words";
import { changeForm } from "@hub/shared-contracts/form/registration-form";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { DeclaredForm } from "@hub/shared-ui/form/declared-form";
import { useEventMessages } from "../messages.ts";
import type { ManageData } from "./manage.loader.ts";

/** Form for changes: all fields except the address, which identifies the registration. */
export function ChangeForm({ form, params }: Pick<ManageData, "form"> & { readonly params: LinkParams }) {
	const t = useEventMessages();
	return (
		<DeclaredForm
			fields={changeForm}
			words={formWords(t, "register", changeForm)}
			typed={form.typed}
			problems={form.problems}
			check={(entered) => problemsIn(changeForm, entered)}
			action={useRuntime().href("manage", params)}
			summary="change-errors"
			headingLevel={3}
		>
			{() => (
				<Button type="submit" name="step" value="change" kind="brand">
					{t("manage.change")}
				</Button>
			)}
		</DeclaredForm>
	);
}
