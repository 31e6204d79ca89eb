// The account's place in the header: a link to sign in.

import { Link, useMessages } from "@hub/shared-contracts/remote/runtime";
import type de from "../../messages/de.json";

export default function AccountMenu() {
	const t = useMessages<typeof de>("mf-auth");
	return <Link route="login">{t("account.login")}</Link>;
}
