// Pages as the remotes declare them to the search.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	canonicalForm,
	fillPattern,
	type RouteParams,
	type RoutePaths,
} from "@hub/shared-contracts/address/route-path";
import type { ContentReader } from "@hub/shared-contracts/content/content-reader";
import { createI18n, loadMessages, textsIn } from "@hub/shared-contracts/language/i18n";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import type { Translate } from "@hub/shared-contracts/language/messages";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { SearchKind, SearchText } from "@hub/shared-contracts/search/search-source";
import { z } from "zod";
import { remotePackages, root } from "../../architecture/repository-files.ts";
import { foundBy } from "../../shell/src/search/searched-pages.server.ts";
import type { SearchDocument } from "./generated.ts";

/** Reads all searchable pages by language. */
export async function readDocuments(
	content: Pick<ContentReader, "list">,
): Promise<ReadonlyMap<string, readonly SearchDocument[]>> {
	const i18n = createI18n({ strict: true });
	const found = new Map<string, SearchDocument[]>(LOCALE_CODES.map((locale) => [locale, []]));
	const i18nWords = createI18n({ strict: true });
	const add = (
		remote: string,
		route: RoutePaths,
		locale: Locale,
		kind: SearchKind,
		about: SearchText,
		t: Translate,
		params: RouteParams = {},
	) => {
		const path = fillPattern(canonicalForm(route, locale, "prefix_except_default").pattern, params);
		found.get(locale)?.push({
			href: path + (about.place ?? ""),
			type: kind.type,
			text: foundBy(about, kind, params, t, kind.words && textsIn(i18nWords, locale, remote)(kind.words)),
		});
	};
	for (const name of remotePackages()) {
		const { default: server } = (await import(`../../${name}/src/remote.server.ts`)) as {
			readonly default: RemoteServer;
		};
		for (const locale of LOCALE_CODES) {
			await loadMessages(i18n, name, locale, (tag) => messagesOf(join(name, "messages", tag)));
			if (server.searchWords)
				await loadMessages(i18nWords, name, locale, (tag) => messagesOf(join(name, "src", "search-words", tag)));
		}
		for (const route of server.remote.routes)
			for (const searched of server.routes[route.key]?.search ?? [])
				if ("query" in searched)
					for (const { item, locale } of await content.list(searched.query)) {
						const t = textsIn(i18n, locale, name);
						const params = searched.params(item);
						if (params) add(name, route, locale, searched, searched.about(item, t), t, params);
					}
				else
					for (const locale of LOCALE_CODES) {
						const t = textsIn(i18n, locale, name);
						add(name, route, locale, searched, { title: t(searched.title), summary: t(searched.summary) }, t);
					}
	}
	return found;
}

/** Node does not resolve a remote's import of its messages; the bundler does. */
async function messagesOf(path: string): Promise<{ readonly default: Readonly<Record<string, string>> }> {
	const text = await readFile(join(root, `${path}.json`), "utf8");
	return { default: z.record(z.string(), z.string()).parse(JSON.parse(text)) };
}
