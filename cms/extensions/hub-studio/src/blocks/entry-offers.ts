// Pages and references that blocks name, by their titles.

import { useApi } from "@directus/extensions-sdk";
import { DEFAULT_LOCALE, type Locale } from "@hub/shared-contracts/language/locale";
import { ref, watch } from "vue";
import { z } from "zod";
import type { Offer } from "./editing.ts";

const rows = z.object({
	data: z.array(z.object({ slug: z.string().nullish(), title: z.string().nullish(), route_key: z.string().nullish() })),
});

/**
 * What blocks can lead to, in the language of their entry. What cannot be read is not offered; it can still be typed.
 * @param locale the entry's language; it may change
 */
export function useOffers(locale: () => Locale | undefined) {
	const api = useApi();
	const pages = ref<readonly Offer[]>([]);
	const references = ref<readonly Offer[]>([]);
	const read = async (collection: string, fields: readonly string[]) => {
		const params = { filter: JSON.stringify({ locale: { _eq: locale() } }), fields: fields.join(), sort: "title", limit: -1 };
		const answer = await api.get<unknown>(`/items/${collection}`, { params }).catch(() => undefined);
		return rows.safeParse(answer?.data).data?.data ?? [];
	};
	watch(
		locale,
		async (code) => {
			if (code === undefined) return;
			const [found, posts, clients] = await Promise.all([
				read("pages", ["slug", "title", "route_key"]),
				read("posts", ["slug", "title"]),
				read("client_references", ["slug", "title"]),
			]);
			if (code !== locale()) return;
			const start = code === DEFAULT_LOCALE ? "" : `/${code}`;
			pages.value = [...found, ...posts].flatMap(({ slug, title, route_key }) => {
				if (!title) return [];
				if (route_key === "home") return [{ value: start || "/", title }];
				return slug ? [{ value: `${start}/${slug}`, title }] : [];
			});
			references.value = clients.flatMap(({ slug, title }) => (slug ? [{ value: slug, title: title || slug }] : []));
		},
		{ immediate: true },
	);
	return { pages: () => pages.value, references: () => references.value };
}
