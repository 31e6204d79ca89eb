import { demosOf } from "@hub/shared-contracts/cms/demo";
import type { DemoTeaser } from "@hub/shared-contracts/content/demo";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";

/** All demos of a language. */
export interface DemosData {
	readonly demos: readonly DemoTeaser[];
}

export async function loadDemos({ content, locale }: RouteLoaderContext) {
	const data: DemosData = { demos: await content.list(demosOf(locale)) };
	const messages = { de, en }[locale];
	return found(data, {
		head: { title: messages["demos.title"], description: messages["demos.description"], cover: { seed: "demos", tone: "plum" } },
	});
}
