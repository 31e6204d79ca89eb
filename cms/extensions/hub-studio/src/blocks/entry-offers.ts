// References that blocks name, by their titles.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { ref, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import type { Offer } from "./editing.ts";

const rows = z.object({ data: z.array(z.object({ slug: z.string().nullish(), title: z.string().nullish() })) });

/**
 * The references in the language of the entry. What cannot be read is not offered; it can still be typed.
 * @param locale the entry's language; it may change
 */
export function useOffers(locale: () => Locale | undefined) {
	const api = useContentService();
	const references = ref<readonly Offer[]>([]);
	watch(
		locale,
		async (code) => {
			if (code === undefined) return;
			const params = { filter: JSON.stringify({ locale: { _eq: code } }), fields: "slug,title", sort: "title", limit: -1 };
			const answer = await api.get<unknown>("/items/client_references", { params }).catch(() => undefined);
			if (code !== locale()) return;
			const found = rows.safeParse(answer?.data).data?.data ?? [];
			references.value = found.flatMap(({ slug, title }) => (slug ? [{ value: slug, title: title || slug }] : []));
		},
		{ immediate: true },
	);
	return { references: () => references.value };
}
