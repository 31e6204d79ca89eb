// Server entry; contains only the page.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import remote from "./remote.ts";

export default defineRemoteServer({ remote });
