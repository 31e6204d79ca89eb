// The server's entry: the addresses of sessions (SS-1).

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { answerAuth, answerSession } from "./provider/auth-api.server.ts";
import remote from "./remote.ts";

export default defineRemoteServer({
	remote,
	api: {
		"auth/session": answerSession,
		"auth/providers": answerAuth("GET"),
		"auth/csrf": answerAuth("GET"),
		"auth/signin/:provider": answerAuth("POST"),
		"auth/callback/:provider": answerAuth("GET", "POST"),
		"auth/signout": answerAuth("POST"),
	},
});
