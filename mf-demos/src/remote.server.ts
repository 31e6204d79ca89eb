import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import remote from "./remote.ts";

export default defineRemoteServer({ remote, searchWords: (tag) => import(`./search-words/${tag}.json`) });
