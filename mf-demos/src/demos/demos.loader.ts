import type { DemoTeaser } from "@hub/shared-contracts/cms/demo";
import { demosOf } from "@hub/shared-contracts/cms/demo";
import type { MessageKey } from "@hub/shared-contracts/language/messages";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type de from "../../messages/de.json";

/** All demos of a language. */
export interface DemosData {
	readonly demos: readonly DemoTeaser[];
}

export async function loadDemos({ content, locale, t }: RouteLoaderContext<MessageKey<typeof de>>) {
	const data: DemosData = { demos: await content.list(demosOf(locale)) };
	return found(data, {
		head: { title: t("demos.title"), description: t("demos.description"), cover: { seed: "demos", tone: "plum" } },
	});
}
