// The server's entry: the addresses of sessions (SS-1).

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { answerAuth, answerCallback, answerSession, answerSignIn, answerToken } from "./provider/auth-api.server.ts";
import remote from "./remote.ts";

export default defineRemoteServer({
	remote,
	searchWords: (tag) => import(`./search-words/${tag}.json`),
	api: {
		"auth/session": answerSession,
		"auth/providers": answerAuth("GET"),
		"auth/csrf": answerToken,
		"auth/signin/:provider": answerSignIn,
		"auth/callback/:provider": answerCallback,
		"auth/signout": answerAuth("POST"),
	},
});
