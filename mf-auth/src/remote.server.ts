// The server's entry: the session's address.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import remote from "./remote.ts";
import { answerSession } from "./session/session-endpoint.ts";

export default defineRemoteServer({ remote, api: { "auth/session": answerSession } });
