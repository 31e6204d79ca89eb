// The server's door: the sign-in page and the session's address.

import { everywhere } from "@hub/shared-contracts/address/route-entry";
import type { MessageKey } from "@hub/shared-contracts/language/messages";
import { found } from "@hub/shared-contracts/remote/outcome";
import { defineRemoteServer, type RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type de from "../messages/de.json";
import remote from "./remote.ts";
import { answerSession } from "./session/session-endpoint.ts";

export default defineRemoteServer({
	remote,
	routes: {
		login: {
			load: ({ t }: RouteLoaderContext<MessageKey<typeof de>>) =>
				found(null, { head: { title: t("login.title"), description: t("login.text"), noIndex: true } }),
			entries: () => [everywhere({ listed: false })],
		},
	},
	slots: { "account-menu": () => null },
	api: { "auth/session": answerSession },
});
