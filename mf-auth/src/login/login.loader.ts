import { everywhere } from "@hub/shared-contracts/address/route-entry";
import type { MessageKey } from "@hub/shared-contracts/language/messages";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type de from "../../messages/de.json";

export function loadLogin({ t }: RouteLoaderContext<MessageKey<typeof de>>) {
	return found(null, { head: { title: t("login.title"), description: t("login.text"), noIndex: true } });
}

/** One page in each language, on no sitemap. */
export function listLogin() {
	return [everywhere({ listed: false })];
}
