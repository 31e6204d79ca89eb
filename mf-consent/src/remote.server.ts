import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { storeConsent } from "./consent/consent-form.server.ts";
import { createDecisionRecords } from "./consent/decision-records.server.ts";
import remote from "./remote.ts";

const records = createDecisionRecords();

export default defineRemoteServer({
	remote,
	searchWords: (tag) => import(`./search-words/${tag}.json`),
	api: {
		consent: (request, { secure, operate }) =>
			storeConsent(request, { secure }, (decision) => records.record(decision, operate)),
	},
});
