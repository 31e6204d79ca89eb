// Settings of the prototype for building a usage policy.

import { z } from "zod";
import { problem } from "../problems/problem.ts";

const text = z.string().trim().min(1);
// Ids stand in addresses, with points between them.
const id = z.stringFormat("id", /^[a-z0-9-]+$/);
const choice = z.object({ id, label: text });

const request = z.object({
	id,
	name: text.describe("who asks"),
	text: text.describe("what for, in the words of those who ask"),
	recipient: id,
	purpose: id,
	on: z.iso.date().describe("the day of the use"),
	forward: z.boolean().describe("whether the data would be passed on"),
	wanted: z.boolean().describe("whether the provider would let it through"),
	because: text.describe("why the provider would, or would not"),
});

/** Schema of the settings. Every referenced id is in its list. */
export const policySettings = z
	.object({
		name: z.literal("policy"),
		provider: z.object({ name: text, role: text, did: z.stringFormat("did", /^did:web:[a-z0-9.:-]+$/) }),
		data: z.object({ id, label: text, text }),
		recipients: z.array(choice).min(2).max(8).describe("who the data may be given to, each in the singular"),
		purposes: z.array(choice).min(2).max(8),
		ends: z.array(z.iso.date()).min(1).max(8).describe("days on which a policy may end"),
		requests: z.array(request).min(1).max(12).describe("in the order in which they arrive"),
	})
	.superRefine((settings, { addIssue }) => {
		for (const list of ["recipients", "purposes", "requests"] as const)
			if (new Set(settings[list].map((item) => item.id)).size < settings[list].length)
				addIssue({ ...problem("id-twice"), path: [list] });
		settings.requests.forEach(({ recipient, purpose }, index) => {
			if (!settings.recipients.some((one) => one.id === recipient))
				addIssue({ ...problem("reference", { name: recipient }), path: ["requests", index, "recipient"] });
			if (!settings.purposes.some((one) => one.id === purpose))
				addIssue({ ...problem("reference", { name: purpose }), path: ["requests", index, "purpose"] });
		});
	});

/** Data to write a policy for, options of the policy, and the requests that it is evaluated on. */
export type PolicySettings = z.infer<typeof policySettings>;

/** A request for the data. */
export type PolicyRequest = PolicySettings["requests"][number];
