import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { Link, useMessages, useRuntime, useService } from "@hub/shared-contracts/remote/runtime";
import { GUEST, type SessionState } from "@hub/shared-contracts/session/session";
import { useSyncExternalStore } from "react";

/** State on the server for visitors with a session cookie, which does not contain the name. */
const LOADING: SessionState = { status: "loading" };

/** Link to sign in, or a menu with the visitor's name. */
export default function AccountMenu({ data }: SlotProps<{ readonly live: true } | null>) {
	const t = useMessages("mf-auth");
	const { href, navigate } = useRuntime();
	const session = useService("session");
	const { status, user } = useSyncExternalStore(session.subscribe, session.get, () => (data ? LOADING : GUEST));
	if (!user && (status === "unauthenticated" || status === "error"))
		return <Link route="login">{t("account.login")}</Link>;
	if (!user) return <Link route="profile">{t("account.account")}</Link>;
	return (
		<details>
			<summary>{user.name || t("account.account")}</summary>
			<ul>
				{user.account && (
					<li>
						<Link route="profile">{t("account.profile")}</Link>
					</li>
				)}
				{user.studio && (
					<li>
						<a href={user.studio}>{t("account.studio")}</a>
					</li>
				)}
				<li>
					<Link
						route="sign-out"
						onClick={async (event) => {
							event.preventDefault();
							// The page shows the error and a button to try again.
							if (!(await session.signOut({ callbackUrl: href("home") }))) await navigate(`${href("sign-out")}?issue`);
						}}
					>
						{t("account.sign-out")}
					</Link>
				</li>
			</ul>
		</details>
	);
}
