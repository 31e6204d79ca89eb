// The server's entry: nothing besides the page.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import remote from "./remote.ts";

export default defineRemoteServer({ remote });
