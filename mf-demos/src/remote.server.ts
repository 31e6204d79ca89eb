// The server's door: what each page needs.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { loadDemos } from "./demos/demos.loader.ts";
import remote from "./remote.ts";

export default defineRemoteServer({ remote, routes: { demos: { load: loadDemos } } });
