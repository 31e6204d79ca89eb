import { prototypeNamed } from "@hub/content-model/cms/demo";
import type { PolicySettings } from "@hub/shared-contracts/content/prototype-policy";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { textsOfPrototype } from "../prototype-texts.loader.ts";

/** Part of the policy prototype that fits beside a title. */
export interface TryPolicyData {
	/** Slug of the demo. */
	readonly slug: string;
	/** With the first request only. */
	readonly settings: PolicySettings;
	/** Number of requests in the whole prototype. */
	readonly requests: number;
	readonly texts: MessageCatalogue;
}

/** Keys of the texts that are shown beside a title. */
const SHOWN_TEXTS = /^(who|for|request\.\w+|finding\..+)$/;

/** Returns undefined without a live demo of a usage policy: the slot is left out. */
export async function loadTryPolicy({ content, locale }: SlotLoaderContext): Promise<TryPolicyData | undefined> {
	const demo = await content.first(prototypeNamed(locale, "policy"));
	const settings = demo?.prototypeSettings;
	if (settings?.name !== "policy") return undefined;
	return {
		slug: demo?.slug ?? "",
		settings: { ...settings, requests: settings.requests.slice(0, 1) },
		requests: settings.requests.length,
		texts: Object.fromEntries(
			Object.entries(await textsOfPrototype("policy", locale)).filter(([key]) => SHOWN_TEXTS.test(key)),
		),
	};
}
