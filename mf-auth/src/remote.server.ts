// The server's door: the sign-in page and the session's address.

import { everywhere } from "@hub/shared-contracts/address/route-entry";
import { found } from "@hub/shared-contracts/remote/outcome";
import { defineRemoteServer, type RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../messages/de.json";
import en from "../messages/en.json";
import remote from "./remote.ts";
import { answerSession } from "./session/session-endpoint.ts";

export default defineRemoteServer({
	remote,
	routes: {
		login: {
			load: ({ locale }: RouteLoaderContext) => {
				const messages = { de, en }[locale];
				return found(null, { head: { title: messages["login.title"], description: messages["login.text"], noIndex: true } });
			},
			entries: () => [everywhere({ listed: false })],
		},
	},
	slots: { "account-menu": () => null },
	api: { "auth/session": answerSession },
});
