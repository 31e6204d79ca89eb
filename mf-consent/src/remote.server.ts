// The server's entry: the form's target.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { storeConsent } from "./consent/consent-form.ts";
import remote from "./remote.ts";

export default defineRemoteServer({ remote, api: { consent: storeConsent } });
