import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { handleAuth, handleCallback, handleCsrf, handleSession, handleSignIn } from "./provider/auth-api.server.ts";
import remote from "./remote.ts";

export default defineRemoteServer({
	remote,
	searchWords: (tag) => import(`./search-words/${tag}.json`),
	api: {
		"auth/session": handleSession,
		"auth/providers": handleAuth("GET"),
		"auth/csrf": handleCsrf,
		"auth/signin/:provider": handleSignIn,
		"auth/callback/:provider": handleCallback,
		"auth/signout": handleAuth("POST"),
	},
});
